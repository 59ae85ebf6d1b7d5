/** Templates of Hugo and Astro, without white space between elements, because React writes none. */
const HEAD = `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>`;

export const HUGO = `<!DOCTYPE html><html lang="en"><head>${HEAD}<title>{{ .Title }}</title>\
<meta name="description" content="{{ .Description }}"/></head>\
<body><div hidden=""></div><main><h1>{{ .Title }}</h1>\
{{ range .Params.paragraphs }}<p>{{ . }}</p>{{ end }}\
<table><tbody>{{ range .Params.rows }}<tr><th scope="row">{{ index . 0 }}</th>\
{{ range after 1 . }}<td>{{ . }}</td>{{ end }}</tr>{{ end }}</tbody></table>\
{{ range .Params.links }}<a href="/p/{{ .slug }}">{{ .title }}</a>{{ end }}</main></body></html>`;

/** Astro prints elements without content as `<meta>` and React as `<meta/>`: here these are texts. */
export const ASTRO = `---
import { readFileSync } from "node:fs";
export const getStaticPaths = () =>
  JSON.parse(readFileSync("pages.json", "utf8")).map((page) => ({ params: { slug: page.slug }, props: page }));
const { title, description, paragraphs, rows, links } = Astro.props;
const escaped = description.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
---
<html lang="en"><head><Fragment set:html={'${HEAD}'} /><title>{title}</title>\
<Fragment set:html={'<meta name="description" content="' + escaped + '"/>'} /></head>\
<body><div hidden=""></div><main><h1>{title}</h1>{paragraphs.map((text) => <p>{text}</p>)}\
<table><tbody>{rows.map(([heading, ...cells]) => <tr><th scope="row">{heading}</th>\
{cells.map((cell) => <td>{cell}</td>)}</tr>)}</tbody></table>\
{links.map((link) => <a href={"/p/" + link.slug}>{link.title}</a>)}</main></body></html>`;
