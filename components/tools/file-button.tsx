import clsx from "clsx";

interface FileButtonProps {
  label: string;
  /** True for the main action of its section. */
  main?: boolean;
  open: (file: File) => void;
}

/** Chooses a file with a table as text. The same file may be chosen again. */
export function FileButton({ label, main = false, open }: FileButtonProps) {
  return (
    <label
      className={clsx(
        "button cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-clyde",
        main && "button-main",
      )}
    >
      {label}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) open(file);
          target.value = "";
        }}
      />
    </label>
  );
}
