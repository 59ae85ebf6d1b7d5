import { REVALIDATE, type HostTable } from "../hosts/table";

/** Bytes that CloudFront allows. */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * The CloudFront function of a site.
 *
 * @param handler text of `cloudfront-handler.ts`
 * @throws Error if the redirects of the site are too many for one function
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function cloudfrontFunction(
  { securityHeaders, pageHeaders, addresses: { methods, hidden, file, redirects } }: HostTable,
  handler: string,
): string {
  const pairs = redirects.map(([from, to]) => `[${from}, ${JSON.stringify(to)}]`);
  const code = `var HEADERS = ${JSON.stringify({ ...securityHeaders, "Cache-Control": REVALIDATE })};
var PAGE_HEADERS = ${JSON.stringify(pageHeaders)};
var RULES = {
  methods: ${JSON.stringify(methods)},
  hidden: ${hidden},
  file: ${file},
  redirects: [${pairs.join(", ")}]
};
${handler}`;
  const bytes = Buffer.byteLength(code);
  if (bytes > MAX_FUNCTION_BYTES)
    throw new Error(
      `the CloudFront function has ${bytes} bytes, and CloudFront allows ${MAX_FUNCTION_BYTES}: shorten the redirects`,
    );
  return code;
}
