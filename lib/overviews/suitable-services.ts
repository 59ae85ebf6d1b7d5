import type { Industry, Service } from "@/lib/content";

/** The services that suit an industry, the best first, otherwise in their order. */
export function suitableServices<S extends Pick<Service, "slug">>(
  { services }: Pick<Industry, "services">,
  all: readonly S[],
): S[] {
  const fits = ["core", "possible"] as const;
  return fits.flatMap((fit) => all.filter(({ slug }) => services[slug]!.fit === fit));
}
