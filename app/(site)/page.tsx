import { HomeBody } from "@/components/sections/home-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { contentMetadata } from "./metadata";

export const metadata = contentMetadata("home", routes.home());

export default function HomePage() {
  return <HomeBody content={getContent()} page={getContent().pages.home} />;
}
