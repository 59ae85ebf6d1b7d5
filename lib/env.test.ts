import { adoptSettings, landingScope, siteSettings, siteUrl } from "./env";

const withVariables = (variables: Record<string, string>) => ({ ...process.env, ...variables });

describe("SITE_URL", () => {
  const read = (value: string) => siteUrl(withVariables({ SITE_URL: value }));

  it("is an origin in its normal form, or not set", () => {
    expect(read("")).toBeUndefined();
    expect(read("http://127.0.0.1:3000")).toBe("http://127.0.0.1:3000");
    for (const value of [
      "https://www.example.com/",
      "https://WWW.Example.com",
      "https://www.example.com:443",
    ])
      expect(read(value)).toBe("https://www.example.com");
  });

  it("is refused if it is no absolute URL, or has more than a scheme and host", () => {
    for (const value of ["www.example.com", "/", "https://", "not a url"])
      expect(() => read(value)).toThrow(
        `SITE_URL: expected an absolute URL such as https://www.example.com, got “${value}”`,
      );
    for (const value of [
      ...["ftp://www.example.com", "javascript:alert(1)", "www.example.com:3000"],
      ...["https://www.example.com/shop", "https://www.example.com/?a=b", "https://www.example.com/#top"],
      "https://user:secret@www.example.com",
    ])
      expect(() => read(value)).toThrow(`SITE_URL: expected scheme and host only, got “${value}”`);
  });
});

it("LANDING_SCOPE is read unparsed, and empty without it", () => {
  expect(landingScope(withVariables({ LANDING_SCOPE: "countries=germany" }))).toBe("countries=germany");
  const { LANDING_SCOPE: _, ...rest } = process.env;
  expect(landingScope(rest)).toBe("");
});

describe("the settings of a finished site", () => {
  const built = { SITE_URL: "https://a.example", LANDING_SCOPE: "cities=leeds" };

  it("are read with the origin in its normal form, and adopted if the environment has none or the same", () => {
    expect(siteSettings(withVariables({ ...built, SITE_URL: "https://a.example/" }))).toEqual(built);
    for (const asked of [{ SITE_URL: "", LANDING_SCOPE: "" }, built]) {
      const env = withVariables(asked);
      adoptSettings(built, env);
      expect(siteSettings(env)).toEqual(built);
    }
  });

  it("are refused if the environment has others", () => {
    expect(() => adoptSettings(built, withVariables({ LANDING_SCOPE: "cities=paris" }))).toThrow(
      "LANDING_SCOPE: the site was built with “cities=leeds”, not with “cities=paris”: build again",
    );
  });
});
