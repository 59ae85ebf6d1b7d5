/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { getContent } from "@/lib/content";
import { createComposer } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { buildLandingIndex, fillTemplate, industryIndex } from "./landing-index";
import { NotFoundView } from "./not-found-view";

const content = getContent();
const { site, pages, services, industries, cities } = content;
const page = pages["not-found"];
const ORIGIN = "https://www.example.com";
const { stats } = createComposer(content, content).compose(
  services[0]!.slug,
  industries[0]!.slug,
  cities[0]!.slug,
)!.shared;
const price = { figure: "£199 a month", terms: "on top of a plan" };
const index = buildLandingIndex(content, stats, ORIGIN, () => price);
const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
const fetched = jest.fn();
const replace = jest.fn();
const respond = (url: string) => {
  const industry = industries.find(({ slug }) => url === routes.index(`trades/${slug}`));
  return Promise.resolve({
    ok: true,
    json: () => Promise.resolve(industry ? industryIndex(industry) : index),
  });
};

// The view loads it on demand, which takes real time.
beforeAll(async () => void (await import("./index-lookup")));
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockImplementation(respond);
  global.fetch = fetched;
});
afterEach(async () => {
  cleanup();
  // The index stays in the cache for five minutes after the last component that uses it.
  await jest.advanceTimersByTimeAsync(301_000);
  jest.useRealTimers();
});

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const view = () => <NotFoundView page={page} brand={site.brand} replace={replace} />;

/** Leaves the page before for another. Time stands still except in `wait`. */
async function visit(path: string) {
  cleanup();
  replace.mockReset();
  window.history.replaceState(undefined, "", path);
  render(view());
  // The first time, for the code that is loaded on demand; the second, for what it fetches.
  await wait(0);
  await wait(0);
}

const heading = () => document.querySelector("h1")?.textContent;
const link = (name: string) => screen.getAllByText(name, { selector: "a" })[0];
const description = () => document.querySelector('meta[name="description"]')?.getAttribute("content");
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href");
const urls = () => Array.from(document.querySelectorAll("a"), (element) => element.getAttribute("href"));

const COMBINATION = ["Service Not Available", "This service combination is not currently available."];

it("says what was not found at a path, logs it only if nothing was recognised, and fetches nothing for it", async () => {
  for (const [path, title, text] of [
    ["/nowhere/at%20all", "404", "Oops! Page not found"],
    ["/industries/alchemy", "Industry Not Found", "The requested industry page was not found."],
    ["/regions/atlantis", "Region Not Found", "The requested region was not found."],
    ["/regions/europe/xx", "Country Not Found", "The requested country was not found."],
    ["/blog/xx", "Blog Post Not Found", "The blog post you're looking for doesn't exist."],
    ["/seo/pay-per-lead/plumbing/%00", ...COMBINATION],
  ] as const) {
    await visit(path);
    expect([path, heading()]).toEqual([path, title]);
    expect(screen.getByText(text!)).toBeVisible();
    expect(link("Return to Home")).toHaveAttribute("href", "/");
    expect(document.title).toBe(`${title === "404" ? "Page not found" : title} | ${site.brand}`);
    expect(description()).toBe(page.description);
    expect(canonical()).toBeUndefined();
    expect(replace).not.toHaveBeenCalled();
    expect(urls().includes("/blog")).toBe(path === "/blog/xx");
  }
  expect(warn.mock.calls).toEqual([["404: no page at", "/nowhere/at%20all"]]);
  expect(fetched).not.toHaveBeenCalled();
  await visit("/services/laundry");
  expect(replace.mock.calls).toEqual([["/services"]]);
});

it("prerenders “Page not found”", () => {
  window.history.replaceState(undefined, "", "/blog/xx");
  const html = renderToString(view());
  expect(html).toContain(">404</h1>");
  expect(html).toContain("Oops! Page not found");
});

