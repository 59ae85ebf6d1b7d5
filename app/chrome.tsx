import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { getContent } from "@/lib/content";

/** Header and footer around a page, with the site's own data. `quiet`: the page has an amber button of its own. */
export function Chrome({ children, quiet }: { children: ReactNode; quiet?: boolean }) {
  const { site, navigation } = getContent();
  return (
    <>
      <Header site={site} navigation={navigation} quiet={quiet} />
      {children}
      <Footer site={site} columns={navigation.footer} />
    </>
  );
}
