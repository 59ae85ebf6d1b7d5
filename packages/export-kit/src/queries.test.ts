import { temporaryFolder } from "../test/folder";
import { readNextReads } from "./next-part";
import { MANIFEST, NEXT_READS, OUT, READS, RELEASES, STAGING } from "./paths.mjs";
import { formatManifest, manifestOf } from "./publishing/manifest";
import type * as Queries from "./queries";
import type * as Inputs from "./queries/build-inputs";
import {
  comparePages,
  isNextPartUnchanged,
  keepReads,
  writeBuildState,
  type BuildState,
} from "./queries/build-state";
import type * as Recording from "./queries/recording";
import { compareChecked, planUnchanged } from "./queries/unchanged-pages";

interface City {
  slug: string;
  name: string;
  note?: string;
  near?: City;
}
interface Content {
  country: string;
  style: (() => string) & { source: string };
  cities: City[];
}

const { at, write } = temporaryFolder();
const ROUTE = "/[city]";

const contentOf = (): Content => {
  const [york, hull] = [
    { slug: "york", name: "York" },
    { slug: "hull", name: "Hull", note: "A port." },
  ];
  const style = Object.assign(() => "plain", { source: "plain" });
  return { country: "England", style, cities: [{ slug: "leeds", name: "Leeds", near: york }, york, hull] };
};

/** The modules as a new process has them. */
function freshModules() {
  jest.resetModules();
  const queries = jest.requireActual<typeof Queries>("./queries");
  return {
    queries,
    recording: jest.requireActual<typeof Recording>("./queries/recording.ts"),
    inputs: jest.requireActual<typeof Inputs>("./queries/build-inputs"),
  };
}

/**
 * Builds pages that show a city's name and note, the city nearby, and the country. It is found out of each whether its name is
 * the longest.
 *
 * @returns the state that the build leaves
 */
function build(content: Content, forget = false): BuildState {
  const { queries, recording, inputs } = freshModules();
  recording.startRecording();
  queries.observe({ content: [content], cities: content.cities });
  const countryOf = queries.once(() => content.country.toUpperCase());
  const labels = new Map<string, Queries.Fact<string>>();
  const labelOf = ({ slug, name }: City) => queries.factIn(labels, slug, () => `${name}, ${countryOf()}`);
  const nearOf = queries.memoize(({ near }: City) => near && labelOf(near));
  const greetingOf = queries.memoizeByKey((word: string) => `${word}, ${content.style()}`);
  // What must not be: a cache that is no fact.
  let country: string | undefined;
  const forgotten = () => (country ??= countryOf());
  const pages = content.cities.map((city) => {
    const endFinding = recording.startReading();
    const isLongest = city.name.length === Math.max(...content.cities.map(({ name }) => name.length));
    const finding = { text: String(isLongest), number: endFinding() };
    const end = recording.startReading();
    for (const read of [forget ? forgotten : () => labelOf(city), () => nearOf(city), () => city.note])
      read();
    greetingOf("Hello");
    return { file: `${city.slug}.html`, number: end(), finding };
  });
  return {
    ...inputs.readBuildInputs("code", { [ROUTE]: "shell" }),
    builds: 1,
    threads: [recording.readsOf({ [ROUTE]: pages })],
    next: { files: ["index.html"], reads: ["content.country", "cities/hull.note"] },
  };
}

const unchangedIn = (pages: ReturnType<typeof comparePages>) =>
  [...(pages.get(ROUTE) ?? [])].filter(([, { isChanged }]) => !isChanged).map(([file]) => file);

/** The pages that are unchanged after an edit. */
function unchangedAfter(edit: (content: Content, cities: City[]) => void): string[] {
  const edited = contentOf();
  edit(edited, edited.cities);
  return unchangedIn(comparePages(build(contentOf()), build(edited)));
}

