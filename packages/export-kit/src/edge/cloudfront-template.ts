import { METHODS, NOT_FOUND_PAGE, REVALIDATE, type HostTable } from "../hosts/table";

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

/** Headers that a response headers policy has properties for; the others are custom ones. */
const SECURITY: Readonly<Record<string, (value: string) => Record<string, string>>> = {
  "Content-Security-Policy": (value) => ({
    ContentSecurityPolicy: `{ ContentSecurityPolicy: ${quote(value)}, Override: true }`,
  }),
  "Strict-Transport-Security": (value) => ({
    StrictTransportSecurity: `{ AccessControlMaxAgeSec: ${/max-age=(\d+)/.exec(value)?.[1] ?? 0}, IncludeSubdomains: ${/includeSubDomains/i.test(value)}, Preload: ${/preload/i.test(value)}, Override: true }`,
  }),
  "X-Content-Type-Options": () => ({ ContentTypeOptions: "{ Override: true }" }),
  "X-Frame-Options": (value) => ({ FrameOptions: `{ FrameOption: ${value}, Override: true }` }),
  "Referrer-Policy": (value) => ({ ReferrerPolicy: `{ ReferrerPolicy: ${value}, Override: true }` }),
};

/** Seconds that CloudFront keeps the answer to a missing object. */
const ERROR_SECONDS = 10;

/**
 * A CloudFormation template: CloudFront in front of a bucket that exists, with the function, the headers, the 404 page
 * and https. Object storage answers 403 instead of 404 to those who may not list it, so CloudFront may list the bucket.
 *
 * @param code of the function
 */
export function cloudfrontTemplate({ securityHeaders, pageHeaders }: HostTable, code: string): string {
  const known = Object.entries(securityHeaders).filter(([name]) => name in SECURITY);
  const others = Object.entries(securityHeaders).filter(([name]) => !(name in SECURITY));
  const security = known.flatMap(([name, value]) => Object.entries(SECURITY[name]!(value)));
  // A policy cannot tell pages from files; browsers ignore these headers on files.
  const custom = [...others, ...Object.entries(pageHeaders)].map(
    ([name, value]) => `- { Header: ${name}, Value: ${quote(value)}, Override: true }`,
  );
  return `# CloudFront for the site in a bucket of Amazon S3. Create the stack in the region of the bucket:
#   aws cloudformation deploy --stack-name site --template-file cloudfront.yaml \\
#     --parameter-overrides Bucket=my-bucket Domain=www.example.com Certificate=arn:aws:acm:us-east-1:…
# It replaces the policy of the bucket.
AWSTemplateFormatVersion: "2010-09-09"
Parameters:
  Bucket: { Type: String, Description: Name of the bucket that the site is deployed to }
  Prefix: { Type: String, Default: "", Description: "With a slash before it, for s3://bucket/prefix: /prefix" }
  Domain: { Type: String, Description: "Domain of the site, such as www.example.com" }
  Certificate: { Type: String, Description: "ARN of its certificate, in us-east-1" }
Resources:
  Access:
    Type: AWS::CloudFront::OriginAccessControl
    Properties:
      OriginAccessControlConfig:
        Name: { Ref: "AWS::StackName" }
        OriginAccessControlOriginType: s3
        SigningBehavior: always
        SigningProtocol: sigv4
  Headers:
    Type: AWS::CloudFront::ResponseHeadersPolicy
    Properties:
      ResponseHeadersPolicyConfig:
        Name: { Ref: "AWS::StackName" }
        SecurityHeadersConfig:
${lines(
  security.map(([name, value]) => `${name}: ${value}`),
  10,
)}
        CustomHeadersConfig:
          Items:
${lines(custom, 12)}
  Paths:
    Type: AWS::CloudFront::Function
    Properties:
      Name: { Ref: "AWS::StackName" }
      AutoPublish: true
      FunctionConfig: { Comment: Addresses of the site, Runtime: cloudfront-js-2.0 }
      FunctionCode: |
${lines(code.trimEnd().split("\n"), 8)}
  Distribution:
    Type: AWS::CloudFront::Distribution
    Properties:
      DistributionConfig:
        Enabled: true
        HttpVersion: http2and3
        IPV6Enabled: true
        Aliases: [{ Ref: Domain }]
        ViewerCertificate: { AcmCertificateArn: { Ref: Certificate }, SslSupportMethod: sni-only, MinimumProtocolVersion: TLSv1.2_2021 }
        Origins:
          - Id: bucket
            DomainName: { "Fn::Sub": "\${Bucket}.s3.\${AWS::Region}.amazonaws.com" }
            OriginPath: { Ref: Prefix }
            OriginAccessControlId: { "Fn::GetAtt": [Access, Id] }
            S3OriginConfig: { OriginAccessIdentity: "" }
        DefaultCacheBehavior:
          TargetOriginId: bucket
          ViewerProtocolPolicy: redirect-to-https
          # The function refuses those that the site has no answer to.
          AllowedMethods: [${METHODS.join(", ")}, OPTIONS, PUT, POST, PATCH, DELETE]
          Compress: true
          # AWS's policy CachingOptimized: as long as Cache-Control says, without query strings.
          CachePolicyId: 658327ea-f89d-4fab-a63d-7e88639e58f6
          ResponseHeadersPolicyId: { Ref: Headers }
          FunctionAssociations:
            - { EventType: viewer-request, FunctionARN: { "Fn::GetAtt": [Paths, FunctionARN] } }
        CustomErrorResponses:
          - { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: ${NOT_FOUND_PAGE}, ErrorCachingMinTTL: ${ERROR_SECONDS} }
  BucketPolicy:
    Type: AWS::S3::BucketPolicy
    Properties:
      Bucket: { Ref: Bucket }
      PolicyDocument:
        Statement:
          - Effect: Allow
            Principal: { Service: cloudfront.amazonaws.com }
            Action: ["s3:GetObject", "s3:ListBucket"]
            Resource: [{ "Fn::Sub": "arn:aws:s3:::\${Bucket}" }, { "Fn::Sub": "arn:aws:s3:::\${Bucket}/*" }]
            Condition: { StringEquals: { "AWS:SourceArn": { "Fn::Sub": "arn:aws:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}" } } }
Outputs:
  Address: { Value: { "Fn::GetAtt": [Distribution, DomainName] }, Description: Target of the domain's CNAME or alias record }
`;
}

/** In single quotes YAML knows no escapes but a doubled quote. */
function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function lines(texts: readonly string[], depth: number): string {
  return texts.map((text) => (text ? " ".repeat(depth) + text : text)).join("\n");
}
