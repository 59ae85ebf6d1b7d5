/** Every internal URL of the site is built here. No trailing slash, no extension. */
export const routes = {
  home: () => "/",
  services: () => "/services",
  service: (service: string) => `/services/${service}`,
  industries: () => "/industries",
  industry: (industry: string) => `/industries/${industry}`,
  regions: () => "/regions",
  region: (region: string) => `/regions/${region}`,
  country: (region: string, country: string) => `/regions/${region}/${country}`,
  city: (region: string, country: string, city: string) => `/regions/${region}/${country}/${city}`,
  landing: (service: string, industry: string, location: string) => `/seo/${service}/${industry}/${location}`,
  contact: () => "/contact",
  credits: () => "/credits",
} as const;
