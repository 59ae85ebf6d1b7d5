import { choosePlan as choose, type Choice } from "@/lib/plans/choose-plan";
import type { FiguresInput } from "./figures-input";
import type { PlanOption } from "./plan-table";

/** The plan that suits a page. */
export type PlanChoice = Choice<PlanOption>;

/** The plan that suits a firm, by the content's worth of a contact. */
export function choosePlan(
  { service, language, context: { messages } }: Pick<FiguresInput, "service" | "language" | "context">,
  options: readonly PlanOption[],
): PlanChoice {
  return choose({ reply: service.reply, language, contactWorth: messages.trade.contactWorth }, options);
}
