"use client";

import { useRouter, useSearchParams } from "next/navigation";
import type { FormEvent } from "react";
import { signIn } from "../../components/session";

export function SignInForm() {
  const router = useRouter();
  const next = useSearchParams().get("next") ?? "/account";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    signIn(String(new FormData(event.currentTarget).get("name")));
    router.push(next.startsWith("/account") ? next : "/account");
  };
  return (
    <form onSubmit={submit}>
      <label>
        Name <input name="name" required />
      </label>
      <button>Sign in</button>
    </form>
  );
}
