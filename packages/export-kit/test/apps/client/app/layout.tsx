import type { Metadata } from "next";
import localFont from "next/font/local";
import Link from "next/link";
import type { ReactNode } from "react";
import { DensitySwitch } from "../components/density-switch";
import { Mounted } from "../components/mounted";
import { Providers } from "../components/providers";
import "./globals.css";

const heading = localFont({ src: "../fonts/heading.woff2", display: "swap", variable: "--heading" });

export const metadata: Metadata = { title: "Client" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={heading.variable}>
      <body className={heading.className}>
        <Providers>
          <nav aria-label="Site">
            <Link href="/">Home</Link> <Link href="/form">Form</Link> <Link href="/gallery">Gallery</Link>{" "}
            <Link href="/lazy">Lazy</Link> <Link href="/filter">Filter</Link>{" "}
            <Link href="/account">Account</Link>
          </nav>
          <DensitySwitch />
          <main>{children}</main>
        </Providers>
        <Mounted part="layout" />
      </body>
    </html>
  );
}
