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
const text = z.string();
const part = <T extends z.ZodRawShape>(shape: T) => z.object({ Properties: z.object(shape) });
const overriding = <T extends z.ZodRawShape>(shape: T) => z.object({ ...shape, Override: flag });
const template = z.object({
  Resources: z.object({
    Headers: part({
      ResponseHeadersPolicyConfig: z.object({
        SecurityHeadersConfig: z.object({
          ContentSecurityPolicy: overriding({ ContentSecurityPolicy: text }),
          ContentTypeOptions: overriding({}),
          FrameOptions: overriding({ FrameOption: z.enum(["DENY", "SAMEORIGIN"]) }),
          ReferrerPolicy: overriding({ ReferrerPolicy: text }),
          StrictTransportSecurity: overriding({
            AccessControlMaxAgeSec: z.int(),
            IncludeSubdomains: z.boolean(),
            Preload: z.boolean(),
          }),
        }),
        CustomHeadersConfig: z.object({ Items: z.array(overriding({ Header: text, Value: text })) }),
      }),
    }),
    Paths: part({
      AutoPublish: flag,
      FunctionConfig: z.object({ Runtime: z.literal("cloudfront-js-2.0") }),
      FunctionCode: text,
    }),
    Distribution: part({
      DistributionConfig: z.object({
        Enabled: flag,
        DefaultCacheBehavior: z.object({
          ViewerProtocolPolicy: text,
          AllowedMethods: z.array(text),
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
          z.object({ ErrorCode: z.int(), ResponseCode: z.int(), ResponsePagePath: text }),
        ),
      }),
    }),
  }),
});

/** @throws Error that names the part of the template that is missing or wrong */
export function readTemplate(yaml: string): Distribution {
  const { Headers, Paths, Distribution } = template.parse(parse(yaml)).Resources;
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
      "Strict-Transport-Security":
        `max-age=${age}` + (IncludeSubdomains ? "; includeSubDomains" : "") + (Preload ? "; preload" : ""),
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    },
    errorPages: Object.fromEntries(
      errors.map((page) => [page.ErrorCode, { path: page.ResponsePagePath, status: page.ResponseCode }]),
    ),
  };
}
