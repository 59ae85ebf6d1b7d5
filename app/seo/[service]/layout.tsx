import { collectionParams } from "export-kit/collection";
import type { ReactNode } from "react";
import { landingServiceParams } from "../landing";

// Services are a segment of their own: Next fails on one list of 200,000 parameters.
export const generateStaticParams = collectionParams(landingServiceParams);

export default function ServiceLayout({ children }: { children: ReactNode }) {
  return children;
}
