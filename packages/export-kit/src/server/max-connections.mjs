// @ts-check

/** Files that a process has open besides: standard streams, the event loop, modules that are being loaded. */
const RESERVED = 40;

/**
 * The number of connections that a server can accept and still open a file for each. It closes further ones at once:
 * otherwise connections could take all files that the process may open, and none would be answered.
 *
 * @returns {number} Infinity if the system has no limit, or tells none
 */
export function maxConnections() {
  const { report } = process;
  if (!report) return Infinity;
  // Otherwise the report looks up the names of all peers.
  const before = Reflect.get(report, "excludeNetwork");
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = /** @type {{ userLimits?: { open_files?: { soft?: unknown } } }} */ (
    report.getReport()
  );
  Object.assign(report, { excludeNetwork: before });
  const limit = userLimits?.open_files?.soft;
  return typeof limit === "number" ? Math.max(1, Math.floor((limit - RESERVED) / 2)) : Infinity;
}
