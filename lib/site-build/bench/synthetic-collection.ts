/** The landing collection with ten times as many cities. */
import { multiplyCities } from "@/lib/content";

export { collection } from "../landing-collection";

const COPIES = 10;

multiplyCities(COPIES);
