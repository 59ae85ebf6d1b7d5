/**
 * Decides who renders the pages of collections. In a build with the engine `adapter`, Next prerenders shells and the
 * writer renders the pages. With the engine `next`, and in `next dev`, Next renders every page.
 */
let inWriter = false;

/** What the wrappers of `export-kit/collection` have returned. */
export const wrapped = new WeakSet<object>();

export function markWrapped<Wrapped extends object>(wrapper: Wrapped): Wrapped {
  wrapped.add(wrapper);
  return wrapper;
}

/** Called by the writer before it loads a page file: the same code then renders pages and not shells. */
export function renderRealPages(): void {
  inWriter = true;
}

/** Whether this process prerenders shells. */
export function rendersShells(): boolean {
  // The variable is set by `exportKit`, because Next renders pages in child processes.
  return !inWriter && process.env.EXPORT_KIT_ENGINE === "adapter";
}

/**
 * Whether Next gets the full list of pages. `next dev` asks for the list on each request, and also renders pages that
 * are not on it: 200,000 of them would cost ten seconds a request.
 */
export function listsAllPages(): boolean {
  return !rendersShells() && process.env.NODE_ENV !== "development";
}
