/** Runs a CloudFront function: in a context of its own, with what its runtime has, and in ECMAScript 5.1. */
import type { IncomingMessage } from "node:http";
import { createContext, runInContext, Script } from "node:vm";
import { Linter } from "eslint";

/** The event of a viewer request, as CloudFront describes it. */
export interface FunctionEvent {
  version: "1.0";
  context: { eventType: "viewer-request" };
  request: {
    method: string;
    /** Path as requested, escapes included. */
    uri: string;
    querystring: Record<string, { value: string }>;
    headers: Record<string, { value: string }>;
    cookies: Record<string, never>;
    /** Undefined without a question mark. */
    rawQueryString(): string | undefined;
  };
}

export interface FunctionResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
}

/**
 * Milliseconds: ends an endless loop. CloudFront ends a function after about one, but a busy machine can leave this
 * process without a processor for seconds.
 */
const TIME_LIMIT = 30_000;

/**
 * Loads a function; returns its handler.
 *
 * @throws Error if it is not ECMAScript 5.1
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function runFunction(
  code: string,
): (event: FunctionEvent) => FunctionEvent["request"] | FunctionResponse {
  const [problem] = new Linter().verify(code, { languageOptions: { ecmaVersion: 5, sourceType: "script" } });
  if (problem) throw new Error(`line ${problem.line} is not ECMAScript 5.1: ${problem.message}`);
  // Neither Node's globals nor code made of text: `eval` and `new Function` are forbidden.
  const context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
  });
  runInContext(`"use strict";\n${code}`, context);
  const call = new Script("handler(event)");
  return (event) => {
    context.event = event;
    return call.runInContext(context, { timeout: TIME_LIMIT });
  };
}

export function requestEvent({ method = "", url = "/", headers }: IncomingMessage): FunctionEvent {
  // Clients may send the form for proxies, which CloudFront takes apart.
  const [, target = "/"] = /^(?:https?:\/\/[^/?#]*)?(.*)$/i.exec(url) ?? [];
  const [uri = "/", ...rest] = target.split("?");
  return {
    version: "1.0",
    context: { eventType: "viewer-request" },
    request: {
      method,
      uri: uri || "/",
      querystring: {},
      headers: { host: { value: headers.host ?? "" } },
      cookies: {},
      rawQueryString: () => (rest.length > 0 ? rest.join("?") : undefined),
    },
  };
}
