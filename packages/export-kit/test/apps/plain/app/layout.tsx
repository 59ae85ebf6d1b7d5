import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { Counter } from "../components/counter";
import { Mounted } from "../components/mounted";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL("https://plain.example"),
  title: { template: "%s | Plain", default: "Plain" },
  description: "A plain site.",
};

/** Runs before the first paint, as theme switches do. */
const THEME = `document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "light";`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME }} />
      </head>
      <body>
        <nav aria-label="Site">
          <Link href="/">Home</Link> <Link href="/about">About</Link> <Link href="/guides">Guides</Link>{" "}
          <Link href="/stream">Stream</Link> <Link href="/broken">Broken</Link>
        </nav>
        <Counter />
        <main>{children}</main>
        <footer style={{ letterSpacing: "2px" }}>
          A footer <Mounted part="layout" />
        </footer>
      </body>
    </html>
  );
}
