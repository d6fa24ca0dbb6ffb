import { request } from '../api.ts';
import type { CallInput, CallName, CallOutput } from '../calls.ts';

/** Sends a change; throws an `ApiProblem`. Whoever remembers a change for longer than its screen gives its key. */
export type Send = <Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
  key?: string,
) => Promise<CallOutput<Name>>;

/** Gives each change a key under which it has one effect: the same change keeps it until its answer was received, also when it is sent again. */
export function createSender(): Send {
  const unanswered = new Map<CallName, { text: string; key: string }>();
  return async (name, input, given) => {
    const text = JSON.stringify(input ?? {});
    const last = unanswered.get(name);
    const key = given ?? (last?.text === text ? last.key : crypto.randomUUID());
    unanswered.set(name, { text, key });
    const answer = await request(name, input, key);
    if (unanswered.get(name)?.key === key) unanswered.delete(name);
    return answer;
  };
}
