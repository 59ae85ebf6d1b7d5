import { AboutBody } from "@/components/sections/company/about-body";
import { getContent, pickClaims } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("about");

export default function AboutPage() {
  const { pages, claims } = getContent();
  return <AboutBody page={pages.about} claims={pickClaims(claims, pages.about.today.claims)} />;
}
