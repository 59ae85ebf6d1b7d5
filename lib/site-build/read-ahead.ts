/** Run in a thread while Next compiles: its workers then find the content read and checked. */
import { getContent } from "@/lib/content";

getContent();
