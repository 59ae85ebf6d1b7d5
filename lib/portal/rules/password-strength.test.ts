import { COMMON_WORDS, isCommonPassword, passwordStrength } from "./password-strength";

test("words of the list, sequences, repetitions and their disguises are common, and nothing else is", () => {
  const common = [
    ...COMMON_WORDS,
    ...["1234567890", "qwertyuiop", "Password1!", "p@ssw0rd", "PASSW0RD2026", "aaaaaaaa", "abababab"],
    ...["monkey dragon", "1q2w3e4r", "zxcvbnm,", "Summer2026!", "ｐａｓｓｗｏｒｄ", "      "],
  ];
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
  const others = [
    ...["correct horse battery staple", "giraffe kettle", "48291736", "wxkqzvjh"],
    ...["Tr0ub4dor-and-3", "пятнадцать"],
  ];
  expect(others.filter((password) => isCommonPassword(password))).toEqual([]);
});

test("a password made of the owner's email or names is common, for this owner only", () => {
  const personal = ["moira@lennan.example", "Moira", "Lennan", "Lennan & Daughters"];
  for (const password of ["moira@lennan.example", "Lennan2026", "moira-lennan!", "daughters1"]) {
    expect([password, passwordStrength(password, personal)]).toEqual([password, "common"]);
    expect([password, isCommonPassword(password)]).toEqual([password, false]);
  }
});

test("beside the common ones, only the length decides", () => {
  const texts = ["xkqzv", "xkqzvj", "xkqzvjh", "xkqzvjhw", "xkqzvjhwpdfgbt", "xkqzvjhwpdfgbtm", "xK9!vJ#w"];
  expect(texts.map((text) => passwordStrength(text))).toEqual(
    ["too-short", "weak", "weak", "fair", "fair", "strong", "fair"], //
  );
});
