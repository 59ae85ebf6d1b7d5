/**
 * The ids of sample records begin with this, in backups too, so that samples are found wherever they get to.
 * See docs/behaviour.md#sample-data.
 */
const PREFIX = "sample-";

/** The id of a sample. `set` tells the samples of one press from those of another. */
export function sampleId(set: string, name: string): string {
  return `${PREFIX}${set}-${name}`;
}

export function isSampleId(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Who has changed the statuses of samples. */
export const SAMPLE_DESK = "sample-desk";
