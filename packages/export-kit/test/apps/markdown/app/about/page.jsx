import { Mounted } from "../../components/mounted";
import { renderMarkdown } from "../../lib/posts";

export const metadata = { title: "About" };

const TEXT =
  "# About\n\nA page whose *text* is Markdown, and that React runs all the same: `</script>`, $$.\n";

export default function AboutPage() {
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: renderMarkdown(TEXT) }} />
      <Mounted part="page" />
    </main>
  );
}
