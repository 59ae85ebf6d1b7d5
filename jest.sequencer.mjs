import Sequencer from "@jest/test-sequencer";

/** Begins with the trials of a release, which take half a minute each: whichever came last would run alone. */
export default class TrialsFirst extends Sequencer {
  sort(tests) {
    const isTrial = ({ path }) => Number(path.includes(".release.test."));
    return super.sort(tests).sort((one, other) => isTrial(other) - isTrial(one));
  }
}
