import type { Metadata } from "next";
import { Mounted } from "../../components/mounted";

export const metadata: Metadata = { title: "Guides" };

export default function GuidesPage() {
  return (
    <>
      <h1>Guides</h1>
      <Mounted part="page" />
    </>
  );
}
