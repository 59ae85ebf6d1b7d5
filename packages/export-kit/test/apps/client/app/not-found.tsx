import Link from "next/link";
import { Mounted } from "../components/mounted";

export const metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <>
      <h1>Nothing here</h1>
      <Link href="/">Home</Link>
      <Mounted part="page" />
    </>
  );
}
