import { Suspense } from "react";
import { setTimeout as sleep } from "node:timers/promises";
import { Mounted } from "../../components/mounted";

/** Too long for React to write in place: it appends such content at the end, with a script that moves it. */
const LARGE = 600;

async function Late({ depth }: { depth: number }) {
  await sleep(5);
  return (
    <section>
      <h2>Level {depth}</h2>
      <ul>
        {Array.from({ length: LARGE }, (_, index) => (
          <li key={index}>
            Line {index} of level {depth}
          </li>
        ))}
      </ul>
      <Mounted part={`level-${depth}`} />
      {depth > 1 && (
        <Suspense fallback={<p>Waiting for level {depth - 1}</p>}>
          <Late depth={depth - 1} />
        </Suspense>
      )}
    </section>
  );
}

export default function StreamPage() {
  return (
    <>
      <h1>Stream</h1>
      <Suspense fallback={<p>Waiting for level 3</p>}>
        <Late depth={3} />
      </Suspense>
      <Mounted part="page" />
    </>
  );
}
