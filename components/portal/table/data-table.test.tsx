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

/** Renders a table of two people; the returned function renders others in it. */
function setup() {
  const { rerender } = render(<Names items={[ada, bob]} />);
  rendered.mockClear();
  return (items: Item[]) => rerender(<Names items={items} />);
}

test("only rows whose items have changed are re-rendered", () => {
  const show = setup();
  show([cat, ada, bob]);
  expect(names()).toEqual(["Cat", "Ada", "Bob"]);
  expect(rendered.mock.calls).toEqual([["Cat"]]);
  show([cat, { ...ada, name: "Ada Reid" }, bob]);
  expect(names()).toEqual(["Cat", "Ada Reid", "Bob"]);
  expect(rendered.mock.calls).toEqual([["Cat"], ["Ada Reid"]]);
});

test("a row that was not re-rendered can be selected and deselected", () => {
  const show = setup();
  show([cat, ada, bob]);
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Ada" });
  for (const selected of [true, false]) {
    act(() => box().click());
    expect(box().checked).toBe(selected);
    expect(screen.queryAllByRole("checkbox", { checked: true })).toHaveLength(Number(selected));
  }
});
