import type { Metadata } from "next";
import { topicElement, topicMetadata, topicParams } from "../../topic-page";

interface CategoryPageProps {
  params: Promise<{ category: string }>;
}

export function generateStaticParams() {
  return topicParams("Category", "category");
}

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  return topicMetadata("Category", (await params).category);
}

export default async function CategoryPage({ params }: CategoryPageProps) {
  return topicElement("Category", (await params).category);
}
