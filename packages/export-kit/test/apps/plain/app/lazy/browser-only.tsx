"use client";

export default function BrowserOnly() {
  return <p>Window of {window.innerWidth > 0 ? "some" : "no"} width</p>;
}
