const MAX_SUBJECT = 72;

/** Words that a change never begins with where it is said what to do: articles, questions, and what stands before a noun. */
const NO_VERB =
  /^(?:an?|the|what|who|whoever|whose|whether|where|when|how|each|every|all|no|one|two|its?|they|there|th[aeio]\w+|both|some|many|more|only|of|in|on|at|by|for|from|to|with|without|as|if)$/;
const ENDS_AS_A_VERB = /(?:ss|ess|us|need|feed|seed|embed|exceed|proceed|bring|string|ring)$/;

/** Whether a word can be what to do: `add`, and neither `adds`, `added`, `adding` nor `the`. */
const isImperative = (word) => !NO_VERB.test(word) && (!/(?:s|ed|ing)$/.test(word) || ENDS_AS_A_VERB.test(word));

/**
 * What is wrong with a commit message; empty for a good one.
 * @param {string} message @param {{ mustBeImperative?: boolean }} [rules] commits of before may describe a state instead
 */
export function commitProblems(message, { mustBeImperative = true } = {}) {
  const [subject = '', ...rest] = message.split('\n');
  const problems = [];
  const [, verb] = /^[a-z][a-z0-9 ,/-]*: (\S+)/.exec(subject) ?? [];
  if (!verb) problems.push('the subject is not “area: what changed”');
  else if (mustBeImperative && !isImperative(verb))
    problems.push(`“${verb}” does not say what to do: add, mend, remove`);
  if (subject.length > MAX_SUBJECT)
    problems.push(`the subject has ${subject.length} characters, at most ${MAX_SUBJECT}`);
  if (!rest.join('').trim()) problems.push('a body says why');
  return problems;
}
