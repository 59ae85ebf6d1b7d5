import { routes } from "@/lib/routes";
import { hasPayload } from "./site-link";

it("tells to which pages soft navigation is possible", () => {
  const soft = [routes.home(), routes.service("pay-per-lead"), routes.industries(), routes.post("returns")];
  const overviews = [routes.industry("plumbing"), routes.city("europe", "germany", "berlin")];
  const pairs = [
    routes.hub("pay-per-lead", "plumbing"),
    routes.landing("pay-per-lead", "plumbing", "berlin"),
  ];
  const files = [routes.rssFeed(), routes.licences(), "https://ico.org.uk/make-a-complaint/"];
  expect([...soft, ...overviews, ...pairs, ...files].filter(hasPayload)).toEqual(soft);
});