it("finds the pages that have read a field, by themselves or through facts that others computed first", () => {
  const ALL = ["leeds.html", "york.html", "hull.html"];
  expect(unchangedAfter(() => undefined)).toEqual(ALL);
  expect(unchangedAfter((_, [leeds]) => (leeds!.name = "Loidis"))).toEqual(["york.html", "hull.html"]);
  expect(unchangedAfter((_, [, york]) => (york!.name = "Eboracum"))).toEqual(["hull.html"]);
  expect(unchangedAfter((_, [, york]) => (york!.note = "Walls."))).toEqual(["leeds.html", "hull.html"]);
  expect(unchangedAfter(({ cities }, [leeds]) => (leeds!.near = cities[2]!))).toEqual(ALL.slice(1));
  expect(unchangedAfter((content) => (content.country = "Britain"))).toEqual([]);
  expect(unchangedAfter((content) => (content.style.source = "bold"))).toEqual([]);
});

it("finds none after any other change, or after many builds", () => {
  const before = build(contentOf());
  expect(comparePages(undefined, before).size).toBe(0);
  expect(comparePages(before, { ...before, unobserved: "other code" }).size).toBe(0);
  expect(unchangedIn(comparePages(before, { ...before, shells: { [ROUTE]: "other" } }))).toEqual([]);
  expect(comparePages({ ...before, builds: 64 }, before).size).toBe(0);
});

it("takes Next's part for unchanged while it has read nothing that has changed, and was noted", () => {
  const before = build(contentOf());
  const isUnchangedAfter = (edit: (city: City) => void) => {
    const edited = contentOf();
    edited.cities.forEach(edit);
    return isNextPartUnchanged(before, build(edited));
  };
  expect(isUnchangedAfter((city) => (city.name += "!"))).toBe(true);
  expect(isUnchangedAfter((city) => (city.note = "A town."))).toBe(false);
  expect(isNextPartUnchanged({ ...before, next: { files: [], reads: undefined } }, before)).toBe(false);
  expect(isNextPartUnchanged(before, { ...before, unobserved: "other code" })).toBe(false);
});

it("notes once in Next's processes what is read, and also what is missing", () => {
  const content = contentOf();
  expect(readNextReads(at())).toBeUndefined();
  write(`${STAGING}/site/index.html`, "");
  process.env.EXPORT_KIT_NEXT_READS = at(NEXT_READS);
  try {
    freshModules().queries.observe({ content: [content], cities: content.cities });
  } finally {
    delete process.env.EXPORT_KIT_NEXT_READS;
  }
  const [leeds, york] = content.cities;
  expect([leeds!.note, leeds!.note, york!.name, leeds!.near === york]).toEqual([
    undefined,
    undefined,
    "York",
    true,
  ]);
  expect(readNextReads(at())).toEqual([
    "content.cities",
    "cities/leeds.note",
    "cities/york.name",
    "cities/leeds.near",
  ]);
});

it("keeps the recordings of pages that are kept, and no others", () => {
  const before = build(contentOf());
  const [kept] = keepReads(before, new Set(["york.html"]), new Set());
  expect(kept!.pages[ROUTE]).toEqual([{ file: "york.html", number: expect.any(Number), finding: undefined }]);
  expect(keepReads(before, new Set(), new Set())).toEqual([]);
});

it("keeps pages whose findings may come out differently, and knows the findings of two builds", () => {
  const edited = contentOf();
  edited.cities[2]!.name = "Kingston upon Hull";
  const [before, after] = [build(contentOf()), build(edited)];
  const known = (state: BuildState, now: BuildState) =>
    Object.fromEntries(comparePages(state, now).get(ROUTE)!);
  expect(known(before, after)).toEqual({
    "leeds.html": { isChanged: false, finding: "true", isFindingOld: true },
    "york.html": { isChanged: false, finding: "false", isFindingOld: true },
    "hull.html": { isChanged: true, finding: "false", isFindingOld: true },
  });
  // York's page was linked with the finding of the second build, the others were rendered.
  const york = { ...after.threads[0]!.pages[ROUTE]![1]!, number: undefined };
  const linked = new Set(["york.html"]);
  const threads = [
    ...keepReads(before, linked, new Set()),
    { ...after.threads[0]!, pages: { [ROUTE]: [york] } },
  ];
  const page = { isChanged: false, finding: "false" };
  expect(known({ ...after, threads }, after)).toEqual({ "york.html": { ...page, isFindingOld: false } });
  expect(known({ ...after, threads }, before)).toEqual({ "york.html": { ...page, isFindingOld: true } });
});

