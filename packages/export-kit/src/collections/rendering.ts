/**
 * Decides who renders the pages of collections. In a build with the engine `adapter`, Next prerenders shells and the
 * writer renders the pages. With the engine `next`, and in `next dev`, Next renders every page.
 */
let inWriter = false;

/** Called by the writer before it loads a page: there every page is real, whatever the environment says. */
export function renderRealPages(): void {
  inWriter = true;
}

/** Whether pages of collections are rendered as shells here. */
export function rendersShells(): boolean {
  // Set by `exportKit`: Next renders pages in processes of its own.
  return !inWriter && process.env.EXPORT_KIT_ENGINE === "adapter";
}

/**
 * Whether Next is told of every page. `next dev` asks for the list at each request and renders pages that are not on
 * it all the same: 200,000 of them cost ten seconds a request.
 */
export function listsAllPages(): boolean {
  return !rendersShells() && process.env.NODE_ENV !== "development";
}
