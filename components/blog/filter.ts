/** What narrows the blog's list; also what its URL says after the question mark. */
export interface Filter {
  query: string;
  /** Slug of a category; empty for all. */
  category: string;
  /** Page of what was found, from 1 on. */
  page: number;
}

export const NO_FILTER: Filter = { query: "", category: "", page: 1 };

/** What an article is found by. */
export interface Searchable {
  title: string;
  excerpt: string;
  /** Slug of its category. */
  category: string;
}

/** Reads a URL's query; what it does not say, or says wrongly, is no filter. */
export function readFilter(search: string, categories: readonly string[]): Filter {
  const params = new URLSearchParams(search);
  const category = params.get("category") ?? "";
  const page = Number(params.get("page"));
  return {
    query: params.get("q") ?? "",
    category: categories.includes(category) ? category : "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a URL with this filter: "?q=costs&category=outsourcing"; empty without one. */
export function writeFilter({ query, category, page }: Filter): string {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (category) params.set("category", category);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** True where anything is left out. */
export function isActive({ query, category }: Filter): boolean {
  return query.trim() !== "" || category !== "";
}

/** The articles of the category whose title or excerpt has the text, in upper or lower case. */
export function applyFilter<T extends Searchable>(entries: readonly T[], { query, category }: Filter): T[] {
  const text = query.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (category === "" || entry.category === category) &&
      (entry.title.toLowerCase().includes(text) || entry.excerpt.toLowerCase().includes(text)),
  );
}