it("refuses to compare functions without their source, and to change observed records", () => {
  const content = contentOf();
  Object.assign(content, { style: () => "plain" });
  expect(() => build(content)).toThrow("content.style holds a function that cannot be compared");
  const [leeds] = content.cities;
  expect(() => Object.assign(leeds!, { name: "Loidis" })).toThrow("only a getter");
});

/** Publishes the pages of a build. */
function publishPages(state: BuildState, texts: Record<string, string>): void {
  for (const [file, text] of Object.entries(texts)) write(`${OUT}/${file}`, text);
  write(MANIFEST, formatManifest(manifestOf(at(OUT))));
  writeBuildState(at(RELEASES, READS), state);
}

it("renders each unchanged page once within 32 builds, and finds what was not recorded", () => {
  let state = build(contentOf(), true);
  const pages = { "hull.html": "h", "leeds.html": "l", "york.html": "y" };
  const edited = contentOf();
  edited.country = "Britain";
  const now = build(edited, true);
  const checked: string[] = [];
  for (let count = 0; count < 32; count += 1) {
    publishPages(state, pages);
    const plan = planUnchanged(at(), now, now.next);
    checked.push(...plan.checked.keys());
    // The page that computed the country has read it; the others have forgotten.
    expect([...plan.linked.keys(), ...plan.checked.keys()].sort()).toEqual(["hull.html", "york.html"]);
    expect(plan.findings[ROUTE]!.map(([file]) => file).sort()).toEqual([...plan.linked.keys()].sort());
    expect([...plan.knownFindings]).toEqual([["leeds.html", "true"]]);
    if (plan.checked.size > 0) {
      const fresh = new Map([...plan.checked.keys()].map((file) => [file, { sha256: "other", size: 1 }]));
      expect(() => compareChecked(at(), plan.checked, plan.checked)).not.toThrow();
      expect(() => compareChecked(at(), plan.checked, fresh)).toThrow(/^1 of 1 pages differ though nothing/);
      expect(planUnchanged(at(), now, now.next).linked.size).toBe(0);
    }
    state = { ...state, builds: state.builds + 1 };
  }
  expect(checked.sort()).toEqual(["hull.html", "york.html"]);
});

it("renders a page with the finding that it had, and remembers where that was recorded", () => {
  const buildWith = (note: string, hull = "Hull") => {
    const content = contentOf();
    Object.assign(content.cities[0]!, { note });
    Object.assign(content.cities[2]!, { name: hull });
    return build(content);
  };
  const renderLeeds = (before: BuildState, now: BuildState) => {
    publishPages(before, { "hull.html": "h", "leeds.html": "l", "york.html": "y" });
    const { knownFindings, linked, checked, stateAfter } = planUnchanged(at(), now, now.next);
    expect([...knownFindings]).toEqual([["leeds.html", "true"]]);
    const [thread] = now.threads;
    const { file, number } = thread!.pages[ROUTE]![0]!;
    const leeds = { file, number, finding: { text: "true", number: undefined } };
    return stateAfter([{ ...thread!, pages: { [ROUTE]: [leeds] } }], new Map([...linked, ...checked]));
  };
  const second = renderLeeds(build(contentOf()), buildWith("A city."));
  const third = renderLeeds(second, buildWith("A large city."));
  // Of the first build and the last: the one between has nothing that is still on the site.
  expect(third.threads).toHaveLength(2);
  const longer = buildWith("A large city.", "Kingston upon Hull");
  const leeds = { isChanged: false, finding: "true", isFindingOld: true };
  expect(comparePages(third, longer).get(ROUTE)!.get("leeds.html")).toEqual(leeds);
});
