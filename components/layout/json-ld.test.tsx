import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd, jsonLdText } from "./json-ld";

test("a text cannot close the script element and parses back unchanged", () => {
  const name = "</script><script>alert(1)</script><!-- & “quoted”";
  const html = renderToStaticMarkup(
    <JsonLd text={jsonLdText({ "@context": "https://schema.org", "@type": "Person", name })} />,
  );
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toMatchObject({ "@type": "Person", name });
});
