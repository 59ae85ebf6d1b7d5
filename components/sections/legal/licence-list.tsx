import type { LicensedPackage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";

interface LicenceListProps {
  packages: readonly LicensedPackage[];
  /** Label of the link to the full texts. */
  label: string;
}

/** Licences of more packages than these have the whole width; the others share lines. */
const FEW = 4;

/** The packages whose code or data the site contains, by licence, the most common one first. */
export function LicenceList({ packages, label }: LicenceListProps) {
  const groups = groupByLicence(packages);
  return (
    <>
      <ul>
        {groups
          .filter(({ names }) => names.length > FEW)
          .map(({ licence, names }) => (
            <li
              key={licence}
              className="border-t border-line py-4 md:pb-6 print:break-inside-auto print:py-2"
            >
              <Licence name={licence} count={names.length} />
              <Fold summary={`${names.length} names`}>
                <Names names={names} />
              </Fold>
            </li>
          ))}
      </ul>
      <ul className="gap-x-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
        {groups
          .filter(({ names }) => names.length <= FEW)
          .map(({ licence, names }) => (
            <li key={licence} className="border-t border-line py-4 print:py-2">
              <Licence name={licence} count={names.length} />
              <Names names={names} />
            </li>
          ))}
      </ul>
      <p className="mt-6">
        <a href={routes.licences()} className="text-link">
          {label}
        </a>
      </p>
    </>
  );
}

function Licence({ name, count }: { name: string; count: number }) {
  return (
    <h3 className="wrap-anywhere md:mb-2">
      {name} <span className="text-soft tabular-nums">{count}</span>
    </h3>
  );
}

/** Names in columns. The spaces are for readers of the text alone. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="run-on gap-x-8 text-small leading-relaxed [columns:13rem]">
      {names.map((name) => (
        // What does not fit on a line goes on further in: it is no name of its own.
        <li key={name} className="pl-5 -indent-5 wrap-anywhere">
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
