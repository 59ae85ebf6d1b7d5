/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { createColumnHelper, useTable } from "@tanstack/react-table";
import { DataTable } from "./data-table";
import { features } from "./features";

interface Item {
  id: string;
  name: string;
}

const rendered = jest.fn();
const helper = createColumnHelper<typeof features, Item>();
const columns = helper.columns([
  helper.accessor("name", {
    meta: { label: "Name" },
    cell: ({ row }) => {
      rendered(row.original.name);
      return (
        <label>
          {row.original.name}
          <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
        </label>
      );
    },
  }),
]);

const getRowId = ({ id }: Item) => id;

function Names({ items }: { items: Item[] }) {
  return <DataTable caption="Names" table={useTable({ features, columns, data: items, getRowId })} />;
}

const ada = { id: "1", name: "Ada" };
const bob = { id: "2", name: "Bob" };
const cat = { id: "3", name: "Cat" };
const names = () => screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);

test("only rows whose items have changed are re-rendered, and those that were not can be selected and deselected", () => {
  const { rerender } = render(<Names items={[ada, bob]} />);
  rendered.mockClear();
  rerender(<Names items={[cat, ada, bob]} />);
  expect(names()).toEqual(["Cat", "Ada", "Bob"]);
  expect(rendered.mock.calls).toEqual([["Cat"]]);
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Ada" });
  for (const selected of [true, false]) {
    act(() => box().click());
    expect(box().checked).toBe(selected);
    expect(screen.queryAllByRole("checkbox", { checked: true })).toHaveLength(Number(selected));
  }
  rendered.mockClear();
  rerender(<Names items={[cat, { ...ada, name: "Ada Reid" }, bob]} />);
  expect(names()).toEqual(["Cat", "Ada Reid", "Bob"]);
  expect(rendered.mock.calls).toEqual([["Ada Reid"]]);
});
