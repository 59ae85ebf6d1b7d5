/**
 * How many figures of a page are on no page that differs from it in city, industry or service only. Counted are those of the
 * sentences about distances, each with its distance and with what it counts: cities share the others.
 */
import { type Fact, factIn, memoizeByKey } from "export-kit/queries";
import type { City, Industry, LandingCatalogue, Service } from "@/lib/content";
import { hashText } from "./pick-variant";
import { figuresOfDistance, type Origin } from "./where-contacts-come-from";

/**
 * Returns a function that counts the figures of a page. Only the siblings of pages that are asked for are read: those of the
 * whole catalogue take seconds.
 *
 * @param originOf undefined where the service does not suit the industry
 */
export function createUniqueFigures(
  { services, industries, cities }: LandingCatalogue,
  originOf: (service: Service, industry: Industry, city: City) => Origin | undefined,
): (service: Service, industry: Industry, city: City) => number {
  const indexIn = (items: readonly { slug: string }[]) =>
    new Map(items.map(({ slug }, index) => [slug, index]));
  const [serviceAt, industryAt, cityAt] = [indexIn(services), indexIn(industries), indexIn(cities)];
  const countOf = createCounter(
    [services.length, industries.length, cities.length],
    (service, industry, city) =>
      hashFigures(originOf(services[service]!, industries[industry]!, cities[city]!)),
  );
  return (service, industry, city) =>
    countOf(serviceAt.get(service.slug)!, industryAt.get(industry.slug)!, cityAt.get(city.slug)!);
}

/** Counts the unique figures of a page. @param figuresOf those of a page: asked for once, when it or a sibling is counted */
export function createCounter(
  [services, industries, cities]: readonly [number, number, number],
  figuresOf: (service: number, industry: number, city: number) => Int32Array,
): (service: number, industry: number, city: number) => number {
  const ofService = industries * cities;
  const figures = new Map<number, Fact<Int32Array>>();
  /** 1 for each figure that another page has too. */
  const struck = new Array<Uint8Array>(services * ofService);
  const read = (page: number) => {
    const own = factIn(figures, page, () =>
      figuresOf(Math.floor(page / ofService), Math.floor(page / cities) % industries, page % cities),
    );
    struck[page] ??= new Uint8Array(own.length);
    return own;
  };
  const table = createTable();
  // Pages that differ in one thing only: the first, how many there are, and how far one is from the next.
  const compare = memoizeByKey((first: number, count: number, step: number) => {
    table.clear();
    for (let page = first, end = first + count * step; page < end; page += step) {
      const own = read(page);
      for (let at = 0; at < own.length; at += 1) {
        const known = table.put(own[at]!, page, at);
        if (known < 0 || table.pages[known] === page) continue;
        struck[page]![at] = 1;
        struck[table.pages[known]!]![table.places[known]!] = 1;
      }
    }
  });
  return (service, industry, city) => {
    const place = industry * cities + city;
    const page = service * ofService + place;
    compare(page - city, cities, 1);
    compare(service * ofService + city, industries, cities);
    compare(place, services, ofService);
    return struck[page]!.reduce((sum, mark) => sum + 1 - mark, 0);
  };
}

/** The figures of one list of pages, by open addressing: a `Map` takes ten times longer for the millions of the catalogue. */
function createTable() {
  const size = 1 << 15;
  const figures = new Int32Array(size);
  /** The list for which a slot was filled last: the next list takes it as empty. */
  const lists = new Int32Array(size);
  const pages = new Int32Array(size);
  const places = new Int32Array(size);
  let list = 0;
  let held = 0;
  return {
    pages,
    places,
    clear() {
      list += 1;
      held = 0;
    },
    /** Where the figure already is, or −1 if it has been put there now. */
    put(figure: number, page: number, place: number): number {
      let slot = (figure ^ (figure >>> 15)) & (size - 1);
      while (lists[slot] === list) {
        if (figures[slot] === figure) return slot;
        slot = (slot + 1) & (size - 1);
      }
      held += 1;
      if (held > size / 2) throw new Error("expected fewer figures in one list of pages");
      lists[slot] = list;
      figures[slot] = figure;
      pages[slot] = page;
      places[slot] = place;
      return -1;
    },
  };
}

const NONE = new Int32Array(0);

/** A hash of each figure with its distance and what it counts, as they are printed. */
function hashFigures(origin: Origin | undefined): Int32Array {
  if (!origin) return NONE;
  const { area, service } = origin;
  // What the words of the sentence say.
  const words = hashText(`${service.channel} ${service.contact.one} ${area.reach === "" ? "all" : ""}`);
  const hashes: number[] = [];
  for (const distance of area.distances) {
    const row = hashText(distance.within, words);
    const add = (column: number, value: number, printed: number) => {
      if (value >= 1 || column === PRICE) hashes.push(mix(mix(row, column), printed));
    };
    const { count, work, kind, result } = figuresOfDistance(distance, origin);
    add(COUNT, count, tenths(count));
    add(WORK, work, tenths(work));
    add(PEOPLE, distance.people, distance.people);
    if (kind === "price") add(PRICE, result, Math.round(100 * result));
    else if (kind !== "none") add(RESULT, result, tenths(result));
  }
  return Int32Array.from(hashes);
}

/** What a figure counts. Only a price counts below 1, too. */
const [COUNT, WORK, PEOPLE, RESULT, PRICE] = [1, 2, 3, 4, 5];

/** As they are printed: shares below a hundred have one decimal. */
const tenths = (value: number) => (value < 99.95 ? Math.round(value * 10) : Math.round(value) * 10);

/** With the constants of MurmurHash3. */
const mix = (hash: number, value: number) =>
  Math.imul(Math.imul(hash ^ value, 0x85ebca6b) ^ (hash >>> 13), 0xc2b2ae35);
