/**
 * Restores the style attributes that `move-styles.ts` moved: the policy lets scripts set styles. Loaded before the
 * block of flight data, so that React hydrates the elements as Next wrote them.
 */
import { STYLE_ATTRIBUTE } from "../move-styles";

for (const element of document.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
  element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? "";
  element.removeAttribute(STYLE_ATTRIBUTE);
}
