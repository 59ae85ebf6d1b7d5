import Link from "next/link";
import { Mounted } from "../components/mounted";
import { Unlisted } from "../components/unlisted";

export const metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <Unlisted />
      <Link href="/about">About this site</Link>
      <Mounted part="page" />
    </>
  );
}