describe("the landing page of an unlisted city", () => {
  const path = "/seo/live-chat-support/plumbing/paisley-road-west";
  const name = "Paisley Road West";
  const title = `Live chat for plumbers in ${name}`;

  it("shows a loading message, then the page with texts, claims, contacts and a head of its own", async () => {
    fetched.mockImplementation(
      (url: string) => new Promise((resolve) => setTimeout(() => resolve(respond(url)), 500)),
    );
    await visit(path);
    expect(screen.getByRole("status")).toHaveTextContent("Loading your personalized support solution...");
    await wait(2);
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(heading()).toBe(title);
    expect(document.title).toBe(`${title} | ${site.brand}`);
    expect(description()).toBe(fillTemplate(page.unlisted.description, { heading: title }));
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(canonical()).toBe(`${ORIGIN}${path}`);
    expect(link("Get Started")).toHaveAttribute("href", "/contact?service=live-chat-support");
    expect(urls()).toContain(`tel:${site.phone.e164}`);
    expect(urls()).toContain(`mailto:${site.email.sales}?subject=${encodeURIComponent(title)}`);
    const service = services.find(({ slug }) => slug === "live-chat-support")!;
    const industry = industries.find(({ slug }) => slug === "plumbing")!;
    const { script, reason } = industry.services[service.slug]!;
    expect(stats).toHaveLength(4);
    const texts = [
      ...[reason, price.figure, price.terms, script.caller, script.agent, script.then],
      ...[...service.benefits.slice(0, 3), ...industry.challenges.slice(0, 3)],
      ...service.whyChoose,
      ...stats.flatMap(({ value, label, scope }) => [value, label, scope]),
      fillTemplate(page.unlisted.local, { city: name }),
      `Serving ${name} & Surrounding Areas`,
    ];
    expect(texts.filter((text) => !document.body.textContent.includes(text))).toEqual([]);
    expect(document.documentElement.outerHTML).not.toMatch(/[{}]|undefined/);
  });

  it("is none where the service does not exist, has no markup of the URL, and moves to its canonical path", async () => {
    for (const unknown of ["/seo/laundry/plumbing/hamilton", "/seo/live-chat-support/constructor/paisley"]) {
      await visit(unknown);
      expect([unknown, heading()]).toEqual([unknown, COMBINATION[0]]);
    }
    await visit("/seo/live-chat-support/plumbing/%3Cimg%20src=x%20onerror=alert(1)%3E");
    expect(replace).toHaveBeenCalledTimes(1);
    expect(heading()).toBe("Live chat for plumbers in Img Src X Onerror Alert 1");
    expect(document.querySelector('img[src="x"]')).toBeNull();
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
    act(() => screen.getByText("Try again").click());
    await wait(1);
    expect(heading()).toContain(name);
  });

  it("fetches the index and the trade once in five minutes, and sells no service that does not suit", async () => {
    await visit(path);
    cleanup();
    await jest.advanceTimersByTimeAsync(299_000);
    await visit("/seo/amazon-customer-support/plumbing/paisley");
    expect(heading()).toBe("Plumbers in Paisley do not need Amazon customer support");
    expect(document.body.textContent).not.toContain(price.figure);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("a listed city by another name", () => {
  const chat = (location: string) => `/seo/live-chat-support/plumbing/${location}`;

  it("leads to its page, in that country", async () => {
    for (const [path, target] of [
      [chat("duesseldorf"), chat("dusseldorf")],
      [chat("d%C3%BCsseldorf"), chat("dusseldorf")],
      ["/regions/europe/germany/d%C3%BCsseldorf", "/regions/europe/germany/dusseldorf"],
      ["/regions/europe/germany/muenchen", "/regions/europe/germany/munich"],
      ["/regions/north-america/canada/hamilton", "/regions/north-america/canada/hamilton-ontario"],
      ["/regions/North-America/Canada/St%20Johns/", "/regions/north-america/canada/st-johns"],
    ] as const) {
      await visit(path);
      expect([path, replace.mock.calls]).toEqual([path, [[target]]]);
      expect(screen.getByRole("status")).toHaveTextContent("Loading");
    }
  });

  it("is asked for where several have the name, and stays where a narrowed build lacks it", async () => {
    await visit(chat("hamilton"));
    expect(heading()).toBe("Which Hamilton do you mean?");
    const namesakes = cities.filter((city) => city.name === "Hamilton");
    expect(namesakes.length).toBeGreaterThan(1);
    for (const { slug } of namesakes) expect(urls()).toContain(chat(slug));
    expect(replace).not.toHaveBeenCalled();
    await visit(chat("dusseldorf"));
    expect(heading()).toBe("Live chat for plumbers in Dusseldorf");
    expect(replace).not.toHaveBeenCalled();
  });

  it("is not found where only other countries have one, or the index cannot be fetched", async () => {
    await visit("/regions/europe/germany/hamilton");
    expect([heading(), replace.mock.calls]).toEqual(["City Not Found", []]);
    cleanup();
    await jest.advanceTimersByTimeAsync(301_000);
    fetched.mockRejectedValue(new TypeError("network"));
    await visit("/regions/europe/germany/muenchen");
    await wait(8);
    expect(heading()).toBe("City Not Found");
  });
});
