/**
 * `npm run lines`: lines and files of each area of the code, beside the lines that docs/architecture.md#size gives it.
 * Fails if an area has grown by more than a tenth: something goes, or the new figure is decided.
 */
import { type Project, readProject } from "./project";

const DOCUMENT = "docs/architecture.md";
const CODE = /^(app|components|lib|packages)\/.*\.(ts|tsx|mjs|css)$|^[^/]+\.(ts|mjs)$/;
const TESTS = /\.test\.tsx?$|\/(test|testing)\//;
/** A row of the table: an area and its lines. */
const ROW = /^\| `([\w/*.-]+)` +\| +([\d,]+) +\|$/gm;
const TOLERANCE = 1.1;

interface Area {
  name: string;
  /** As the document gives it. */
  budget: number;
  lines: number;
  files: number;
}

/** The areas in the order of the document. A file counts in the longest area that holds it: `*.css` has all styles, `.` what no other has. */
export function countAreas(project: Project): Area[] {
  const areas = [...project.get(DOCUMENT)!().matchAll(ROW)].map(([, name, budget]) => ({
    name: name!,
    budget: Number(budget!.replaceAll(",", "")),
    lines: 0,
    files: 0,
  }));
  const byLength = areas.toSorted((a, b) => b.name.length - a.name.length);
  for (const [file, read] of project) {
    if (!CODE.test(file) || TESTS.test(file)) continue;
    const area = byLength.find(({ name }) =>
      file.endsWith(".css") ? name === "*.css" : name === "." || file.startsWith(`${name}/`),
    );
    if (!area) throw new Error(`${DOCUMENT}: no area of the table holds ${file}`);
    area.lines += read().split("\n").length - 1;
    area.files += 1;
  }
  return areas;
}

/** Prints the areas, and those that have grown too far. */
export function main(): void {
  const areas = countAreas(readProject());
  console.table(areas.map(({ name, lines, files, budget }) => ({ area: name, lines, files, budget })));
  for (const { name, lines, budget } of areas) {
    if (lines <= TOLERANCE * budget) continue;
    console.log(`${DOCUMENT}: ${name} has ${lines} lines, more than a tenth above ${budget}`);
    process.exitCode = 1;
  }
}
