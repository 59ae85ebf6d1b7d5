/**
 * The ids of sample records begin with this, in backups too, so that samples are found wherever they get to. Stored in browsers
 * for ever: samples with another prefix would become real records. See docs/behaviour.md#sample-data.
 */
const PREFIX = "sample-";

/** The id of a sample. `set` tells the samples of one press from those of another. */
export function sampleId(set: string, name: string): string {
  return `${PREFIX}${set}-${name}`;
}

/** Returns true for the id of a sample account, request or change. */
export function isSampleId(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Who has changed the statuses of samples. Stored with each change, as the prefix is. */
export const SAMPLE_DESK = "sample-desk";
