import { setTimeout as wait } from 'node:timers/promises';
import { integer, oneOf, onlyKnown, required, text } from './read-params.ts';
import { type Answer, answer, type SandboxCall } from './sandbox-call.ts';
import { StripeProblem } from './stripe-problem.ts';

/** `fail`: nothing happens and 500 is answered · `drop`: it happens and the connection breaks · `slow`: it happens and the answer takes long. */
type How = 'fail' | 'drop' | 'slow';

interface Plan {
  method: string;
  path: string;
  how: How;
  times: number;
  delayMs: number;
}

/** How the answers of this process misbehave, for tests; of each call the first plan that fits. */
const plans: Plan[] = [];

/** The connection is to break without an answer. */
export class DroppedAnswer extends Error {}

/** Test helper: the next `times` calls of a method to an address that begins with `path` fail, are acted upon and dropped, or are slow. `action=reset` behaves well again. */
export const changeAnswers: SandboxCall = async (_box, { params }) => {
  onlyKnown(params, new Set(['action', 'method', 'path', 'how', 'times', 'delay_ms']));
  if (oneOf(params, 'action', ['reset'])) plans.length = 0;
  else
    plans.push({
      method: text(params, 'method') ?? 'POST',
      path: required(params, 'path'),
      how: oneOf(params, 'how', ['fail', 'drop', 'slow']) ?? 'fail',
      times: integer(params, 'times') ?? 1,
      delayMs: integer(params, 'delay_ms') ?? 1000,
    });
  return answer({ object: 'sandbox_answers', plans });
};

/** Makes a call, and answers as a test wants it. */
export async function misbehaving(
  { method, path }: { method: string; path: string },
  call: () => Promise<Answer>,
): Promise<Answer> {
  const plan = plans.find((each) => each.times > 0 && each.method === method && path.startsWith(each.path));
  if (!plan) return call();
  plan.times -= 1;
  if (plan.times === 0) plans.splice(plans.indexOf(plan), 1);
  if (plan.how === 'fail')
    throw new StripeProblem(500, { type: 'api_error', message: 'An unexpected error occurred.' });
  if (plan.how === 'slow') await wait(plan.delayMs);
  const made = await call();
  if (plan.how === 'drop') throw new DroppedAnswer();
  return made;
}
