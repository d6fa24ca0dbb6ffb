// Counterparts stand for providers outside: they know no module, and of the platform its types alone.

const isOfTests = (file) => /\.test\.ts$|-test-bed\.ts$/.test(file);

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function sandboxProblems(texts, target) {
  const problems = [];
  for (const [file, text] of texts)
    for (const [statement, specifier] of text.matchAll(/(?:(?:import|export)\s[^;'"]*?from|import\()\s*'([^']+)'/g)) {
      const to = target(file, specifier) ?? '';
      const isType = to.startsWith('src/server/platform/') && statement.startsWith('import type');
      if (file.startsWith('sandbox/') && to && !to.startsWith('sandbox/') && !isOfTests(file) && !isType)
        problems.push({
          file,
          message: `imports ${to}. A fake stands for a provider outside: of src it takes types of src/server/platform alone; pass what it needs in as an argument.`,
        });
      if (file.startsWith('src/server/platform/') && to.startsWith('sandbox/'))
        problems.push({
          file,
          message: `imports ${to}. The platform knows no fake: let the module that talks to the provider start it.`,
        });
    }
  return problems;
}
