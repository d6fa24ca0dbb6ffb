/** `double` and `shuffle` are ways of a webhook, the others of an answer. */
type How = 'fail' | 'drop' | 'slow' | 'double' | 'shuffle';

export interface Plan {
  /** Part of a call's method and path, or `webhook`. */
  path: string;
  how: How;
  times: number;
  delayMs: number;
}

/**
 * How the next answers misbehave, for tests: nothing happens and 500 is answered, it happens and the connection breaks, or it takes long;
 * a webhook comes twice, or its events stand in any order and an earlier one follows it.
 */
const plans: Plan[] = [];

export function setPlan(plan: Partial<Plan>): readonly Plan[] {
  plans.length = 0;
  if (plan.how) plans.push({ times: 1, delayMs: 1000, ...plan } as Plan);
  return plans;
}

/** What is planned for something, which counts as one time; null where it behaves. */
export function consumePlan(what: string): Plan | null {
  const plan = plans.find(({ times, path }) => times > 0 && what.includes(path));
  if (!plan) return null;
  plan.times -= 1;
  return plan;
}
