import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { statusOf } from "./storage-errors";

type RetryStrategy = Extract<S3ClientConfig["retryStrategy"], { refreshRetryTokenForRetry: unknown }>;

/** Attempts for each request: two minutes of an outage. */
const ATTEMPTS = 20;
/** Attempts until the storage has answered for the first time: a wrong address is reported within a second or two. */
const FIRST_ATTEMPTS = 4;
/** Milliseconds, doubled with each attempt: while a few answers are failures, while most are, and before the first. */
const DELAYS = {
  few: { base: 20, max: 1_000 },
  most: { base: 500, max: 20_000 },
  first: { base: 100, max: 1_000 },
};
/** Answers by which the share of failures is measured. */
const WINDOW = 32;

/**
 * Repeats failed requests, later each time and at random moments. All requests use one share of failures: they repeat soon
 * what a storage refuses now and then, and wait long while it refuses most. Unlike in the client's own
 * strategy they do not share a number of attempts: with dozens at the same time, that is used up within a second of an
 * outage.
 *
 * @param random from 0 to 1
 */
export function patientRetries(random: () => number = Math.random): RetryStrategy {
  let hasAnswered = false;
  /** From 0 to 1. */
  let failures = 0;
  const note = (isFailure: boolean) => void (failures += (Number(isFailure) - failures) / WINDOW);
  return {
    acquireInitialRetryToken: async () => tokenOf(0, 0),
    async refreshRetryTokenForRetry(token, { error, errorType }) {
      hasAnswered ||= statusOf(error) !== undefined;
      const isPassing = errorType === "THROTTLING" || errorType === "TRANSIENT";
      note(isPassing);
      const count = token.getRetryCount() + 1;
      if (!isPassing || count >= (hasAnswered ? ATTEMPTS : FIRST_ATTEMPTS))
        throw new Error("no further attempt");
      const { base, max } = DELAYS[!hasAnswered ? "first" : failures > 0.5 ? "most" : "few"];
      return tokenOf(count, random() * Math.min(max, base * 2 ** count));
    },
    recordSuccess() {
      hasAnswered = true;
      note(false);
    },
  };
}

/** @param delay in milliseconds */
function tokenOf(count: number, delay: number) {
  return { getRetryCount: () => count, getRetryDelay: () => delay };
}
