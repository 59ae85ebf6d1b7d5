import { COMMON_WORDS } from "./common-passwords";
import { isCommonPassword, passwordStrength } from "./password-strength";

test.each([
  "123456",
  "1234567890",
  "qwerty",
  "qwertyuiop",
  "Password1!",
  "p@ssw0rd",
  "PASSW0RD2026",
  "letmein",
  "iloveyou",
  "abc123",
  "aaaaaaaa",
  "abababab",
  "monkey dragon",
  "1q2w3e4r",
  "zxcvbnm,",
  "Summer2026!",
  "ｐａｓｓｗｏｒｄ",
  "      ",
])("%j is a common password", (password) => expect(passwordStrength(password)).toBe("common"));

test.each([
  "correct horse battery staple",
  "giraffe kettle",
  "48291736",
  "wxkqzvjh",
  "Tr0ub4dor-and-3",
  "пятнадцать",
])("%j is not a common password", (password) => expect(isCommonPassword(password)).toBe(false));

test("a password made of the owner's email or names is common, for this owner only", () => {
  const personal = ["moira@lennan.example", "Moira", "Lennan", "Lennan & Daughters"];
  for (const password of ["moira@lennan.example", "Lennan2026", "moira-lennan!", "daughters1"]) {
    expect([password, passwordStrength(password, personal)]).toEqual([password, "common"]);
    expect([password, isCommonPassword(password)]).toEqual([password, false]);
  }
});

test("beside the common ones, only the length decides", () => {
  expect(
    ["xkqzv", "xkqzvj", "xkqzvjh", "xkqzvjhw", "xkqzvjhwpdfgbt", "xkqzvjhwpdfgbtm"].map((text) =>
      passwordStrength(text),
    ),
  ).toEqual(["too-short", "weak", "weak", "fair", "fair", "strong"]);
  expect(passwordStrength("XKQZVJHW")).toBe(passwordStrength("xK9!vJ#w"));
});

test("every word of the list alone is common, and listed once", () => {
  expect(new Set(COMMON_WORDS).size).toBe(COMMON_WORDS.length);
  for (const word of COMMON_WORDS) expect([word, isCommonPassword(word)]).toEqual([word, true]);
});
