import type { Place } from "./namesakes";
import { townsBeyond } from "./near-places";

const at = (name: string, km: number) => ({ place: { name } as Place, km });

it("names the towns that are farther than customers come from", () => {
  const around = [at("Borough", 7), at("Port", 16), at("Hill", 40)];
  expect(townsBeyond(8, ["Borough", "Port"], around)).toEqual({ beyond: ["Port"] });
  expect(townsBeyond(25, ["Borough", "Port"], around)).toEqual({});
});

it("takes the nearest of several places of a name", () => {
  expect(townsBeyond(8, ["Newtown"], [at("Newtown", 90), at("Newtown", 5)])).toEqual({});
});

it("leaves alone what GeoNames does not list, or only as a namesake far away", () => {
  expect(townsBeyond(8, ["Old Quay", "Newtown"], [at("Port", 16), at("Newtown", 90)])).toEqual({});
});
