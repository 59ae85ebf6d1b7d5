import { SCHEMES } from "./colours";
import { NEAR_MAPS, renderNearMap } from "./maps";

const map = {
  ...NEAR_MAPS.wide,
  at: [360, 220] as const,
  land: "M0 0L9 9L0 9z",
  borders: "M0 0L9 9",
  places: ["M1 1h0", "M2 2h0", "M3 3h0"] as const,
  named: "M4 4h0",
  leaders: "M4 4L30 30",
  circles: [{ radius: 67, text: "50 km", y: 283 }],
  labels: [{ name: "North & <b>", x: 360, y: 90, anchor: "middle" as const, at: [360, 110] as const }],
};

it.each(SCHEMES)("has every name and distance, escaped, and no styles: %s", (scheme) => {
  const svg = renderNearMap(map, scheme);
  for (const text of [">North &amp; &lt;b><", ">50 km<"]) expect(svg).toContain(text);
  expect(svg).not.toMatch(/<style|style=|<script|href|undefined|NaN|@/);
});
