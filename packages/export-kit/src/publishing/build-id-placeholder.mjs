// @ts-check
/** Build id while Next builds: the real one is known when all scripts are written. No text of a site contains it. */
export const BUILD_ID_PLACEHOLDER = "export-kit--build-id";
