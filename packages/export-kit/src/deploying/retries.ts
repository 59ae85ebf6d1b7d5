import type { S3ClientConfig } from "@aws-sdk/client-s3";

type RetryStrategy = Extract<S3ClientConfig["retryStrategy"], { refreshRetryTokenForRetry: unknown }>;

/** Attempts for each request: with the delays below about 25 seconds, 75 at most. */
const ATTEMPTS = 10;
/** Attempts until the storage has answered for the first time: a wrong address is reported within a second or two. */
const FIRST_ATTEMPTS = 4;
/** Milliseconds, doubled with each attempt. */
const DELAY = { failure: 100, throttled: 500, max: 20_000 };

/**
 * Repeats failed requests, later each time and at random moments. Unlike in the client's own strategy, requests do not
 * share a number of attempts: with dozens at the same time, that is used up within a second of an outage.
 *
 * @param random from 0 to 1
 */
export function patientRetries(random: () => number = Math.random): RetryStrategy {
  let hasAnswered = false;
  return {
    acquireInitialRetryToken: async () => tokenOf(0, 0),
    async refreshRetryTokenForRetry(token, { errorType }) {
      const count = token.getRetryCount() + 1;
      hasAnswered ||= errorType === "CLIENT_ERROR";
      if (errorType === "CLIENT_ERROR" || count >= (hasAnswered ? ATTEMPTS : FIRST_ATTEMPTS))
        throw new Error("no further attempt");
      const base = errorType === "THROTTLING" ? DELAY.throttled : DELAY.failure;
      return tokenOf(count, random() * Math.min(DELAY.max, base * 2 ** count));
    },
    recordSuccess: () => void (hasAnswered = true),
  };
}

/** @param delay in milliseconds */
function tokenOf(count: number, delay: number) {
  return { getRetryCount: () => count, getRetryDelay: () => delay };
}
