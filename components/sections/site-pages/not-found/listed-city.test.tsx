/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { getContent } from "@/lib/content";
import { buildLandingIndex } from "./landing-index";
import { heading, visitUnknownPaths, wait } from "./testing";

const content = getContent();
const { site, pages, cities } = content;
const index = buildLandingIndex(content, [], "https://www.example.com");
const { fetched, replace, visit } = visitUnknownPaths(pages["not-found"], site.brand, index);

const urls = () => screen.getAllByRole("link").map((element) => element.getAttribute("href"));

describe("a listed city by another name", () => {
  const chat = (location: string) => `/seo/live-chat-support/plumbing/${location}`;
  const namesakes = cities.filter(({ name }) => name === "Hamilton");

  it.each(["duesseldorf", "d%C3%BCsseldorf"])(
    "replaces /seo/…/%s with the landing page",
    async (location) => {
      await visit(chat(location));
      expect(replace.mock.calls).toEqual([[chat("dusseldorf")]]);
      expect(screen.getByRole("status")).toHaveTextContent("Loading");
    },
  );

  it("offers the landing pages of all cities of the name", async () => {
    await visit(chat("hamilton"));
    expect(heading()).toHaveTextContent("Which Hamilton do you mean?");
    expect(namesakes.length).toBeGreaterThan(1);
    for (const { slug } of namesakes) expect(urls()).toContain(chat(slug));
    expect(replace).not.toHaveBeenCalled();
  });

  it("stays at the path of a city that a narrowed build lacks", async () => {
    await visit(chat("dusseldorf"));
    expect(replace).not.toHaveBeenCalled();
    expect(heading()).toHaveTextContent("Live chat for plumbers in Dusseldorf");
  });

  it("is not looked for if the service does not exist", async () => {
    await visit("/seo/laundry/plumbing/hamilton");
    expect(heading()).toHaveTextContent("Service Not Available");
  });

  it.each([
    ["/regions/europe/germany/d%C3%BCsseldorf", "/regions/europe/germany/dusseldorf"],
    ["/regions/europe/germany/muenchen", "/regions/europe/germany/munich"],
    ["/regions/north-america/canada/hamilton", "/regions/north-america/canada/hamilton-ontario"],
    ["/regions/North-America/Canada/St%20Johns/", "/regions/north-america/canada/st-johns"],
  ])("replaces %s with the page in that country", async (path, target) => {
    await visit(path);
    expect(replace.mock.calls).toEqual([[target]]);
  });

  it("is not found where only other countries have a city of the name", async () => {
    await visit("/regions/europe/germany/hamilton");
    expect(heading()).toHaveTextContent("City Not Found");
    expect(replace).not.toHaveBeenCalled();
  });

  it("is not found if the index cannot be fetched", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    await visit("/regions/europe/germany/muenchen");
    await wait(8);
    expect(heading()).toHaveTextContent("City Not Found");
  });
});
