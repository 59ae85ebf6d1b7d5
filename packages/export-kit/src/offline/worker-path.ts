/** Path of the service worker of a site with the option `offline`. */
export const WORKER_PATH = "/service-worker.js";
