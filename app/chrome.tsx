import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { getContent } from "@/lib/content";

/** Header and footer around a page, with the site's own data. */
export function Chrome({ children }: { children: ReactNode }) {
  const { site, navigation } = getContent();
  return (
    <>
      <Header site={site} navigation={navigation} />
      {children}
      <Footer site={site} columns={navigation.footer} />
    </>
  );
}
