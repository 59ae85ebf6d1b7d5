/** What the portal's screens use. Everything else of lib/portal is its own affair. */
export { createPortal, type Portal } from "./portal";
export { browserEdges, type PortalEdges } from "./edges";
export type { DemoAccount, PortalOptions, PortalState } from "./desk";
export { guard, guardOfAuth, homeOf, type GuardDecision } from "./guard";
export { displayedError, messages } from "./messages";
export type { Outcome } from "./outcome";
export type { ServiceRequest, SessionUser } from "./records/schema";
export type { ImportSummary } from "./import-plan";
export type { BulkChange, Undone } from "./actions/statuses";
export type { BackupFile } from "./actions/backup";
export type { StorageNotice } from "./notice";
export type { DamagedEntry } from "./storage/record-storage";
export { historiesOf, type HistoryEntry } from "./history";
export {
  averageSatisfaction,
  byService,
  byStatus,
  industryBreakdown,
  revenueSplit,
  type Share,
} from "./rules/analytics";
export { requestsOverTime, type OverTime, type PeriodUnit } from "./rules/over-time";
export type { CustomerRow } from "./rules/customers";
export type { Totals } from "./rules/totals";
export type { MonthlyPrices } from "./rules/estimate";
export {
  defaultPriority,
  industries,
  isOption,
  priorities,
  services,
  statuses,
  type Industry,
  type Priority,
  type Service,
  type Status,
} from "./rules/options";
export { may, roleOf } from "./rules/roles";
export { MIN_PASSWORD_LENGTH, readRequestForm, signInProblem, signUpProblem } from "./rules/validation";
export type { RequestForm, SignInForm, SignUpForm } from "./rules/validation";
