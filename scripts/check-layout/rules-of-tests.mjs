// Finds what src/domain exports and only tests run: the product then does the same in another way, which nobody holds against the rule.

/** Asked for by name in the requirements, though no call needs it yet. This list only shrinks. */
const ALLOWED = new Set(['hasAllPermissions']); // ADM-04
const isOfTests = (file) => /\.test\.tsx?$/.test(file) || /^(test|bench|demo)\//.test(file);

/** Names that each file takes from another, by `file#name`, taken by the product; `*` takes all. */
function takenByProduct(texts, target) {
  const taken = new Set();
  for (const [file, text] of texts) {
    if (isOfTests(file)) continue;
    for (const [, names, specifier] of text.matchAll(/(?:import|export)\s+(?:type\s+)?([^;'"]*?)\s+from\s*'([^']+)'/g))
      for (const name of names.replace(/[{}]/g, '').split(','))
        taken.add(
          `${target(file, specifier)}#${name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0]
            .trim()}`,
        );
    for (const [, specifier] of text.matchAll(/import\('([^']+)'\)/g)) taken.add(`${target(file, specifier)}#*`);
  }
  return taken;
}

/** @returns {{ file: string, name: string }[]} */
export function rulesOfTests(texts, target) {
  const taken = takenByProduct(texts, target);
  const problems = [];
  for (const [file, text] of texts) {
    if (!file.startsWith('src/domain/') || isOfTests(file) || taken.has(`${file}#*`)) continue;
    for (const [, name] of text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)) {
      const isUsedHere = [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
      if (!taken.has(`${file}#${name}`) && !isUsedHere && !ALLOWED.has(name)) problems.push({ file, name });
    }
  }
  return problems;
}
