import fc from "fast-check";
import { aUser } from "../testing/records";
import { emailKey, isSameEmail, joinAccounts } from "./accounts";

test("email keys ignore case, surrounding spaces and the Unicode form of accents", () => {
  expect(emailKey(" Ada@Example.COM ")).toBe(emailKey("ada@example.com"));
  expect(emailKey("zo\u00eb@x.example")).toBe(emailKey("zoe\u0308@x.example"));
  expect(emailKey("ada@example.com")).not.toBe(emailKey("adb@example.com"));
});

test("only the administrator's exact email makes an administrator, whatever its case", () => {
  expect(isSameEmail("Chief@x.example", "chief@x.example")).toBe(true);
  expect(isSameEmail("chief@x.example.com", "chief@x.example")).toBe(false);
  expect(isSameEmail("xchief@x.example", "chief@x.example")).toBe(false);
});

test("of several records with one email the earliest wins, then the smallest id", () => {
  const first = aUser("b", "a@x.example");
  const later = { createdAt: "2026-01-01T00:00:00.001Z" };
  const [second, third] = [aUser("a", "A@x.example", later), aUser("c", "a@x.example", later)];
  fc.assert(
    fc.property(fc.shuffledSubarray([first, second, third], { minLength: 3 }), (records) => {
      const accounts = joinAccounts(records);
      expect(accounts.users).toEqual([first]);
      expect(accounts.ofEmail("a@x.example")).toEqual([first, second, third]);
      // An id without an account stays as it is.
      expect(["a", "b", "c", "z"].map((id) => accounts.accountOf(id))).toEqual(["b", "b", "b", "z"]);
      expect([accounts.find("c"), accounts.find("z")]).toEqual([first, undefined]);
    }),
  );
});
