/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toasts } from "@/components/ui/toasts";
import { FileImport, type DryRun } from "./file-import";

const user = userEvent.setup();

/** A file with `text()`, which jsdom does not implement. */
const fileOf = (name: string, text: () => Promise<string>) => Object.assign(new File([], name), { text });

function show(preview: (text: string) => Promise<{ status: "ready"; value: DryRun }>, add = jest.fn()) {
  render(
    <Toasts>
      <FileImport
        heading="Import"
        label="File"
        accept=""
        preview={preview}
        add={add}
        describe={(plan) => plan}
        done={() => "Done."}
      >
        About it.
      </FileImport>
    </Toasts>,
  );
}

const choose = (name: string, text = async () => name) =>
  user.upload(screen.getByLabelText("File"), fileOf(name, text));
const dryRun: DryRun = { counts: [], problems: [], submit: "Import it" };

test("a file that the browser cannot read is refused", async () => {
  show(async () => ({ status: "ready", value: dryRun }));
  await choose("a", () => Promise.reject(new Error("gone")));
  expect(await screen.findByRole("alert")).toHaveTextContent("The browser could not read this file.");
});

test("a dry run that ends after another file was chosen is not shown", async () => {
  const late: (() => void)[] = [];
  show(
    (text) =>
      new Promise((resolve) => {
        const answer = () => resolve({ status: "ready", value: dryRun });
        if (text === "first") late.push(answer);
        else answer();
      }),
  );
  await choose("first");
  await choose("second");
  await screen.findByText("Dry run of second");
  late.forEach((answer) => answer());
  expect(await screen.findByText("Dry run of second")).toBeVisible();
  expect(screen.queryByText("Dry run of first")).toBeNull();
});

test("at most a hundred problems are listed", async () => {
  const problems = Array.from({ length: 103 }, (_, index) => `Line ${index}`);
  show(async () => ({ status: "ready", value: { ...dryRun, problems, submit: undefined } }));
  await choose("a");
  expect(await screen.findByText("and 3 more")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(101);
  expect(screen.queryByRole("button", { name: "Import it" })).toBeNull();
});
