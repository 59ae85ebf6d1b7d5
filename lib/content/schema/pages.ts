import { z } from "zod";
import { pageBase } from "./page-base.ts";
import { topicTexts } from "./post.ts";
import { ref } from "./reference.ts";
import { sentence, text, titled, webAddress } from "./text.ts";

/** A page of titled sections, each with a text, a list or both. */
export const pageSchema = z.strictObject({
  ...pageBase,
  sections: z.record(
    z.string(),
    z.strictObject({ title: text, text: sentence.optional(), items: z.array(text).optional() }),
  ),
});
export type PageContent = z.output<typeof pageSchema>;

/** `content/pages/industries.yaml`. */
export const industriesSchema = z.strictObject({
  ...pageBase,
  sections: z.strictObject({
    /** For readers whose trade is not in the list. */
    missing: titled,
  }),
});

/** `content/pages/regions.yaml`. */
export const regionsPageSchema = z.strictObject({
  ...pageBase,
  /** `ends`: the cities with a line on the map of the world; `landmarks`: others that it names. */
  map: z.strictObject({
    ends: z.array(ref("city")).min(1),
    landmarks: z.array(ref("city")),
    caption: sentence,
  }),
});

/** `content/pages/services.yaml`. */
export const servicesSchema = z.strictObject({
  ...pageBase,
  sections: z.strictObject({
    /** The groups of services, by what is paid: a plan alone, a plan and an add-on, or a price that is agreed. */
    plans: titled,
    addOns: titled,
    agreement: titled,
    custom: titled,
    quote: titled,
    newsletter: titled,
  }),
  /** On the page of each service. */
  languages: titled.extend({ claims: z.array(ref("claim")).min(1) }),
});
export type ServicesPage = z.output<typeof servicesSchema>;

/** `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
  ...pageBase,
  sections: z.strictObject({
    /** Those of the first conversation, so that visitors can prepare. */
    questions: z.strictObject({ title: text, items: z.array(text).min(1) }),
  }),
  /** Names and texts of the strips of a day, and what is true now. */
  day: z.strictObject({
    office: text,
    officeHours: text,
    desk: text,
    deskHours: text,
    open: text,
    closed: text,
  }),
  form: z.strictObject({
    title: text,
    hint: sentence,
    /** After sending. */
    opened: sentence,
    /** While typing and after sending. */
    tooLong: sentence,
    copied: sentence,
    copyRefused: sentence,
    noScript: sentence,
  }),
});
export type ContactPage = z.output<typeof contactSchema>;

/** `content/pages/credits.yaml`. */
export const creditsSchema = pageSchema.extend({
  /** Addresses by names that occur in the items: they become links. */
  links: z.record(text, webAddress),
  /** Above the list of packages, which the build generates; `link` leads to the full licences. */
  packages: titled.extend({ link: text }),
});
export type CreditsPage = z.output<typeof creditsSchema>;

/** `content/pages/blog.yaml`. */
export const blogSchema = z.strictObject({
  ...pageBase,
  ...topicTexts,
  authors: z.array(text).min(1),
  sections: z.strictObject({
    newsletter: titled,
    /** Above the newsletter at the end of a post. */
    banner: titled,
  }),
});

/** `content/pages/sitemap.yaml`. */
export const sitemapSchema = z.strictObject({
  ...pageBase,
  sections: z.strictObject({
    /** Beside the services, whose links lead to their hubs. */
    landing: titled,
  }),
  finder: titled.extend({
    /** The example in the empty fields, besides the home city. */
    example: z.strictObject({ service: ref("service"), industry: ref("industry") }),
  }),
  /** Queries that the empty search suggests besides the finder's example. */
  search: z.strictObject({ examples: z.array(text).min(1) }),
});
