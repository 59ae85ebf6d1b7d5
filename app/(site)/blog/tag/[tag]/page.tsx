import type { Metadata } from "next";
import { topicElement, topicMetadata, topicParams } from "../../topic-page";

interface TagPageProps {
  params: Promise<{ tag: string }>;
}

export function generateStaticParams() {
  return topicParams("Tag", "tag");
}

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  return topicMetadata("Tag", (await params).tag);
}

export default async function TagPage({ params }: TagPageProps) {
  return topicElement("Tag", (await params).tag);
}
