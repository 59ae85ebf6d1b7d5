import { Mounted } from "../../components/mounted";
import { markdownElements } from "../../lib/posts";

export const metadata = { title: "About" };

const TEXT =
  "# About\n\nA page of *Markdown* that React runs all the same: `</script>`, [$$](/icon.svg 'A & B').\n";

export default function AboutPage() {
  return (
    <main>
      {markdownElements(TEXT)}
      <Mounted part="page" />
    </main>
  );
}
