/** What is asked with each of these, one after the other: several arguments are a list. */
export async function each<Arguments extends unknown[], Answer>(
  ask: (...args: Arguments) => Promise<Answer>,
  ...calls: (Arguments | Arguments[0])[]
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await ask(...((Array.isArray(call) ? call : [call]) as Arguments)));
  return answers;
}

/** Those of them that are answered with something: a table of conditions, and the rows that hold. */
export async function matching<Arguments extends unknown[]>(
  ask: (...args: Arguments) => Promise<unknown>,
  ...calls: (Arguments | Arguments[0])[]
): Promise<(Arguments | Arguments[0])[]> {
  const answers = await each(ask, ...calls);
  return calls.filter((_, n) => Boolean(answers[n]));
}
