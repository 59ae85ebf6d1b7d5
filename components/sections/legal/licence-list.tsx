import type { LicensedPackage } from "@/lib/content";
import { routes } from "@/lib/routes";

interface LicenceListProps {
  packages: readonly LicensedPackage[];
  /** Label of the link to the full texts. */
  label: string;
}

/** The packages whose code or data the site contains, with their licences. */
export function LicenceList({ packages, label }: LicenceListProps) {
  return (
    <>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {packages.map(({ name, version, licence }) => (
          <li key={`${name} ${version}`} className="border-t border-line py-2 text-small">
            <span className="break-words">{name}</span>{" "}
            <span className="text-soft">
              {version}, {licence}
            </span>
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
