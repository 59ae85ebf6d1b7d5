import { CareersBody } from "@/components/sections/company/careers-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("careers");

export default function CareersPage() {
  return <CareersBody page={getContent().pages.careers} />;
}
