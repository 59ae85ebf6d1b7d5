/** The filter of the list of posts, which is also the query of its URL. */
export interface Filter {
  query: string;
  /** Slug of a category; empty for all. */
  category: string;
  /** Page of the results, counted from 1. */
  page: number;
}

export const NO_FILTER: Filter = { query: "", category: "", page: 1 };

/** The properties of a post that the filter reads. */
export interface Searchable {
  title: string;
  excerpt: string;
  /** Slug of its category. */
  category: string;
}

/** Reads the query of a URL. Ignores unknown categories and invalid pages. */
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

/** Writes a filter as the query of a URL: "?q=costs&category=outsourcing", or an empty string. */
export function writeFilter({ query, category, page }: Filter): string {
  const params = new URLSearchParams();
  if (query) params.set("q", query);
  if (category) params.set("category", category);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}

/** Whether the filter excludes any posts. */
export function isActive({ query, category }: Filter): boolean {
  return query.trim() !== "" || category !== "";
}

/** The posts of the category with the text in title or excerpt, regardless of case and spaces: docs/behaviour.md#blog. */
export function applyFilter<T extends Searchable>(entries: readonly T[], { query, category }: Filter): T[] {
  const text = query.trim().replace(/\s+/g, " ").toLowerCase();
  return entries.filter(
    (entry) =>
      (category === "" || entry.category === category) &&
      (entry.title.toLowerCase().includes(text) || entry.excerpt.toLowerCase().includes(text)),
  );
}
