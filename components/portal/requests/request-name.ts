import type { ListedRequest } from "./listed-request";

/** What names a request for screen readers: several may be for one service and one customer. */
export const nameOf = ({ label, service, customer }: ListedRequest) =>
  [`${label}, ${service}`, customer && `for ${customer}`].filter(Boolean).join(" ");
