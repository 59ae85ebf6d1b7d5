/** The public interface of lib/portal: components import from here and from nowhere deeper. */
export { createPortal, type Portal } from "./portal";
export { browserEffects, type PortalEffects } from "./effects";
export type { DemoAccount, PortalOptions, PortalState } from "./context";
export { guard, guardOfAuth, type GuardDecision, type GuardedSession } from "./guard";
export { messages } from "./messages";
export type { Outcome } from "./outcome";
export type { ServiceRequest } from "./records/schema";
export type { ImportSummary } from "./import-plan";
export type { BulkChange } from "./actions/statuses";
export { historiesOf } from "./history";
export {
  averageSatisfaction,
  byService,
  byStatus,
  industryBreakdown,
  revenueSplit,
  type Share,
} from "./rules/analytics";
export { requestsOverTime, type PeriodUnit } from "./rules/over-time";
export type { CustomerRow } from "./rules/customers";
export type { MonthlyPrices } from "./rules/estimate";
export {
  defaultPriority,
  industries,
  isOption,
  priorities,
  services,
  statuses,
  type Service,
  type Status,
} from "./rules/options";
export { may } from "./rules/roles";
export { MIN_PASSWORD_LENGTH, readRequestForm } from "./rules/validation";
export type { RequestForm, SignInForm, SignUpForm } from "./rules/validation";
