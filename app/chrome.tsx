import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { getContent } from "@/lib/content";

/**
 * Header and footer around a page. `outlined`: see `Header`. Landing pages have them too, without script: nothing in
 * them may need hydration.
 */
export function Chrome({ children, outlined }: { children: ReactNode; outlined?: boolean }) {
  const { site, navigation } = getContent();
  return (
    <>
      <Header site={site} navigation={navigation} outlined={outlined} />
      {children}
      <Footer site={site} columns={navigation.footer} />
    </>
  );
}
