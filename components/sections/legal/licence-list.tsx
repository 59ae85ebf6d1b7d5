import type { LicensedPackage } from "@/lib/content";
import { routes } from "@/lib/routes";

interface LicenceListProps {
  packages: readonly LicensedPackage[];
  /** Label of the link to the full texts. */
  label: string;
}

/** More names than these are folded. */
const FEW = 12;

/** The packages whose code or data the site contains, by licence, the most common one first. */
export function LicenceList({ packages, label }: LicenceListProps) {
  return (
    <>
      <ul>
        {groupByLicence(packages).map(({ licence, names }) => (
          <li
            key={licence}
            className="grid gap-x-10 border-t border-line py-4 md:grid-cols-[15rem_1fr] print:break-inside-auto print:py-2"
          >
            <h3>
              {licence} <span className="text-soft tabular-nums">{names.length}</span>
            </h3>
            {names.length > FEW ? (
              <details className="folded">
                <summary className="cursor-pointer text-clyde max-md:py-2">Show the names</summary>
                <Names names={names} />
              </details>
            ) : (
              <Names names={names} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={routes.licences()} className="inline-block py-1 text-clyde underline underline-offset-4">
          {label}
        </a>
      </p>
    </>
  );
}

/** Names in columns. The spaces are for readers of the text alone. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="run-on gap-x-8 text-small leading-relaxed [columns:15rem]">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {name}{" "}
        </li>
      ))}
    </ul>
  );
}

function groupByLicence(packages: readonly LicensedPackage[]): { licence: string; names: string[] }[] {
  const licences = [...new Set(packages.map(({ licence }) => licence))];
  return licences
    .map((licence) => ({
      licence,
      // A package that is there in two versions has one name.
      names: [...new Set(packages.filter((each) => each.licence === licence).map(({ name }) => name))],
    }))
    .toSorted((a, b) => b.names.length - a.names.length);
}
