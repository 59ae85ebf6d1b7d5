/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { getContent } from "@/lib/content";
import { buildLandingIndex } from "./landing-index";
import { NotFoundView } from "./not-found-view";

const { site, pages, services, industries } = getContent();
const index = buildLandingIndex(services, industries);
const fetched = jest.fn();
const replace = jest.fn();
const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
const view = () => <NotFoundView page={pages["not-found"]} site={site} replace={replace} />;

const respond = () => Promise.resolve({ ok: true, json: () => Promise.resolve(index) });
const heading = () => screen.getByRole("heading", { level: 1 });
const link = (name: string) => screen.getAllByRole("link", { name })[0];

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockImplementation(respond);
  replace.mockReset();
  warn.mockClear();
  global.fetch = fetched;
});
afterEach(async () => {
  cleanup();
  // The index stays in the cache for five minutes after the last component that uses it.
  await jest.advanceTimersByTimeAsync(301_000);
  jest.useRealTimers();
});

async function visit(path: string) {
  window.history.replaceState(undefined, "", path);
  render(view());
  await wait(0);
}

async function wait(seconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
}

describe("an unknown URL", () => {
  it.each([
    ["/nowhere", "404", "Oops! Page not found"],
    ["/industries/alchemy", "Industry Not Found", "The requested industry page was not found."],
    ["/regions/atlantis", "Region Not Found", "The requested region was not found."],
    ["/regions/europe/xx", "Country Not Found", "The requested country was not found."],
    ["/regions/europe/germany/xx", "City Not Found", "The requested city was not found."],
    ["/blog/xx", "Blog Post Not Found", "The blog post you're looking for doesn't exist."],
    [
      "/seo/laundry/plumbing/paisley",
      "Service Not Available",
      "This service combination is not currently available.",
    ],
    [
      "/seo/live-chat-support/constructor/paisley",
      "Service Not Available",
      "This service combination is not currently available.",
    ],
    [
      "/seo/pay-per-lead/plumbing/%00",
      "Service Not Available",
      "This service combination is not currently available.",
    ],
  ])("%s shows %s", async (path, title, text) => {
    await visit(path);
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByText(text)).toBeVisible();
    expect(link("Return to Home")).toHaveAttribute("href", "/");
    expect(document.title).toBe(`${title === "404" ? "Page not found" : title} | ${site.brand}`);
    expect(replace).not.toHaveBeenCalled();
  });

  it("logs the path only if nothing is recognised", async () => {
    await visit("/nowhere/at%20all");
    expect(warn.mock.calls).toEqual([["404: no page at", "/nowhere/at%20all"]]);
    cleanup();
    await visit("/blog/xx");
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("links an unknown post to the blog", async () => {
    await visit("/blog/xx");
    expect(link("Return to Blog")).toHaveAttribute("href", "/blog");
  });

  it("replaces the URL of an unknown service with /services", async () => {
    await visit("/services/laundry");
    expect(replace.mock.calls).toEqual([["/services"]]);
  });

  it("does not fetch the index unless a landing page was looked for", async () => {
    await visit("/nowhere");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("prerenders “Page not found”", () => {
    window.history.replaceState(undefined, "", "/blog/xx");
    const html = renderToString(view());
    expect(html).toContain(">404</h1>");
    expect(html).toContain("Oops! Page not found");
    expect(html).toContain('href="/"');
  });
});

describe("the landing page of an unlisted city", () => {
  const path = "/seo/live-chat-support/plumbing/paisley-road-west";

  it("shows a loading message, then benefits and challenges", async () => {
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(respond()), 500)));
    await visit(path);
    expect(screen.getByRole("status")).toHaveTextContent("Loading your personalized support solution...");
    await wait(1);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent("Live chat for plumbers in Paisley Road West");
    expect(document.title).toBe(`Live chat for plumbers in Paisley Road West | ${site.brand}`);
    const service = services.find(({ slug }) => slug === "live-chat-support")!;
    const industry = industries.find(({ slug }) => slug === "plumbing")!;
    for (const text of [...service.benefits, ...industry.challenges])
      expect(screen.getByText(text)).toBeVisible();
    expect(link("Get started")).toHaveAttribute("href", "/contact?service=live-chat-support");
    expect(link(`Call\u00a0${site.phone.display}`)).toHaveAttribute("href", `tel:${site.phone.e164}`);
  });

  it("does not render markup from the URL", async () => {
    await visit("/seo/live-chat-support/plumbing/%3Cimg%20src=x%20onerror=alert(1)%3E");
    expect(replace).toHaveBeenCalledTimes(1);
    expect(heading()).toHaveTextContent("Live chat for plumbers in Img Src X Onerror Alert 1");
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("replaces the URL of a landing page with its canonical path", async () => {
    await visit("/seo/Live-Chat-Support/plumbing/New%20Town");
    expect(replace.mock.calls).toEqual([["/seo/live-chat-support/plumbing/new-town"]]);
  });

  it("fetches the index four times with a growing delay, then shows an error and a button", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    await visit(path);
    await wait(6.9);
    expect(fetched).toHaveBeenCalledTimes(4 - 1);
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    await wait(0.2);
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
    fetched.mockImplementation(respond);
    act(() => screen.getByRole("button", { name: "Try again" }).click());
    await wait(0);
    expect(heading()).toHaveTextContent("Paisley Road West");
  });

  it("shows an error if the response is not a JSON file", async () => {
    fetched.mockResolvedValue({ ok: false, status: 503 });
    await visit(path);
    await wait(8);
    expect(screen.getByRole("alert")).toBeVisible();
    cleanup();
    await jest.advanceTimersByTimeAsync(301_000);
    fetched.mockResolvedValue({ ok: true, json: () => Promise.reject(new SyntaxError("<html>")) });
    await visit(path);
    await wait(8);
    expect(screen.getByRole("alert")).toBeVisible();
  });

  it("fetches the index once in five minutes", async () => {
    await visit(path);
    cleanup();
    await jest.advanceTimersByTimeAsync(299_000);
    await visit("/seo/pay-per-lead/plumbing/paisley");
    expect(heading()).toHaveTextContent("Pay-per-lead for plumbers in Paisley");
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
