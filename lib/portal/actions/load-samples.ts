import type { PortalContext } from "../action-context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { keyOf } from "../records/storage-keys";
import type { SessionUser } from "../records/schema";
import { isDemoAccount } from "../rules/accounts";
import { isSampleId } from "../samples/sample-id";
import { generateSamples, type SampleTexts } from "../samples/generate-samples";
import { ownedRecords, splitShared } from "./owned-records";
import { currentUser } from "./session";

const sampleMessages = {
  samplesExist: "The sample data are loaded already.",
  samplesNotStored: "There is no room in this browser for the sample data. Nothing was loaded.",
  samplesIncomplete:
    "This browser's storage stopped working. Only part of the sample data was loaded. Remove it again later.",
  samplesNotRemoved:
    "There is no room for a change that removes samples from a bulk change. Nothing was removed.",
} as const;

const isSample = { isRequest: isSampleId, isAccount: isSampleId };

/** The signed-in user if it may load and remove samples: docs/behaviour.md#sample-data. */
function currentDemoUser(context: PortalContext): SessionUser | undefined {
  const user = currentUser(context);
  return user && isDemoAccount(context.options.demoAccounts, user.email) ? user : undefined;
}

/**
 * Adds a year of sample data: all of it, or nothing. The demo customer owns a part, if its account is stored. Samples
 * that are here already stay the only ones.
 */
export function loadSamples(context: PortalContext, texts: SampleTexts): Outcome<null> {
  if (!currentDemoUser(context)) return refused(messages.notAllowed);
  const { own, shared } = ownedRecords(context, isSample);
  if (own.size + shared.length > 0) return refused(sampleMessages.samplesExist);
  const { demoAccounts, prices } = context.options;
  const owner = (demoAccounts ?? [])
    .flatMap(({ email }) => context.data().accounts.ofEmail(email)[0] ?? [])
    .find(({ isAdmin }) => !isAdmin)?.id;
  const records = generateSamples({ texts, prices, now: context.effects.now(), owner });
  if (context.put(...records)) return context.outcome(true, null);
  const undone = context.rollback(...records.map(keyOf));
  return refused(undone ? sampleMessages.samplesNotStored : sampleMessages.samplesIncomplete);
}

/** Removes all samples and what belongs to them, and nothing else. */
export function removeSamples(context: PortalContext): Outcome<null> {
  if (!currentDemoUser(context)) return refused(messages.notAllowed);
  const { own, shared } = ownedRecords(context, isSample);
  if (!splitShared(context, shared)) return refused(sampleMessages.samplesNotRemoved);
  return context.outcome(context.remove(...own.keys(), ...shared.map(({ key }) => key)), null);
}
