import type { ReactNode } from "react";
import { render } from "@testing-library/react";
import { Toasts } from "@/components/ui/toasts";
import {
  createPortal,
  type DemoAccount,
  type Portal,
  type PortalEdges,
  type PortalOptions,
} from "@/lib/portal";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import {
  ADMINISTRATOR,
  createFakeEdges,
  createFakeRandom,
  openPortal,
  PRICES,
  signUpForm,
} from "@/lib/portal/testing/fake-edges";
import { AuthProvider } from "./auth-provider";

/** Two accounts like those of `content/site.yaml`. */
export const demo: DemoAccount[] = [
  { email: ADMINISTRATOR, password: "demo-pass", firstName: "Catriona", lastName: "Muir", company: "Us" },
  { email: "duncan@x.example", password: "demo-pass", firstName: "Duncan", lastName: "Bell", company: "" },
];

/** All tabs draw from one source, so that no two ids are the same. */
const randomBytes = createFakeRandom();

/** Stands in for the hash: 32 bytes that depend on password and salt, at once. It protects nothing. */
export async function quickDerive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  const codes = [...[...password].map((letter) => letter.charCodeAt(0)), ...salt];
  const sum = codes.reduce((hash, code) => Math.imul(hash ^ code, 0x01000193), 0x811c9dc5);
  return new Uint8Array(32).fill(sum & 255).fill((sum >>> 8) & 255, 16);
}

interface Scene {
  browser?: FakeBrowser;
  /** Stands in for the hashing of passwords, which otherwise takes no time. */
  derive?: PortalEdges["derive"];
}

/** Renders a screen in a new tab of a fake browser. */
export function renderInPortal(
  screen: ReactNode,
  { browser = createFakeBrowser(), derive = quickDerive }: Scene = {},
) {
  const open = (options: PortalOptions): Portal =>
    createPortal(createFakeEdges(browser.openTab(), { randomBytes, derive }), options);
  return render(
    <AuthProvider administrator={ADMINISTRATOR} prices={PRICES} demoAccounts={demo} open={open}>
      <Toasts>{screen}</Toasts>
    </AuthProvider>,
  );
}

/** A browser in which somebody has signed up and is signed in; `work` acts in their name first. */
export async function browserOf(
  email: string,
  work: (portal: Portal) => void = () => {},
  browser: FakeBrowser = createFakeBrowser(),
) {
  const portal = openPortal(browser, { randomBytes, derive: quickDerive });
  await portal.signUp(signUpForm(email));
  work(portal);
  portal.stop();
  return browser;
}
