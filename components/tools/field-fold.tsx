import type { ReactNode } from "react";
import type { Tool } from "./use-tool";

interface FieldFoldProps {
  /** Shown on phones: what is folded. */
  summary: string;
  tool: Tool;
  /** The fields inside. If one is wrong, the fold opens. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few visitors change, folded on phones so that the result is near. See `components/sections/fold.css`. */
export function FieldFold({ summary, tool, names, children }: FieldFoldProps) {
  const isWrong = names.some((name) => tool.problems[name]);
  return (
    <details
      className="fold field-fold"
      ref={(details) => {
        // Not by the attribute, which would close it again while the visitor types.
        if (details && isWrong) details.open = true;
      }}
    >
      <summary>{summary}</summary>
      <div className="tool-fields">{children}</div>
    </details>
  );
}
