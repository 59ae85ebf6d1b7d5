import { offsetMinutes } from "./zone";

// Worked out by hand from the rules of the IANA time zone database, not from the code under test.
// London and the European Union change at 01:00 UTC on the last Sundays of March and October:
// 25 October 2026, 28 March 2027, 31 October 2027. The United States and Canada change at 2 am local
// time on the second Sunday of March and the first of November: 1 November 2026, 14 March 2027.
// South Australia and New South Wales change on the first Sundays of April and October: 4 April and
// 3 October 2027. New Zealand: the first Sunday of April, the last of September.
it.each([
  // Arizona keeps Mountain Standard Time all year (since 1968), so the difference is greater in London's summer.
  ["Phoenix", "America/Phoenix", "2027-01-15T12:00:00Z", -420, -420],
  ["Phoenix", "America/Phoenix", "2027-07-15T12:00:00Z", -420, -480],
  // Sonora has kept Arizona's time since 1999.
  ["Hermosillo", "America/Hermosillo", "2027-07-15T12:00:00Z", -420, -480],
  // Rule Mexico ended in October 2022: Central Standard Time all year.
  ["Mexico City", "America/Mexico_City", "2027-07-15T12:00:00Z", -360, -420],
  // Border cities change with the United States.
  ["Tijuana", "America/Tijuana", "2027-03-20T12:00:00Z", -420, -420],
  ["Ciudad Juárez", "America/Ciudad_Juarez", "2027-07-15T12:00:00Z", -360, -420],
  // Newfoundland is at -3:30, and changes with the United States since 2011.
  ["St. John's", "America/St_Johns", "2027-01-15T12:00:00Z", -210, -210],
  ["St. John's", "America/St_Johns", "2027-03-20T12:00:00Z", -150, -150],
  // Saskatchewan keeps Central Standard Time all year (since 1960 in Regina).
  ["Regina", "America/Regina", "2027-07-15T12:00:00Z", -360, -420],
  // The two weeks of March in which America has changed and London has not, and the week of October.
  ["New York", "America/New_York", "2027-03-20T12:00:00Z", -240, -240],
  ["New York", "America/New_York", "2026-10-28T12:00:00Z", -240, -240],
  ["New York", "America/New_York", "2027-04-01T12:00:00Z", -240, -300],
  // British Columbia went to summer time for good on 8 March 2026: -7 all year, as the Yukon.
  ["Vancouver", "America/Vancouver", "2026-10-31T12:00:00Z", -420, -420],
  ["Vancouver", "America/Vancouver", "2027-01-15T12:00:00Z", -420, -420],
  ["Vancouver", "America/Vancouver", "2027-07-15T12:00:00Z", -420, -480],
  // So did Alberta: -6 all year, as Saskatchewan.
  ["Calgary", "America/Edmonton", "2027-01-15T12:00:00Z", -360, -360],
  ["Calgary", "America/Edmonton", "2027-07-15T12:00:00Z", -360, -420],
  // And Manitoba: -5 all year, as Cancún.
  ["Winnipeg", "America/Winnipeg", "2027-01-15T12:00:00Z", -300, -300],
  ["Winnipeg", "America/Winnipeg", "2027-07-15T12:00:00Z", -300, -360],
  // Hawaii has no summer time; Alaska has.
  ["Honolulu", "Pacific/Honolulu", "2027-07-15T12:00:00Z", -600, -660],
  ["Anchorage", "America/Anchorage", "2027-07-15T12:00:00Z", -480, -540],
  // All of Europe changes at one instant, so the hour between London and Berlin never does.
  ["London", "Europe/London", "2027-03-28T01:00:00Z", 60, 0],
  ["Berlin", "Europe/Berlin", "2027-03-28T00:59:59Z", 60, 60],
  ["Berlin", "Europe/Berlin", "2027-03-28T01:00:00Z", 120, 60],
  ["Paris", "Europe/Paris", "2027-10-31T01:00:00Z", 60, 60],
  // Western Australia, Queensland and the Northern Territory have no summer time.
  ["Perth", "Australia/Perth", "2027-01-15T12:00:00Z", 480, 480],
  ["Brisbane", "Australia/Brisbane", "2027-07-15T12:00:00Z", 600, 540],
  ["Darwin", "Australia/Darwin", "2027-01-15T12:00:00Z", 570, 570],
  // South Australia: +9:30, +10:30 in summer; between 28 March and 4 April both are on summer time.
  ["Adelaide", "Australia/Adelaide", "2027-01-15T12:00:00Z", 630, 630],
  ["Adelaide", "Australia/Adelaide", "2027-04-01T12:00:00Z", 630, 570],
  ["Adelaide", "Australia/Adelaide", "2027-04-10T12:00:00Z", 570, 510],
  // Lord Howe Island moves its clocks by half an hour only: +10:30 and +11.
  ["Lord Howe Island", "Australia/Lord_Howe", "2027-01-15T12:00:00Z", 660, 660],
  ["Lord Howe Island", "Australia/Lord_Howe", "2027-07-15T12:00:00Z", 630, 570],
  // New Zealand: +12, +13 from the last Sunday of September to the first of April.
  ["Auckland", "Pacific/Auckland", "2027-01-15T12:00:00Z", 780, 780],
  ["Auckland", "Pacific/Auckland", "2027-04-10T12:00:00Z", 720, 660],
  ["Auckland", "Pacific/Auckland", "2027-10-01T12:00:00Z", 780, 720],
])("%s (%s) at %s: %i minutes from UTC, %i from London", (_, zone, at, fromUtc, fromLondon) => {
  const instant = new Date(at);
  const offset = offsetMinutes(zone, instant);
  expect(offset).toBe(fromUtc);
  expect(offset - offsetMinutes("Europe/London", instant)).toBe(fromLondon);
});
