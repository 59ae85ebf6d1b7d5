/**
 * LANDING_SCOPE of a sample of 64 landing pages: one service of each channel, industries of four categories, and
 * cities in four kinds of time zone.
 */
export const SAMPLE_SCOPE = [
  "services=telephone-answering-services,live-chat-support,amazon-customer-support,software-development",
  "industries=plumbing,dental-practices,family-law,hotels",
  "cities=glasgow,new-york,london-ontario,auckland",
].join(";");
/** BUILD_ROOT of the sample: the engines step builds it, and the publishing step reuses it. */
export const SAMPLE_BUILD = "test-results/engines/adapter";
