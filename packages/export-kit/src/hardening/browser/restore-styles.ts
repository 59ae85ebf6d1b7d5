/**
 * Stands before a page's block of flight data and gives elements the style attributes that were held: the policy
 * lets scripts set styles. React finds them as Next wrote them.
 */
import { STYLE_ATTRIBUTE } from "../flight-block";

for (const element of document.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
  element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? "";
  element.removeAttribute(STYLE_ATTRIBUTE);
}
