import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteFinder } from "@/app/finder";
import { IndustryBody } from "@/components/sections/services/industry-body";
import { getContent, getLandingCatalogue } from "@/lib/content";
import { routes } from "@/lib/routes";
import { hubLinksOfIndustry } from "@/lib/seo/hubs";
import { pageMetadata } from "@/lib/seo/metadata";

interface IndustryPageProps {
  params: Promise<{ industry: string }>;
}

export function generateStaticParams() {
  return getContent().industries.map(({ slug }) => ({ industry: slug }));
}

async function findIndustry({ params }: IndustryPageProps) {
  const { industry: slug } = await params;
  return getContent().industries.find((industry) => industry.slug === slug) ?? notFound();
}

export async function generateMetadata(props: IndustryPageProps): Promise<Metadata> {
  const { title, description, slug } = await findIndustry(props);
  const content = getContent();
  return pageMetadata(
    {
      title: `${title} Customer Support Solutions | ${content.site.brand}`,
      description,
      path: routes.industry(slug),
    },
    content,
  );
}

export default async function IndustryPage(props: IndustryPageProps) {
  const industry = await findIndustry(props);
  const { site, categories, services } = getContent();
  const catalogue = getLandingCatalogue();
  const hubs = hubLinksOfIndustry(catalogue, industry);
  const category = categories.find(({ slug }) => slug === industry.category)!;
  return (
    <IndustryBody
      industry={industry}
      category={category}
      services={services}
      catalogue={catalogue}
      linkedCities={site.linkedCities}
      hubs={hubs}
      finder={hubs.length > 0 && <SiteFinder initial={{ industry: industry.title }} links={[]} />}
    />
  );
}
