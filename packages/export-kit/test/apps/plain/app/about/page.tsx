import type { Metadata } from "next";
import { Mounted } from "../../components/mounted";

export const metadata: Metadata = {
  title: "About",
  description: "About “us” & others <here>.",
  alternates: { canonical: "/about" },
  openGraph: { title: "About us", url: "/about" },
  robots: { index: true, follow: true },
};

const STRUCTURED_DATA = { "@context": "https://schema.org", "@type": "AboutPage", name: "About" };

export default function AboutPage() {
  return (
    <>
      <h1>About</h1>
      <script type="application/ld+json">{JSON.stringify(STRUCTURED_DATA)}</script>
      <Mounted part="page" />
    </>
  );
}
