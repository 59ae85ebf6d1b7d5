"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";

const FRUIT = ["apple", "apricot", "banana", "cherry"];

export function Filter() {
  const query = useSearchParams().get("q") ?? "";
  const router = useRouter();
  const pathname = usePathname();
  const change = (value: string) =>
    router.replace(value ? `${pathname}?${new URLSearchParams({ q: value })}` : pathname);
  return (
    <>
      <input aria-label="Search" defaultValue={query} onChange={({ target }) => change(target.value)} />
      <ul>
        {FRUIT.filter((name) => name.startsWith(query)).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
