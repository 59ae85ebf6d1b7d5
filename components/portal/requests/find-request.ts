import type { CurrentRequest } from "@/lib/portal";

/** The request that a link names by its short number, or by its id as older links do. */
export function findRequest<Request extends CurrentRequest>(
  requests: readonly Request[],
  name: string,
): Request | undefined {
  return requests.find(({ id, label }) => label === name || id === name);
}

/** The title of a request's page, such as "CR-0142 Live Chat Support". */
export function titleOf(request: CurrentRequest | undefined): string {
  return request ? `${request.label} ${request.service}` : "Request Not Found";
}
