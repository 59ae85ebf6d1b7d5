import { IndustriesBody } from "@/components/sections/services/industries-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";

export const metadata = contentMetadata("industries");

export default function IndustriesPage() {
  const { categories, industries, pages } = getContent();
  return <IndustriesBody categories={categories} industries={industries} page={pages.industries} />;
}
