/** Reads what the model of CloudFront needs from the template, and checks that the rest is complete. */
import { parse } from "yaml";
import { z } from "zod";

export interface Distribution {
  code: string;
  methods: readonly string[];
  redirectsToHttps: boolean;
  /** Of the response headers policy. */
  headers: Readonly<Record<string, string>>;
  errorPages: Readonly<Record<number, { path: string; status: number }>>;
}

const flag = z.literal(true);
const template = z.object({
  Resources: z.object({
    Headers: z.object({
      Properties: z.object({
        ResponseHeadersPolicyConfig: z.object({
          SecurityHeadersConfig: z.object({
            ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: flag }),
            ContentTypeOptions: z.object({ Override: flag }),
            FrameOptions: z.object({ FrameOption: z.enum(["DENY", "SAMEORIGIN"]), Override: flag }),
            ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: flag }),
            StrictTransportSecurity: z.object({
              AccessControlMaxAgeSec: z.int(),
              IncludeSubdomains: z.boolean(),
              Preload: z.boolean(),
              Override: flag,
            }),
          }),
          CustomHeadersConfig: z.object({
            Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: flag })),
          }),
        }),
      }),
    }),
    Paths: z.object({
      Properties: z.object({
        AutoPublish: flag,
        FunctionConfig: z.object({ Runtime: z.literal("cloudfront-js-2.0") }),
        FunctionCode: z.string(),
      }),
    }),
    Distribution: z.object({
      Properties: z.object({
        DistributionConfig: z.object({
          Enabled: flag,
          DefaultCacheBehavior: z.object({
            ViewerProtocolPolicy: z.string(),
            AllowedMethods: z.array(z.string()),
            ResponseHeadersPolicyId: z.object({ Ref: z.literal("Headers") }),
            FunctionAssociations: z.tuple([
              z.object({
                EventType: z.literal("viewer-request"),
                FunctionARN: z.object({
                  "Fn::GetAtt": z.tuple([z.literal("Paths"), z.literal("FunctionARN")]),
                }),
              }),
            ]),
          }),
          CustomErrorResponses: z.array(
            z.object({ ErrorCode: z.int(), ResponseCode: z.int(), ResponsePagePath: z.string() }),
          ),
        }),
      }),
    }),
  }),
});

/** @throws Error that names the part of the template that is missing or wrong */
export function readTemplate(text: string): Distribution {
  const { Headers, Paths, Distribution } = template.parse(parse(text)).Resources;
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } =
    Headers.Properties.ResponseHeadersPolicyConfig;
  const { DefaultCacheBehavior: behaviour, CustomErrorResponses: errors } =
    Distribution.Properties.DistributionConfig;
  const { AccessControlMaxAgeSec: age, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  return {
    code: Paths.Properties.FunctionCode,
    methods: behaviour.AllowedMethods,
    redirectsToHttps: behaviour.ViewerProtocolPolicy === "redirect-to-https",
    headers: {
      "Content-Security-Policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": security.FrameOptions.FrameOption,
      "Referrer-Policy": security.ReferrerPolicy.ReferrerPolicy,
      "Strict-Transport-Security": [
        `max-age=${age}`,
        ...(IncludeSubdomains ? ["includeSubDomains"] : []),
        ...(Preload ? ["preload"] : []),
      ].join("; "),
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    },
    errorPages: Object.fromEntries(
      errors.map(({ ErrorCode, ResponseCode, ResponsePagePath }) => [
        ErrorCode,
        { path: ResponsePagePath, status: ResponseCode },
      ]),
    ),
  };
}
