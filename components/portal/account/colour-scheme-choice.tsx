import { useSyncExternalStore } from "react";
import { useToast } from "@/components/ui/toasts";
import { chooseScheme, currentScheme, schemes, watchScheme, type Scheme } from "./colour-scheme";

const labels: Record<Scheme, string> = {
  system: "Like the system",
  light: "Light",
  dark: "Dark",
};

/** Chooses the colours of the portal in this browser. */
export function SchemeChoice() {
  const toast = useToast();
  const scheme = useSyncExternalStore(watchScheme, currentScheme, () => "system");

  function choose(next: Scheme) {
    if (!chooseScheme(next))
      toast("This browser did not store your choice. It is forgotten when you reload this page.");
  }

  return (
    <fieldset className="mt-1">
      <legend className="text-soft">The colours of the portal, for everyone who uses this browser.</legend>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {schemes.map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            <input
              type="radio"
              name="scheme"
              className="size-5"
              value={value}
              checked={scheme === value}
              onChange={() => choose(value)}
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
