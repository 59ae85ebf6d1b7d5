import type { OpenedArchive } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import { FileReview } from "../file-review";
import { ArchivedRequests } from "./archived-requests";
import { countOfRequests } from "./count-of-requests";

/** Shows what is in an archive, and brings it back. */
export function OpenArchive() {
  const { openArchive, importBackup } = useAuth();
  return (
    <FileReview
      label="Open an archive"
      hint="Shows what is in the file and changes nothing."
      accept="application/json,.json"
      read={openArchive}
      summary={(name, archive) => <Summary name={name} archive={archive} />}
      details={(archive) => <ArchivedRequests archive={archive} />}
      submit={({ missing }) => (missing > 0 ? `Bring ${countOfRequests(missing)} back` : undefined)}
      cancel="Close archive"
      add={importBackup}
      done={({ requests }) => `${countOfRequests(requests)} brought back.`}
    />
  );
}

function Summary({ name, archive }: { name: string; archive: OpenedArchive }) {
  const { requests, missing, unreadable } = archive;
  const here = requests.length - missing;
  return (
    <p className="mt-3 wrap-anywhere">
      <strong>{name}</strong> has {countOfRequests(requests.length)}.
      {missing === 0 && " All of it is in this browser too."}
      {missing > 0 && here > 0 && ` ${here} of them ${here === 1 ? "is" : "are"} in this browser too.`}
      {unreadable > 0 && ` ${unreadable} of its entries cannot be read.`}
    </p>
  );
}
