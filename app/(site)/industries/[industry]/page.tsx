import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { notFound } from "next/navigation";
import { titled } from "@/app/site-metadata";
import { CountryStrips } from "@/components/landing/clock/strips-by-country";
import { IndustryBody } from "@/components/sections/services/industry-body";
import { getContent, getLandingCatalogue, type Industry } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { atHome, composeIndustry } from "@/lib/overviews/industry-page";
import { routes } from "@/lib/routes";
import { BreadcrumbData } from "../../page-json-ld";

interface IndustryPageProps {
  params: Promise<{ industry: string }>;
}

export const generateStaticParams = collectionParams(() =>
  getContent().industries.map(({ slug }) => ({ industry: slug })),
);

async function findIndustry({ params }: IndustryPageProps) {
  const { industry: slug } = await params;
  const content = getContent();
  return atHome(content.industries.find((industry) => industry.slug === slug) ?? notFound(), content);
}

function overviewOf(industry: Industry) {
  return composeIndustry(industry, getContent(), getLandingCatalogue());
}

export const generateMetadata = collectionMetadata(async (props: IndustryPageProps) => {
  const industry = await findIndustry(props);
  return titled(
    `${industry.title} Customer Support Solutions`,
    overviewOf(industry).description,
    routes.industry(industry.slug),
  );
});

export default collectionPage(async (props: IndustryPageProps) => {
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
        prices={getContent().plans}
        strips={<CountryStrips {...overview.byCountry} />}
        elsewhereStrips={<CountryStrips plans={[]} countries={overview.elsewhere.countries} />}
      />
    </>
  );
});
