import type { LicensedPackage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";

interface LicenceListProps {
  packages: readonly LicensedPackage[];
  /** Label of the link to the full texts. */
  label: string;
}

/** More names than these are folded on phones. */
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
              <Fold summary={`${names.length} packages`}>
                <Names names={names} />
              </Fold>
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

/** Names as a text. A line breaks between two of them. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <div className="text-small leading-relaxed">
      {names.map((name, index) => (
        <span key={name}>
          <span className="wrap-anywhere">{name}</span>
          {index < names.length - 1 && ", "}
        </span>
      ))}
    </div>
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
