import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SessionMark } from "@/components/layout/session-mark";
import { getContent } from "@/lib/content";

interface HeaderAndFooterProps {
  children: ReactNode;
  /** See `SessionMark`. */
  knowsSession?: boolean;
}

/** Header and footer around a page. Landing pages have them too, without script: nothing in them may need hydration. */
export function HeaderAndFooter({ children, knowsSession }: HeaderAndFooterProps) {
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
