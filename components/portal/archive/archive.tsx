import { OpenArchive } from "./open-archive";
import { WriteArchive } from "./write-archive";

/** Moves old requests to a file, and opens such files again: docs/behaviour.md#archive. */
export default function Archive() {
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Archive</h2>
      <p className="mt-1 text-soft">
        Moves old requests that are completed or cancelled from this browser to a file, with their histories
        and comments. Their numbers are not given again. The file also has the accounts of their customers,
        with salted hashes of the passwords.
      </p>
      <WriteArchive />
      <div className="mt-5">
        <OpenArchive />
      </div>
    </section>
  );
}
