import { ToolsBody } from "@/components/tools/tools-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";
import { ListData } from "../structured-data";
import { toolPages } from "./tool-pages";

export const metadata = contentMetadata("tools");

export default function ToolsPage() {
  const tools = toolPages();
  return (
    <>
      <ListData page="tools" entries={tools} />
      <ToolsBody page={getContent().pages.tools} tools={tools} />
    </>
  );
}
