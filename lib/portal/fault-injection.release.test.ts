import { otherBackup, tryFailure, WRITES } from "./testing/visit";

test("whichever write fails, alone or with all later ones, every message is true and nothing confirmed is lost", async () => {
  const backup = await otherBackup();
  for (const how of ["full", "refused"] as const)
    for (let n = 1; n <= WRITES; n++)
      for (const isLasting of [false, true]) await tryFailure({ n, how, isLasting }, backup);
});
