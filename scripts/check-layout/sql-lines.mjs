// Lines of SQL end at 120 signs, so that a statement is read from top to bottom.

const MAX = 120;
const SQL =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN|WHERE|ORDER BY|GROUP BY|VALUES|CASE WHEN|coalesce|jsonb?_(build_object|agg|array|each))\b/;
const COMMENT = /^\s*(\/\/|\/?\*)/;

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function sqlLineProblems(texts) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!file.startsWith('src/server/') || file.endsWith('.test.ts')) continue;
    const at = text.split('\n').findIndex((line) => line.length > MAX && SQL.test(line) && !COMMENT.test(line));
    if (at >= 0)
      problems.push({ file, message: `has SQL beyond ${MAX} signs in line ${at + 1}: break it before a clause.` });
  }
  return problems;
}
