/** The list of a site's files: for checks of a finished site. */
export {
  formatManifest,
  hashFile,
  manifestOf,
  parseManifest,
  verifyManifest,
} from "export-kit/finished-site";
