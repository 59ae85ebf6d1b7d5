/**
 * The public interface of lib/portal: components import from here. Everything in this list is in the scripts of every
 * page of the portal, so what only one screen needs is imported from its own file.
 */
export { createPortal, type Portal } from "./portal";
export { browserEffects, type PortalEffects } from "./effects";
export type { DemoAccount, PortalOptions, PortalState } from "./context";
export { guard, guardOfAuth, returnPath, signInPath, type GuardDecision, type GuardedSession } from "./guard";
export { textOfNews } from "./session-news";
export { emailKey, isDemoAccount } from "./rules/accounts";
export { messages } from "./messages";
export type { Outcome } from "./outcome";
export type { EventOf } from "./records/schema";
export type { CurrentRequest, ListedRequest } from "./view";
export type { Exported } from "./actions/backup";
export type { SelectionFile } from "./actions/selection";
export type { ProfileForm } from "./actions/account";
export type { PasswordForm } from "./actions/passwords";
export type { CsvImport, CsvKind } from "./actions/imports";
export type { ImportEntry } from "./import-entries";
export type { ImportSummary } from "./import-plan";
export type { BulkChange, Undone } from "./actions/statuses";
export type { CustomerRow } from "./rules/customers";
export type { MonthlyPrices } from "./rules/estimate";
export {
  allStatuses,
  defaultPriority,
  industries,
  isOption,
  optionLabel,
  priorities,
  services,
  type Service,
  type Status,
} from "./rules/options";
export { ownUnreadable } from "./rules/unreadable";
export type { SampleIndustry, SampleTexts } from "./samples/generate";
export { CAPACITY, CRAMPED, isCramped, percentFull } from "./storage/capacity";
export type { QuarantinedEntry } from "./storage/record-storage";
export { isAdministrator, isOpenTo, mayReopen } from "./rules/roles";
export { MIN_PASSWORD_LENGTH, readRequestForm } from "./rules/validation";
export type { RequestForm, SignInForm, SignUpForm } from "./rules/validation";
