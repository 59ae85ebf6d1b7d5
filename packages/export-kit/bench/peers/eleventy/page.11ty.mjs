const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const each = (list, print) => list.map(print).join("");

export const data = {
  pagination: { data: "pages", size: 1, alias: "item" },
  permalink: ({ item }) => `p/${item.slug}.html`,
};

export const render = ({ item: { title, description, paragraphs, rows, links } }) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"/><title>${escape(title)}</title>` +
  `<meta name="description" content="${escape(description)}"/></head>` +
  `<body><div hidden=""></div><main><h1>${escape(title)}</h1>` +
  each(paragraphs, (text) => `<p>${escape(text)}</p>`) +
  `<table><tbody>${each(rows, printRow)}</tbody></table>` +
  each(links, (link) => `<a href="/p/${link.slug}">${escape(link.title)}</a>`) +
  `</main></body></html>`;

const printRow = ([heading, ...cells]) =>
  `<tr><th scope="row">${escape(heading)}</th>${each(cells, (cell) => `<td>${escape(cell)}</td>`)}</tr>`;
