import type { ReactNode } from "react";
import type { CsvKind, CsvPlan } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { FileImport, type DryRun } from "./file-import";

interface KindTexts {
  one: string;
  about: ReactNode;
}

const texts: Record<CsvKind, KindTexts> = {
  customers: {
    one: "customer",
    about: (
      <>
        The first row names the columns, as in an exported file: Email, First name and Last name are required.
        Choosing a file starts a dry run, which changes nothing. Existing accounts stay as they are. A file
        has no passwords: an imported customer cannot sign in until you set one on the customer’s page.
      </>
    ),
  },
  requests: {
    one: "request",
    about: (
      <>
        The first row names the columns, as in an exported file: Email, Service, Industry and Description are
        required. Choosing a file starts a dry run, which changes nothing. Existing requests stay as they are.
      </>
    ),
  },
};

/** Imports customers or requests from a CSV file. */
export function CsvImport({ kind }: { kind: CsvKind }) {
  const { previewCsv, importCsv } = useAuth();
  const { one, about } = texts[kind];
  const countOf = ({ records: { length } }: CsvPlan) => `${length} ${length === 1 ? one : kind}`;

  const describe = (plan: CsvPlan): DryRun => ({
    counts: [
      [`${kind === "customers" ? "Customers" : "Requests"} to add`, plan.records.length],
      ["Rows that are in this browser already", plan.existing],
      ["Rows that cannot be imported", plan.problems.length],
    ],
    note:
      [
        plan.unused.length > 0 && `Columns that are not read: ${plan.unused.join(", ")}`,
        ...plan.renumbered.map(([from, to]) => `${from} becomes ${to}: another request has its number`),
      ]
        .filter(Boolean)
        .join("; ") || undefined,
    problems: plan.problems.map(({ row, column, reason }) => `Line ${row}, ${column}: ${reason}`),
    submit: plan.records.length > 0 ? `Import ${countOf(plan)}` : undefined,
  });

  return (
    <FileImport
      heading={`Import ${kind} from CSV`}
      label={`CSV file of ${kind}`}
      accept=".csv,.tsv,.txt,text/csv"
      preview={(text) => previewCsv(kind, text)}
      add={(text) => importCsv(kind, text)}
      describe={describe}
      done={(plan) => `${countOf(plan)} imported.`}
    >
      {about}
    </FileImport>
  );
}
