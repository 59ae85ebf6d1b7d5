import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SiteFinder } from "@/app/finder";
import { CountryStrips } from "@/components/landing/clock/country-strips";
import { IndustryBody } from "@/components/sections/services/industry-body";
import { getContent, getLandingCatalogue, type Industry } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { composeIndustry } from "@/lib/overviews/industry";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { BreadcrumbData } from "../../structured-data";

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

function overviewOf(industry: Industry) {
  return composeIndustry(industry, getContent(), getLandingCatalogue());
}

export async function generateMetadata(props: IndustryPageProps): Promise<Metadata> {
  const industry = await findIndustry(props);
  const content = getContent();
  return pageMetadata(
    {
      title: `${industry.title} Customer Support Solutions | ${content.site.brand}`,
      description: overviewOf(industry).description,
      path: routes.industry(industry.slug),
    },
    content,
  );
}

export default async function IndustryPage(props: IndustryPageProps) {
  const industry = await findIndustry(props);
  const category = getContent().categories.find(({ slug }) => slug === industry.category)!;
  const overview = overviewOf(industry);
  const { title, slug } = industry;
  return (
    <>
      <BreadcrumbData crumbs={crumbs.industry()} page={{ name: title, path: routes.industry(slug) }} />
      <IndustryBody
        industry={industry}
        category={category}
        overview={overview}
        strips={<CountryStrips inColumn {...overview.byCountry} />}
        elsewhereStrips={<CountryStrips inColumn plans={[]} countries={overview.elsewhere.countries} />}
        finder={overview.hubs.links.length > 0 && <SiteFinder initial={{ industry: title }} links={[]} />}
      />
    </>
  );
}
