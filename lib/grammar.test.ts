import { article, capitalise, withArticle } from "./grammar";

it("capitalises the first letter", () => {
  expect(["plumber", "iPad repair", "écurie", ""].map(capitalise)).toEqual([
    "Plumber",
    "IPad repair",
    "Écurie",
    "",
  ]);
});

it("uses an before a vowel that is spoken, and a before others", () => {
  const vowels = [
    ..."estate agent; accountant; order question; enquiry; IT support firm; optician's practice".split("; "),
    ..."umbrella firm; usher; online shop; eCommerce shop; hour; hourly fee; honest answer; heir".split("; "),
    ..."MRI centre; HVAC engineer; MOT; NHS dentist; FAQ; SMS; X-ray; x-ray; M&A adviser".split("; "),
    ..."uninsured driver; unimportant call; unidentified caller; 8-seat van; 11-year-old".split("; "),
    ..."18-hole course; AI assistant".split("; "),
  ];
  const others = [
    ..."plumber; university; union; unit; unique case; used car dealer; user; useful note; usual day".split(
      "; ",
    ),
    ..."utility firm; urology clinic; ukulele school; European firm; euro; one-off job; UK firm".split("; "),
    ..."US firm; U-turn; SaaS company; Saab garage; hotel; house; home care agency; VAT return; BMW".split(
      "; ",
    ),
    ..."yoga studio; 10-seat van; 1,100-seat hall; 24-hour line".split("; "),
  ];
  expect(vowels.filter((phrase) => article(phrase) !== "an")).toEqual([]);
  expect(others.filter((phrase) => article(phrase) !== "a")).toEqual([]);
  expect(withArticle("hour")).toBe("an hour");
});
