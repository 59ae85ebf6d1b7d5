"use client";

import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { useEffect, useRef, type ReactNode } from "react";

interface TabsProps<Value extends string> {
  /** What the tabs choose between, as heard by a screen reader. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  /** Keeps what is typed in a tab that is not shown. */
  keepMounted?: boolean;
}

/** How much of the tab before the chosen one stays in sight, in pixels. */
const SHOWN_BEFORE = 40;

/** Tabs: one panel of several, chosen with the arrow keys and Enter, or by pointer. A client component because it answers keys. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, keepMounted }: TabsProps<Value>) {
  const barRef = useRef<HTMLDivElement>(null);
  // On a phone the chosen tab may lie beyond the edge.
  useEffect(() => {
    const bar = barRef.current;
    const chosen = bar?.querySelector<HTMLElement>("[aria-selected=true]");
    if (bar && chosen) bar.scrollLeft = chosen.offsetLeft - bar.offsetLeft - SHOWN_BEFORE;
  }, [value]);
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <div ref={barRef} className="-mx-1 overflow-x-auto px-1 py-1">
        <BaseTabs.List aria-label={label} className="flex min-w-max gap-4 border-b border-line sm:gap-6">
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-11 cursor-pointer border-b-3 border-transparent text-small font-semibold whitespace-nowrap text-soft hover:text-ink data-active:border-clyde data-active:text-ink sm:text-base"
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted={keepMounted} className="pt-6">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
