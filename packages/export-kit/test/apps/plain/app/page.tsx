import Link from "next/link";
import { Mounted } from "../components/mounted";

export default function HomePage() {
  return (
    <>
      <h1>Plain</h1>
      <p>
        Dollar signs ($$, $&amp;) and <code>{"</script>"}</code> in a text have to arrive as they are.
      </p>
      <Link href="/guides/second">The second guide</Link>
      <Mounted part="page" />
    </>
  );
}
