"use client";

import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { useSelectedTabInView } from "./use-selected-tab-in-view";

interface TabsProps<Value extends string> {
  /** Names the tab list for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  /** Keeps hidden panels mounted, with what was typed in them. */
  keepMounted?: boolean;
}

/** Tabs with one visible panel, selected by arrow keys and Enter or by pointer. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, keepMounted }: TabsProps<Value>) {
  const barRef = useSelectedTabInView(value);
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <div ref={barRef} className="-mx-1 overflow-x-auto px-1 py-1">
        <BaseTabs.List aria-label={label} className="flex min-w-max gap-4 border-b border-line sm:gap-6">
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-11 cursor-pointer border-b-3 border-transparent text-small font-semibold whitespace-nowrap text-soft hover:text-ink data-active:border-clyde data-active:text-ink forced-colors:border-b-0 forced-colors:data-active:border-b-3 forced-colors:data-active:border-[Highlight] sm:text-base"
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
