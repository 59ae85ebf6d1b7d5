import type { Metadata } from "next";
import { Mounted } from "../../../components/mounted";
import { GUIDES } from "../guides";

interface Props {
  params: Promise<{ guide: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { guide } = await params;
  return { title: GUIDES[guide], alternates: { canonical: `/guides/${guide}` } };
}

export default async function GuidePage({ params }: Props) {
  const { guide } = await params;
  return (
    <>
      <h1>{GUIDES[guide]}</h1>
      <Mounted part="page" />
    </>
  );
}
