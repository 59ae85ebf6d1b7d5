/** Mistakes in texts about the company: site, navigation, plans, claims, pages. */
import { repeatFirstRow, replace, testMistakes, type Change } from "./plant";

const site = (change: Change) => ({ "site.yaml": change });
const plans = (change: Change) => ({ "plans.yaml": change });
const navigation = (change: Change) => ({ "navigation.yaml": change });
const removeClaim = (id: string) => replace(new RegExp(`- id: ${id}\\n(?: .*\\n)*`), "");

testMistakes([
  [
    "a telephone number that cannot be dialled",
    site(replace(/e164: .*/, 'e164: "0141 496 0123"')),
    ["site.yaml", "phone.e164", /^expected E\.164 such as \+44/],
  ],
  [
    "a printed number that differs from the dialled one",
    site(replace(/(display: "\+\d+ )\d+/, "$1999")),
    ["site.yaml", "phone.display", /^expected the number of `e164`/],
  ],
  [
    "an email address without a domain",
    site(replace(/general: .*/, "general: hello")),
    ["site.yaml", "email.general", /email/],
  ],
  [
    "a company founded in the future",
    site(replace(/founded: .*/, "founded: 3014")),
    ["site.yaml", "founded", /^expected a year up to that of asOf, 20\d\d, got 3014$/],
  ],
  [
    "an asOf that is long past",
    site(replace(/asOf: .*/, "asOf: 1970-01-01")),
    ["site.yaml", "asOf", /^expected a day from 2020-01-01 on$/],
  ],
  [
    "an asOf in the middle of a month",
    site(replace(/(asOf: \d+-\d+)-.*/, "$1-15")),
    ["site.yaml", "asOf", /^expected the first day of a month$/],
  ],
  [
    "an asOf that is older than most texts",
    site((text) =>
      text.replace(/asOf: .*/, "asOf: 2024-11-01").replace(/expires: .*/, "expires: 2025-10-31"),
    ),
    ["site.yaml", "asOf", /^expected a day up to 90 days before the texts, the newest of which is of 20/],
  ],
  [
    "a security.txt that is valid for decades",
    site(replace(/expires: .*/, "expires: 2099-12-31")),
    ["site.yaml", "security.expires", /^expected a day after asOf.* and up to 20.*, got 2099-12-31$/],
  ],
  [
    "a security.txt that has expired",
    site(replace(/expires: .*/, "expires: 2021-01-31")),
    ["site.yaml", "security.expires", /^expected a day after asOf/],
  ],
  [
    "an unknown country in the address",
    site(replace(/countryCode: .*/, "countryCode: xx")),
    ["site.yaml", "address.countryCode", /^expected an ISO 3166 code such as GB$/],
  ],
  [
    "an address in another country than the home city",
    site(replace(/countryCode: .*/, "countryCode: JP")),
    ["site.yaml", "address.countryCode", /^expected [A-Z]{2}, the country of the home city/],
  ],
  [
    "a home city that is not in the catalogue",
    site(replace(/homeCity: .*/, "homeCity: atlantis")),
    ["site.yaml", "homeCity", /^expected a city of content\/locations, got “atlantis”$/],
  ],
  [
    "a misspelt zone of the company",
    site(replace(/timezone: .*/, "timezone: Europe/Lodnon")),
    ["site.yaml", "geo.timezone", /^expected an IANA zone such as Europe\/London$/],
  ],
  [
    "swapped latitude and longitude of the company",
    site((text) => text.replace(/latitude: (.*)\n +longitude: (.*)/, "latitude: $2\n  longitude: $1")),
    ["site.yaml", "geo.latitude", /^expected latitude and longitude in the other order/],
  ],
  [
    "an administrator without a demo account",
    site(replace(/administrator: .*/, "administrator: root@clydeline.example")),
    ["site.yaml", "portal.demo[0].email", /^expected the email address of `administrator`$/],
  ],
  [
    "a price in words",
    plans(replace(/price: \d+/, "price: free")),
    ["plans.yaml", "plans[0].price", /expected number/],
  ],
  [
    "an annual price that does not match the discount",
    plans(replace(/annualPrice: \d+/, "annualPrice: 9000")),
    ["plans.yaml", "plans[0].annualPrice", /^expected \d+, or up to £10 less: \d+% off/],
  ],
  [
    "hours that end before they start",
    plans(replace(/hours: .*/, "hours: { from: 18, to: 9 }")),
    ["plans.yaml", "plans[0].hours.to", /^expected an hour after `from`$/],
  ],
  [
    "a price with a fraction of a penny",
    plans(replace(/overflowCallPrice: .*/, "overflowCallPrice: 0.333")),
    ["plans.yaml", "overflowCallPrice", /^expected pounds with at most two decimals$/],
  ],
  [
    "two popular plans",
    plans((text) => text.replaceAll("popular: false", "popular: true")),
    ["plans.yaml", "plans", /^expected one popular plan$/],
  ],
  [
    "an add-on at another price than its service",
    plans(replace(/(service: live-chat-support\n +price: )\d+/, "$1198")),
    [
      "plans.yaml",
      "addOns[0].price",
      /^expected \d+ as in content\/services\/live-chat-support\.yaml, got 198$/,
    ],
  ],
  [
    "an add-on of an unknown service",
    plans(replace("service: live-chat-support", "service: live-chats")),
    ["plans.yaml", "addOns[0].service", /^expected one of content\/services: .*live-chat-support/],
  ],
  [
    "a link in the menu to an unknown page",
    navigation(replace("url: /careers", "url: /carers")),
    ["navigation.yaml", "footer[0].links[1].url", /^expected the path of a page, got “\/carers”/],
  ],
  [
    "a link in the menu to an incomplete address",
    navigation(replace("url: /services\n", "url: https://\n")),
    ["navigation.yaml", "header[0].url", /^expected an internal path such as \/services$/],
  ],
  [
    "a link in the menu to another host without a scheme",
    navigation(replace("url: /services\n", "url: //evil.example\n")),
    ["navigation.yaml", "header[0].url", /^expected the path of a page, got “\/\/evil/],
  ],
  [
    "a claim with an invalid review date",
    { "claims.yaml": replace(/lastReviewed: .*/, "lastReviewed: yesterday") },
    ["claims.yaml", "[0].lastReviewed", /ISO date/],
  ],
  [
    "a duplicate claim",
    { "claims.yaml": repeatFirstRow },
    ["claims.yaml", expect.stringMatching(/^\[\d+\]\.id$/) as unknown as string, /^“.+” occurs twice$/],
  ],
  [
    "a removed claim that a page refers to",
    { "claims.yaml": removeClaim("retention") },
    ["pages/why-choose-us.yaml", "features[0].claims[0]", /got “retention”$/],
    ["pages/case-studies.yaml", "metrics[2]", /^expected a claim of content\/claims\.yaml, got “retention”$/],
  ],
  [
    "a removed claim of the landing pages",
    { "claims.yaml": removeClaim("satisfaction") },
    ["pages/home.yaml", "highlights[2].claim", /got “satisfaction”$/],
    ["pages/about.yaml", "today.claims[3]", /got “satisfaction”$/],
    ["pages/why-choose-us.yaml", "features[5].claims[0]", /got “satisfaction”$/],
    ["claims.yaml", "", /got “satisfaction”$/],
  ],
  [
    "a claim that no page prints",
    { "pages/case-studies.yaml": replace("implementations, ", "clients, ") },
    ["claims.yaml", "implementations", /^expected a page that prints this claim/],
  ],
  [
    "a key term that does not occur in its section",
    { "pages/terms.yaml": replace(/value: .*(?=, section: governing-law)/, "value: Law of the sea") },
    ["pages/terms.yaml", "keyTerms.items[11].value", /^expected words of the section “governing-law”/],
  ],
  [
    "an incomplete address in the privacy policy",
    { "pages/privacy.yaml": replace(/url: "?(https:|\{).*/, "url: https://") },
    ["pages/privacy.yaml", expect.stringMatching(/^sections\[\d+\]\.body\[\d+\]/) as unknown as string, /./],
  ],
  [
    "an industry under the wrong category on the home page",
    { "pages/home.yaml": replace("items: [plumbing,", "items: [barbers,") },
    [
      "pages/home.yaml",
      "industries.categories[0].items[0]",
      /^expected an industry of home-services, got “bar/,
    ],
  ],
  [
    "an unknown city on the home page",
    { "pages/home.yaml": replace("city: new-york", "city: new-yorck") },
    ["pages/home.yaml", "clock.city", /^expected a city of content\/locations, got “new-yorck”$/],
  ],
  [
    "two pages with the same title",
    {
      "pages/careers.yaml": replace(/^title: .*/m, "title: Terms and conditions"),
      "pages/terms.yaml": replace(/^title: .*/m, "title: Terms and Conditions"),
    },
    [
      "pages/terms.yaml",
      "title",
      /^“Terms and Conditions” is already title in content\/pages\/careers\.yaml/,
    ],
  ],
  [
    "a page updated in the future",
    { "pages/about.yaml": replace(/updated: .*/, "updated: 2062-01-01") },
    [
      "pages/about.yaml",
      "updated",
      /^expected a day up to .*, 90 days after asOf in content\/site\.yaml, got 2062/,
    ],
  ],
]);
