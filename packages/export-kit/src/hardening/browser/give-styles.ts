/**
 * Stands before a page's block of flight data and gives elements the style attributes that were held: the policy
 * lets scripts set styles. React finds them as Next wrote them.
 */
import { HELD_STYLE } from "../flight-block";

for (const element of document.querySelectorAll<HTMLElement>(`[${HELD_STYLE}]`)) {
  element.style.cssText = element.getAttribute(HELD_STYLE) ?? "";
  element.removeAttribute(HELD_STYLE);
}
