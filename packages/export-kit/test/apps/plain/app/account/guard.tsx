"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { signOut, useSession } from "../../components/session";

/** Shows its children to signed-in users, and redirects others to the sign-in form, which redirects back. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    if (session === null) router.replace(`/sign-in?next=${encodeURIComponent(pathname)}`);
  }, [session, router, pathname]);
  if (!session) return <p>One moment …</p>;
  return (
    <>
      <p>Signed in as {session}</p>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      {children}
    </>
  );
}
