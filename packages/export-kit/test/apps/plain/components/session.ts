"use client";

import { useSyncExternalStore } from "react";

const KEY = "session";
const CHANGED = "session-changed";

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** Name of the user; null if signed out, undefined before hydration. */
export function useSession(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => localStorage.getItem(KEY),
    () => undefined,
  );
}

export function signIn(name: string): void {
  localStorage.setItem(KEY, name);
  window.dispatchEvent(new Event(CHANGED));
}

export function signOut(): void {
  localStorage.removeItem(KEY);
  window.dispatchEvent(new Event(CHANGED));
}
