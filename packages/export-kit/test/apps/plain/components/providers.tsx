"use client";

import { createContext, use, useState, type ReactNode } from "react";

interface Settings {
  density: "wide" | "narrow";
  toggleDensity(): void;
}

const SettingsContext = createContext<Settings | undefined>(undefined);

export function Providers({ children }: { children: ReactNode }) {
  const [density, setDensity] = useState<Settings["density"]>("wide");
  const toggleDensity = () => setDensity(density === "wide" ? "narrow" : "wide");
  return <SettingsContext value={{ density, toggleDensity }}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("outside of Providers");
  return settings;
}
