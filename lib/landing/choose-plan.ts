import { choosePlan as choose, type Choice } from "@/lib/plans/choose-plan";
import type { FiguresInput } from "./figures-input";
import type { PlanOption } from "./plan-table";

/** The plan that suits a page. */
export type PlanChoice = Choice<PlanOption>;

/** The plan that suits a firm. */
export function choosePlan(
  { service, language, contactWorth }: Pick<FiguresInput, "service" | "language" | "contactWorth">,
  options: readonly PlanOption[],
): PlanChoice {
  return choose({ reply: service.reply, language, contactWorth }, options);
}
