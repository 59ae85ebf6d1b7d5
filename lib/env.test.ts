import { adoptSettings, landingScope, siteSettings, siteUrl } from "./env";

const withVariables = (variables: Record<string, string>) => ({ ...process.env, ...variables });

describe("siteUrl", () => {
  it("is undefined without SITE_URL", () => {
    expect(siteUrl(withVariables({ SITE_URL: "" }))).toBeUndefined();
  });

  it.each([
    ["https://www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
    ["https://WWW.Example.com", "https://www.example.com"],
    ["https://www.example.com:443", "https://www.example.com"],
  ])("normalises %s to %s", (value, origin) => {
    expect(siteUrl(withVariables({ SITE_URL: value }))).toBe(origin);
  });

  it.each(["www.example.com", "/", "https://", "not a url"])(
    "rejects %j, which is not an absolute URL",
    (value) => {
      expect(() => siteUrl(withVariables({ SITE_URL: value }))).toThrow(
        `SITE_URL: expected an absolute URL such as https://www.example.com, got “${value}”`,
      );
    },
  );

  it.each([
    "ftp://www.example.com",
    "javascript:alert(1)",
    "www.example.com:3000",
    "https://www.example.com/shop",
    "https://www.example.com/?a=b",
    "https://www.example.com/#top",
    "https://user:secret@www.example.com",
  ])("rejects %j, which has more than a scheme and host", (value) => {
    expect(() => siteUrl(withVariables({ SITE_URL: value }))).toThrow(
      `SITE_URL: expected scheme and host only, got “${value}”`,
    );
  });
});

describe("landingScope", () => {
  it("is LANDING_SCOPE unparsed, or empty without it", () => {
    expect(landingScope(withVariables({ LANDING_SCOPE: "countries=germany" }))).toBe("countries=germany");
    const { LANDING_SCOPE: _, ...rest } = process.env;
    expect(landingScope(rest)).toBe("");
  });
});

describe("the settings of a finished site", () => {
  const built = { SITE_URL: "https://a.example", LANDING_SCOPE: "cities=leeds" };

  it("the settings are read with the origin in its normal form", () => {
    expect(siteSettings(withVariables({ ...built, SITE_URL: "https://a.example/" }))).toEqual(built);
  });

  it("the settings of a finished site are adopted if the environment has none or the same", () => {
    for (const asked of [{ SITE_URL: "", LANDING_SCOPE: "" }, built]) {
      const env = withVariables(asked);
      adoptSettings(built, env);
      expect(siteSettings(env)).toEqual(built);
    }
  });

  it("the settings of a finished site are rejected if the environment has others", () => {
    expect(() => adoptSettings(built, withVariables({ LANDING_SCOPE: "cities=paris" }))).toThrow(
      "LANDING_SCOPE: the site was built with “cities=leeds”, not with “cities=paris”: build again",
    );
  });
});
