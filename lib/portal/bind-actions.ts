import type { PortalContext } from "./context";
import { messages } from "./messages";
import { refused, type Refused } from "./outcome";

/** An action of the portal: a function of the context and of what it is given. */
type Action = (context: PortalContext, ...given: never[]) => unknown;

/** The same without the context, as components call it. */
type Bound<A> = A extends (context: PortalContext, ...given: infer Given) => infer Result
  ? (...given: Given) => Result
  : never;

type Fetched<A> =
  Bound<A> extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result> | Refused>
    : never;

/** Gives actions their context. */
export function bindActions<Actions extends Record<string, Action>>(
  context: PortalContext,
  actions: Actions,
) {
  const bound = Object.entries(actions).map(([name, act]) => [name, act.bind(null, context)]);
  return Object.fromEntries(bound) as { [Name in keyof Actions]: Bound<Actions[Name]> };
}

/**
 * The same for actions whose code is fetched with the first use. Offline or after a deploy, that can fail: they are refused
 * then, and nothing is changed.
 *
 * @param names those of the actions in the module
 * @param after told of each outcome
 */
export function bindFetched<Code, Name extends string & keyof Code>(
  context: PortalContext,
  load: () => Promise<Code>,
  names: readonly Name[],
  after: (outcome: { status: string }) => void = () => {},
) {
  const fetched = (name: Name) =>
    async function act(...given: never[]) {
      let code: Code;
      try {
        code = await load();
      } catch (error) {
        context.effects.log(messages.codeMissing, error);
        return refused(messages.codeMissing);
      }
      const outcome = await (code[name] as Action)(context, ...given);
      after(outcome as { status: string });
      return outcome;
    };
  const bound = names.map((name) => [name, fetched(name)]);
  return Object.fromEntries(bound) as { [N in Name]: Fetched<Code[N]> };
}
