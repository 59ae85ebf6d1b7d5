import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SessionMark } from "@/components/layout/session-mark";
import { getContent } from "@/lib/content";

interface ChromeProps {
  children: ReactNode;
  knowsSession?: boolean;
}

/**
 * Header and footer around a page. Landing pages have them too, without script: nothing in
 * them may need hydration. `knowsSession`: see `SessionMark`.
 */
export function Chrome({ children, knowsSession }: ChromeProps) {
  const { site, navigation } = getContent();
  return (
    <>
      {knowsSession && <SessionMark />}
      <Header site={site} navigation={navigation} knowsSession={knowsSession} />
      {children}
      <Footer site={site} navigation={navigation} />
    </>
  );
}
