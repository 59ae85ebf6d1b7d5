import { useRef, useState, type DragEvent } from "react";
import { OutlineIcon } from "@/components/ui/outline-icon";
import { FileButton } from "../file-button";
import type { LogReader } from "./use-log";

interface LogInputProps {
  title: string;
  note: string;
  reader: LogReader;
  /** The month before it has the sample. */
  sampleBefore: string;
}

/** A log: dropped, chosen or pasted. */
export function LogInput({ title, note, reader: { name, open }, sampleBefore }: LogInputProps) {
  const [isPasting, setPasting] = useState(false);
  const pasted = useRef<HTMLTextAreaElement>(null);

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) open({ file }, file.name);
  }

  return (
    <section
      aria-label={title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex gap-4 rounded-card border-2 border-dashed border-soft bg-card p-6 noscript:hidden print:hidden"
    >
      {/* An icon of lucide-react would bring a kilobyte of its code to the page. */}
      <OutlineIcon className="mt-1 shrink-0 text-clyde max-md:hidden">
        <path d="M12 15V4M7 9l5-5 5 5M4 15v5h16v-5" />
      </OutlineIcon>
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 text-small text-soft">{note}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <FileButton label="Choose a file" main open={(file) => open({ file }, file.name)} />
          <button
            type="button"
            className="button"
            aria-expanded={isPasting}
            onClick={() => setPasting(!isPasting)}
          >
            Paste rows
          </button>
          {name !== undefined && (
            <button
              type="button"
              className="text-clyde underline underline-offset-4"
              onClick={() => open({ sampleBefore }, undefined)}
            >
              Back to the sample
            </button>
          )}
        </div>
        {isPasting && (
          <div className="mt-4">
            <label htmlFor="pasted-log" className="mb-1 block text-small font-semibold">
              Rows with their headings
            </label>
            <textarea
              id="pasted-log"
              ref={pasted}
              rows={6}
              spellCheck={false}
              className="field w-full font-mono text-small"
            />
            <button
              type="button"
              className="button mt-2"
              onClick={() => open({ text: pasted.current!.value }, "pasted rows")}
            >
              Read these rows
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
