// Titles of tests that are lists: who reads a red one does not know what broke.

const MAX_LETTERS = 80;
const TITLE = /\btest(?:\.\w+)?(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['`])((?:\\.|(?!\1).)*)\1/g;

/**
 * @param {Map<string, string>} texts tests by file
 * @returns {{ file: string, message: string }[]}
 */
export function titleProblems(texts) {
  const problems = [];
  for (const [file, text] of texts)
    for (const [, , title = ''] of text.matchAll(TITLE)) {
      // Ids of requirements and windows of journeys are no part of it.
      const letters = title.replace(/^(?:\[[^\]]*\] )*/, '').replace(/ @\w+$/, '').length;
      if (letters > MAX_LETTERS)
        problems.push({ file, message: `a title of ${letters} letters (at most ${MAX_LETTERS}): “${title}”.` });
    }
  return problems;
}
