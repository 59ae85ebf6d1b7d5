import { CopyLink } from "./copy-link";

interface ShareLinksProps {
  title: string;
  /** Absolute URL of the page. */
  url: string;
}

/** Links to share a post. Nothing is loaded from the networks. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const [encodedUrl, encodedTitle] = [url, title].map(encodeURIComponent);
  const targets = [
    {
      name: "LinkedIn",
      label: "Share on LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}`,
    },
    {
      name: "X",
      label: "Share on X",
      href: `https://x.com/intent/post?url=${encodedUrl}&text=${encodedTitle}`,
    },
    { name: "Email", label: "Share by Email", href: `mailto:?subject=${encodedTitle}&body=${encodedUrl}` },
  ];
  return (
    <section aria-labelledby="share">
      <h2 id="share" className="mb-2 text-base leading-normal tracking-normal">
        Share
      </h2>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {targets.map(({ name, label, href }) => (
          <li key={name}>
            <a
              className="inline-block min-w-6 py-1 text-clyde underline underline-offset-4"
              href={href}
              rel="noopener"
              aria-label={label}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </section>
  );
}
