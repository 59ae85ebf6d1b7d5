import { defaultPriority, type RequestForm } from "@/lib/portal";

/** The values of a new-request form in which nothing was entered. */
export const EMPTY_REQUEST: RequestForm = {
  service: "",
  industry: "",
  description: "",
  priority: defaultPriority,
};
