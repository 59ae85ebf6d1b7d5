import Link from "next/link";
import type { ReactNode } from "react";
import { GUIDES } from "../guides";

interface Props {
  children: ReactNode;
  params: Promise<{ guide: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(GUIDES).map((guide) => ({ guide }));

export default async function GuideLayout({ children, params }: Props) {
  const { guide } = await params;
  return (
    <article>
      <Link href={`/guides/${guide}/details`}>Details</Link>
      {children}
    </article>
  );
}
