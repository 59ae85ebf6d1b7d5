import { collectionParams } from "export-kit/collection";
import type { ReactNode } from "react";
import { landingServiceParams } from "../landing";

// A list of parameters for each service: Next fails on a single list of 200,000 parameters.
export const generateStaticParams = collectionParams(landingServiceParams);

export default function ServiceLayout({ children }: { children: ReactNode }) {
  return children;
}
