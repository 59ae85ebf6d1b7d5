import { useCallback, type ReactNode } from "react";
import type { Tool } from "./use-tool";

interface FieldFoldProps {
  /** What is folded. */
  summary: string;
  tool: Tool;
  /** The fields inside. If one is wrong, the fold opens. */
  names: readonly string[];
  /** True if what is inside is a part of the result: after a reload it is to be seen. */
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Fields that few visitors change, folded so that the result is near; open on paper. See tool-form.css. */
export function FieldFold({ summary, tool, names, open = false, onOpen, children }: FieldFoldProps) {
  const isNeeded = open || names.some((name) => tool.problems[name]);
  return (
    <details
      className="folded tool-fold"
      ref={useCallback(
        (details: HTMLDetailsElement | null) => {
          // Not by the attribute, which would close it again while the visitor types. A visitor may close it all the same.
          if (details && isNeeded) details.open = true;
        },
        [isNeeded],
      )}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{summary}</summary>
      <div className="tool-fields pt-2">{children}</div>
    </details>
  );
}
