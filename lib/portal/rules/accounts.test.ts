import fc from "fast-check";
import type { User } from "../records/schema";
import { emailKey, isAdministratorEmail, joinAccounts } from "./accounts";

function user(id: string, email: string, createdAt = "2026-01-01T00:00:00.000Z"): User {
  return { id, email, password: "x", firstName: "", lastName: "", company: "", isAdmin: false, createdAt };
}

test("email keys ignore case, surrounding spaces and the Unicode form of accents", () => {
  expect(emailKey(" Ada@Example.COM ")).toBe(emailKey("ada@example.com"));
  expect(emailKey("zo\u00eb@x.example")).toBe(emailKey("zoe\u0308@x.example"));
  expect(emailKey("ada@example.com")).not.toBe(emailKey("adb@example.com"));
});

test("only the administrator's exact email makes an administrator, whatever its case", () => {
  expect(isAdministratorEmail("Chief@x.example", "chief@x.example")).toBe(true);
  expect(isAdministratorEmail("chief@x.example.com", "chief@x.example")).toBe(false);
});

test("of several records with one email the earliest wins, then the smallest id", () => {
  const first = user("b", "a@x.example", "2026-01-01T00:00:00.000Z");
  const second = user("a", "A@x.example", "2026-01-01T00:00:00.001Z");
  const third = user("c", "a@x.example", "2026-01-01T00:00:00.001Z");
  fc.assert(
    fc.property(fc.shuffledSubarray([first, second, third], { minLength: 3 }), (records) => {
      const accounts = joinAccounts(records);
      expect(accounts.users).toEqual([first]);
      expect(accounts.ofEmail("a@x.example")).toEqual([first, second, third]);
      expect(["a", "b", "c"].map((id) => accounts.accountOf(id))).toEqual(["b", "b", "b"]);
      expect(accounts.find("c")).toBe(first);
    }),
  );
});

test("an id without an account is returned unchanged", () => {
  const accounts = joinAccounts([user("a", "a@x.example")]);
  expect(accounts.accountOf("z")).toBe("z");
  expect(accounts.find("z")).toBeUndefined();
  expect(accounts.ofEmail("z@x.example")).toEqual([]);
});
