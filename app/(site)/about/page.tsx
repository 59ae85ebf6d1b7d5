import { contentMetadata } from "@/app/site-metadata";
import { AboutBody } from "@/components/sections/company/about-body";
import { getContent, pickClaims } from "@/lib/content";

export const metadata = contentMetadata("about");

export default function AboutPage() {
  const { pages, claims } = getContent();
  return <AboutBody page={pages.about} claims={pickClaims(claims, pages.about.today.claims)} />;
}
