/** @jest-environment jsdom */
import { act, cleanup, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { getContent } from "@/lib/content";
import { createComposer } from "@/lib/landing";
import { fillTemplate } from "./fill-template";
import { buildLandingIndex } from "./landing-index";
import { heading, visitUnknownPaths, wait } from "./testing";

const content = getContent();
const { site, pages, services, industries, cities } = content;
const page = pages["not-found"];
const ORIGIN = "https://www.example.com";
const { stats } = createComposer(content, content).compose(
  services[0]!.slug,
  industries[0]!.slug,
  cities[0]!.slug,
)!.shared;
const index = buildLandingIndex(content, stats, ORIGIN);
const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
const { fetched, replace, respond, view, visit } = visitUnknownPaths(page, site.brand, index);

const link = (name: string) => screen.getAllByRole("link", { name })[0];
const description = () => document.querySelector('meta[name="description"]')?.getAttribute("content");
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href");

beforeEach(() => warn.mockClear());

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
    expect(description()).toBe(page.description);
    expect(canonical()).toBeUndefined();
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

  const [service] = services.filter(({ slug }) => slug === "live-chat-support");
  const [industry] = industries.filter(({ slug }) => slug === "plumbing");
  const name = "Paisley Road West";
  const title = `Live chat for plumbers in ${name}`;

  it("shows a loading message, then the page", async () => {
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(respond()), 500)));
    await visit(path);
    expect(screen.getByRole("status")).toHaveTextContent("Loading your personalized support solution...");
    await wait(1);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(heading()).toHaveTextContent(title);
    expect(link("Get started")).toHaveAttribute("href", "/contact?service=live-chat-support");
    expect(link(`Call\u00a0${site.phone.display}`)).toHaveAttribute("href", `tel:${site.phone.e164}`);
  });

  it("has a title, a description and a canonical URL of its own", async () => {
    await visit(path);
    expect(document.title).toBe(`${title} | ${site.brand}`);
    expect(description()).toBe(fillTemplate(page.unlisted.description, { heading: title }));
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(canonical()).toBe(`${ORIGIN}${path}`);
  });

  it("shows benefits, challenges and the four reasons for the service", async () => {
    await visit(path);
    const reasons = service!.whyChoose.flatMap(({ title, text }) => [title, text]);
    for (const text of [...service!.benefits, ...industry!.challenges, ...reasons])
      expect(screen.getByText(text)).toBeVisible();
  });

  it("shows the claims of every landing page, each with its scope", async () => {
    await visit(path);
    expect(stats).toHaveLength(4);
    for (const { value, label, scope } of stats) {
      expect(screen.getByText(value)).toBeVisible();
      expect(screen.getByText(label)).toBeVisible();
      expect(screen.getByText(scope)).toBeVisible();
    }
  });

  it("says what the desk asks about the place", async () => {
    await visit(path);
    expect(
      screen.getByRole("heading", { name: `Serving ${name} & Surrounding Areas`, level: 2 }),
    ).toBeVisible();
    for (const { title, text } of page.unlisted.local.items) {
      expect(screen.getByRole("heading", { name: title })).toBeVisible();
      expect(screen.getByText(fillTemplate(text, { city: name }))).toBeVisible();
    }
  });

  it("ends with a link to an email about this page", async () => {
    await visit(path);
    expect(link(site.email.sales)).toHaveAttribute(
      "href",
      `mailto:${site.email.sales}?subject=${encodeURIComponent(title)}`,
    );
  });

  it("fills all placeholders", async () => {
    await visit(path);
    expect(document.documentElement.outerHTML).not.toMatch(/[{}]|undefined/);
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
