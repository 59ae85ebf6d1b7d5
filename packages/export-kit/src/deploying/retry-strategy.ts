import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { statusOf } from "./storage-errors";

type RetryStrategy = Extract<S3ClientConfig["retryStrategy"], { refreshRetryTokenForRetry: unknown }>;

/** Attempts for each request: two minutes of an outage. */
const ATTEMPTS = 20;
/** Attempts until the storage has answered for the first time: a wrong address is reported within a second or two. */
const FIRST_ATTEMPTS = 4;
/** Milliseconds, doubled with each attempt. */
const DELAY = { base: 20, max: 20_000, maxFirst: 1_000 };

/**
 * Repeats failed requests, later each time and at random moments. Unlike in the client's own strategy they do not share a
 * number of attempts: with dozens at the same time, that is used up within a second of an outage.
 *
 * @param random from 0 to 1
 */
export function createRetryStrategy(random: () => number = Math.random): RetryStrategy {
  let hasAnswered = false;
  return {
    acquireInitialRetryToken: async () => tokenOf(0, 0),
    async refreshRetryTokenForRetry(token, { error, errorType }) {
      hasAnswered ||= statusOf(error) !== undefined;
      const isPassing = errorType === "THROTTLING" || errorType === "TRANSIENT";
      const count = token.getRetryCount() + 1;
      if (!isPassing || count >= (hasAnswered ? ATTEMPTS : FIRST_ATTEMPTS))
        throw new Error("no further attempt");
      const max = hasAnswered ? DELAY.max : DELAY.maxFirst;
      return tokenOf(count, random() * Math.min(max, DELAY.base * 2 ** count));
    },
    recordSuccess() {
      hasAnswered = true;
    },
  };
}

/** @param delay in milliseconds */
function tokenOf(count: number, delay: number) {
  return { getRetryCount: () => count, getRetryDelay: () => delay };
}
