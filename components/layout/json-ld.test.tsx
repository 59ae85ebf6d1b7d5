import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd, jsonLdText } from "./json-ld";

test("a text cannot end the script element, and is read back as it was", () => {
  const name = "</script><script>alert(1)</script><!-- & “quoted”";
  const html = renderToStaticMarkup(
    <JsonLd text={jsonLdText({ "@context": "https://schema.org", "@type": "Person", name })} />,
  );
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(json ?? "")).toMatchObject({ "@type": "Person", name });
});
