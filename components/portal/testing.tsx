import type { ReactNode } from "react";
import { render, screen, within } from "@testing-library/react";
import { Toasts } from "@/components/ui/toasts";
import {
  createPortal,
  type DemoAccount,
  type Portal,
  type PortalEffects,
  type PortalOptions,
} from "@/lib/portal";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeEffects,
  createFakeRandom,
  fastDerive,
  openPortal,
  PRICES,
  signUpForm,
} from "@/lib/portal/testing/fake-portal";
import { AuthProvider } from "./auth-provider";

/** Two accounts like those of `content/site.yaml`. */
export const demo: DemoAccount[] = [
  { email: ADMINISTRATOR, password: "demo-pass", firstName: "Catriona", lastName: "Muir", company: "Us" },
  { email: "duncan@x.example", password: "demo-pass", firstName: "Duncan", lastName: "Bell", company: "" },
];

/** The plans of the section Usage. */
export const PLANS = {
  plans: [
    { name: "Starter", calls: 100 },
    { name: "Enterprise", calls: undefined },
  ],
  ...{ overflowPrice: 0.5, counted: "calls and chats", zone: "Europe/London" },
};

/** Shared by all tabs, so that no two ids are the same. */
const randomBytes = createFakeRandom();

interface RenderOptions {
  browser?: FakeBrowser;
  /** Replaces the fast fake hash. */
  derive?: PortalEffects["derive"];
}

/** Renders a screen inside an `AuthProvider`, in a new tab of a fake browser. */
export function renderInPortal(
  screen: ReactNode,
  { browser = createFakeBrowser(), derive = fastDerive }: RenderOptions = {},
) {
  const open = (options: PortalOptions): Portal =>
    createPortal(createFakeEffects(browser.openTab(), { randomBytes, derive }), options);
  return render(
    <AuthProvider administrator={ADMINISTRATOR} prices={PRICES} demoAccounts={demo} open={open}>
      <Toasts>{screen}</Toasts>
    </AuthProvider>,
  );
}

/** A browser in which a user has signed up, and is signed in after `work`. */
export async function browserSignedInAs(
  email: string,
  work: (portal: Portal) => void = () => {},
  browser: FakeBrowser = createFakeBrowser(),
) {
  const portal = openPortal(browser, { randomBytes });
  await portal.signUp(signUpForm(email));
  work(portal);
  portal.stop();
  return browser;
}

/** The button “Undo” of one message, when it is there: another message may have one as well. */
export const findUndoOf = async (message: string) =>
  within(await screen.findByRole("dialog", { name: message })).getByRole("button", { name: "Undo" });
