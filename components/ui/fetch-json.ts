/**
 * Fetches a static JSON file of this site.
 *
 * @throws Error if the status is not 2xx or the body is not JSON
 */
export async function fetchJson<T>(url: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
