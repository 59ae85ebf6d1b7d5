import { readFileSync } from "node:fs";
import path from "node:path";
import { ImageResponse } from "next/og";
import { COLOURS } from "@/lib/art/colours";
import { SOCIAL_CARD_SIZE, type SocialCard } from "@/lib/seo/social-card";

/** The colours of pictures: the renderer reads no stylesheet. */
const { paper, ink, deep, amber } = COLOURS.light;
/** The rings of the coverage clock, outermost first: Enterprise, Professional, Starter. */
const RINGS = [
  { radius: 360, colour: COLOURS.dark["moss-pale"] },
  { radius: 290, colour: COLOURS.dark.clyde },
  { radius: 220, colour: COLOURS.dark["clyde-pale"] },
];
const CENTRE = { x: 1180, y: 590 };

/** The heading font. The renderer reads WOFF, but not the variable WOFF2 of the pages. */
const font = readFileSync(
  path.join(
    process.cwd(),
    "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  ),
);

/** Draws the picture that is shown where a page is shared, as PNG. */
export function drawSocialCard(card: SocialCard, brand: string): ImageResponse {
  return new ImageResponse(<Card {...card} brand={brand} />, {
    ...SOCIAL_CARD_SIZE,
    fonts: [{ name: "Bricolage Grotesque", data: font, weight: 700, style: "normal" }],
  });
}

/** Inline styles are allowed here: no page contains them. */
function Card({ kicker, title, brand }: SocialCard & { brand: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "64px 72px",
        background: deep,
        color: paper,
        fontFamily: "Bricolage Grotesque",
        position: "relative",
      }}
    >
      {RINGS.map(({ radius, colour }) => (
        <Ring key={radius} radius={radius} colour={colour} width={22} />
      ))}
      <Ring radius={130} colour={amber} width={130} />
      <div style={{ display: "flex", fontSize: 34 }}>{kicker}</div>
      <div
        style={{
          display: "flex",
          width: 900,
          fontSize: title.length > 40 ? 76 : 100,
          lineHeight: 1.04,
          letterSpacing: "-0.02em",
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", alignItems: "center", fontSize: 40 }}>{brand}</div>
      <div
        style={{
          position: "absolute",
          left: CENTRE.x - 40,
          top: CENTRE.y - 40,
          width: 80,
          height: 80,
          borderRadius: 40,
          background: ink,
        }}
      />
    </div>
  );
}

function Ring({ radius, colour, width }: { radius: number; colour: string; width: number }) {
  return (
    <div
      style={{
        position: "absolute",
        left: CENTRE.x - radius,
        top: CENTRE.y - radius,
        width: radius * 2,
        height: radius * 2,
        borderRadius: radius,
        border: `${width}px solid ${colour}`,
      }}
    />
  );
}
