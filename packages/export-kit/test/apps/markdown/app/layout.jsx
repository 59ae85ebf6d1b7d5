import Link from "next/link";
import { Mounted } from "../components/mounted";
import "./globals.css";

export const metadata = {
  metadataBase: new URL("https://markdown.example"),
  title: { template: "%s · Notes", default: "Notes" },
  description: "Two thousand notes.",
  openGraph: { siteName: "Notes", type: "website" },
};

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Notes</Link> <Link href="/about">About</Link>
        </header>
        {children}
        <footer>
          <Mounted part="layout" />
        </footer>
      </body>
    </html>
  );
}
