/** Its types, limited to the fields that the checks use: the package ships none. */
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
