import type { Metadata } from "next";
import localFont from "next/font/local";
import Link from "next/link";
import type { ReactNode } from "react";
import { DensitySwitch } from "../components/density-switch";
import { Mounted } from "../components/mounted";
import { Providers } from "../components/providers";
import "./globals.css";

const heading = localFont({ src: "../fonts/heading.woff2", display: "swap", variable: "--heading" });

export const metadata: Metadata = {
  metadataBase: new URL("https://plain.example"),
  title: { template: "%s | Plain", default: "Plain" },
  description: "A plain site.",
};

/** Runs before the first paint, as theme switches do. */
const THEME = `document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "light";`;
const PAGES = ["About", "Guides", "Stream", "Broken", "Form", "Gallery", "Lazy", "Filter", "Account"];

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={heading.variable} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME }} />
      </head>
      <body className={heading.className}>
        <Providers>
          <nav aria-label="Site">
            <Link href="/">Home</Link>
            {PAGES.map((name) => (
              <Link key={name} href={`/${name.toLowerCase()}`}>
                {name}
              </Link>
            ))}
          </nav>
          <DensitySwitch />
          <main>{children}</main>
        </Providers>
        <footer style={{ letterSpacing: "2px" }}>
          A footer <Mounted part="layout" />
        </footer>
      </body>
    </html>
  );
}
