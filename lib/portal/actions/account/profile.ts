import type { PortalContext } from "../../context";
import { messages } from "../../messages";
import { refused, type Outcome } from "../../outcome";
import { valuesOf, type EventOf, type SessionUser } from "../../records/schema";
import { latestEvents } from "../../rules/events";
import { profileProblem, type ProfileForm } from "./forms";
import { eventFactory } from "../events";
import { userOfThisTab } from "../session";
import { accountMessages } from "./messages";

type Profile = EventOf<"profile">;

/** A change of the profile, and the names before it, to which an undo returns. */
export interface EditedProfile {
  profile: Profile;
  before: ProfileForm;
}

const namesOf = ({ firstName, lastName, company }: SessionUser | ProfileForm): ProfileForm => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  company: company.trim(),
});

/** Stores other names for the signed-in user: docs/behaviour.md#your-account. */
export function saveProfile(
  context: PortalContext,
  form: ProfileForm,
): Outcome<EditedProfile, keyof ProfileForm> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const problem = profileProblem(form);
  if (problem) return { status: "refused", ...problem };
  const { firstName, lastName, company } = user;
  const before = { firstName, lastName, company };
  const names = namesOf(form);
  if (names.firstName === firstName && names.lastName === lastName && names.company === company)
    return refused(accountMessages.sameProfile);
  const profile: Profile = { ...eventFactory(context, user.id)(user.id), type: "profile", ...names };
  return context.outcome(context.put({ kind: "event", value: profile }), { profile, before });
}

/** Returns to the names before a change by another change, unless they were changed again. */
export function undoProfile(context: PortalContext, { profile, before }: EditedProfile): Outcome<Profile> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const latest = latestEvents(valuesOf(context.records(), "event"), "profile").get(profile.subject);
  if (user.id !== profile.subject || latest?.id !== profile.id) return refused(messages.changedMeanwhile);
  const value: Profile = { ...eventFactory(context, user.id)(user.id), type: "profile", ...before };
  return context.outcome(context.put({ kind: "event", value }), value);
}
