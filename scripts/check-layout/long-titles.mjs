// Titles of tests that are lists: who reads a red one does not know what broke.

const MAX_LETTERS = 80;
const TITLE = /\btest(?:\.\w+)?(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['`])((?:\\.|(?!\1).)*)\1/g;

/**
 * @param {Map<string, string>} texts tests by file
 * @param {readonly string[]} longBefore files that had longer titles before the rule; this list only shrinks
 * @returns {{ file: string, message: string }[]}
 */
export function titleProblems(texts, longBefore) {
  const problems = [];
  const unused = new Set(longBefore);
  for (const [file, text] of texts)
    for (const [, , title = ''] of text.matchAll(TITLE)) {
      // Ids of requirements and windows of journeys are no part of it.
      const letters = title.replace(/^(?:\[[^\]]*\] )*/, '').replace(/ @\w+$/, '').length;
      if (letters <= MAX_LETTERS) continue;
      unused.delete(file);
      if (!longBefore.includes(file))
        problems.push({ file, message: `a title of ${letters} letters (at most ${MAX_LETTERS}): “${title}”.` });
    }
  for (const file of unused)
    problems.push({
      file,
      message: 'has no long title any more: take it out of scripts/check-layout/long-titles.txt.',
    });
  return problems;
}
