/**
 * LANDING_SCOPE of a sample of the catalogue: one service of each channel, industries of four categories,
 * cities of four kinds of clock: 64 pages.
 */
export const SAMPLE_SCOPE = [
  "services=telephone-answering-services,live-chat-support,amazon-customer-support,software-development",
  "industries=plumbing,dental-practices,family-law,hotels",
  "cities=glasgow,new-york,london-ontario,auckland",
].join(";");
/** Where the comparison of the engines leaves the sample that our own engine built: BUILD_ROOT. */
export const SAMPLE_BUILD = "test-results/engines/adapter";
