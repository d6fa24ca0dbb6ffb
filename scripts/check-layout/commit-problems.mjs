const MAX_SUBJECT = 72;

/** What is wrong with a commit message; empty for a good one. */
export function commitProblems(message) {
  const [subject = '', ...rest] = message.split('\n');
  const problems = [];
  if (!/^[a-z][a-z0-9 ,/-]*: \S/.test(subject)) problems.push('the subject is not “area: what changed”');
  if (subject.length > MAX_SUBJECT)
    problems.push(`the subject has ${subject.length} characters, at most ${MAX_SUBJECT}`);
  if (!rest.join('').trim()) problems.push('a body says why');
  return problems;
}
