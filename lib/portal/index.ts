/** What the portal's screens use. Everything else of lib/portal is its own affair. */
export { createPortal, type Portal } from "./portal";
export { browserEdges, type PortalEdges } from "./edges";
export type { DemoAccount, PortalOptions, PortalState } from "./desk";
export { guard, guardOfAuth, type GuardDecision } from "./guard";
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
