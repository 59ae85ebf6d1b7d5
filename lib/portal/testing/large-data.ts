import type { FakeBrowser } from "./fake-browser";

const CREATED = Date.UTC(2026, 2, 2, 9);
const PASSWORD = `pbkdf2-sha256$600000$${"5".repeat(32)}$${"a".repeat(64)}`;
const idOf = (n: number) => `${CREATED + n}-0123456789abcdef`;

/** Writes customers and requests of realistic length into a browser, as the portal writes them. */
export function fillBrowser(browser: FakeBrowser, requests: number, customers: number): void {
  for (let n = 0; n < customers; n++) {
    const email = `customer-${n}@trade.example`;
    const names = { firstName: "Ada", lastName: "Reid", company: `Reid & Co ${n}` };
    const createdAt = new Date(CREATED - n).toISOString();
    const user = { v: 1, id: idOf(n), email, password: PASSWORD, ...names, isAdmin: false, createdAt };
    browser.write(`portal:user:${encodeURIComponent(email)}:${idOf(n)}`, JSON.stringify(user));
  }
  for (let n = 0; n < requests; n++) {
    const what = { service: "Live Chat Support", industry: "Plumbing", description: "Evenings. ".repeat(12) };
    const createdAt = new Date(CREATED + n * 60_000).toISOString();
    const state = { status: "pending", priority: "medium", createdAt, estimatedCost: 2094 };
    const request = { v: 1, id: idOf(n), userId: idOf(n % customers), ...what, ...state };
    browser.write(`portal:request:${idOf(n)}`, JSON.stringify(request));
  }
}
