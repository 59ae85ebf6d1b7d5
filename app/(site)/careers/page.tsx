import { contentMetadata } from "@/app/site-metadata";
import { CareersBody } from "@/components/sections/company/careers-body";
import { getContent } from "@/lib/content";

export const metadata = contentMetadata("careers");

export default function CareersPage() {
  return <CareersBody page={getContent().pages.careers} />;
}
