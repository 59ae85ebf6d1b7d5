import { SCHEMES } from "./colours";
import { renderNearMap } from "./near-map";

const map = {
  land: "M0 0h9",
  places: ["M1 1h0", "M2 2h0", "M3 3h0"] as const,
  named: "M4 4h0",
  circles: [{ radius: 67, text: "50 km", y: 283 }],
  labels: [
    { name: "Middle", x: 369, y: 224, anchor: "start" as const },
    { name: "North & <b>", x: 360, y: 90, anchor: "middle" as const },
  ],
};

it.each(SCHEMES)("has every name and distance, escaped, and no styles: %s", (scheme) => {
  const svg = renderNearMap(map, scheme);
  for (const text of [">Middle<", ">North &amp; &lt;b><", ">50 km<"]) expect(svg).toContain(text);
  expect(svg).not.toMatch(/<style|style=|<script|href|undefined|NaN|@/);
});
