/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createColumnHelper, useTable } from "@tanstack/react-table";
import { features } from "./features";
import { Pager, readPageSize } from "./pager";

const user = userEvent.setup();
const helper = createColumnHelper<typeof features, { id: number }>();
const columns = helper.columns([helper.accessor("id", {})]);

function Numbers({ count }: { count: number }) {
  const data = Array.from({ length: count }, (_, id) => ({ id }));
  const pagination = { pageIndex: 0, pageSize: readPageSize() };
  const table = useTable({ features, columns, data, initialState: { pagination } });
  return <Pager label="Pages" table={table} />;
}

const choice = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Rows per page" });

beforeEach(() => localStorage.clear());

test("the rows per page are remembered, also where they leave one page", async () => {
  const { unmount } = render(<Numbers count={60} />);
  expect(screen.getByText("Page 1 of 3")).toBeVisible();
  await user.selectOptions(choice(), "100");
  unmount();
  render(<Numbers count={60} />);
  expect(choice()).toHaveValue("100");
  expect(screen.getByText("Page 1 of 1")).toBeVisible();
});

test("a list that fits on the smallest page has no pager, and what no choice is counts as 25 rows", () => {
  render(<Numbers count={25} />);
  expect(screen.queryByRole("navigation")).toBeNull();
  for (const stored of ["17", "1e2", "", "-25"]) {
    localStorage.setItem("portal-rows", stored);
    expect([stored, readPageSize()]).toEqual([stored, 25]);
  }
});

test("a browser without storage has 25 rows per page, and the list still follows a choice", async () => {
  const refuse = () => {
    throw new Error("refused");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  render(<Numbers count={60} />);
  await user.selectOptions(choice(), "100");
  expect(screen.getByText("Page 1 of 1")).toBeVisible();
  jest.restoreAllMocks();
});
