// What the kit has is taken from the kit: its classes are typed nowhere else.

const instead = [
  [/^(button(--.+)?|iconbtn)$/, 'Button or ButtonLink of web/ui/button.tsx'],
  [/^(d-btn|d-icon-button)$/, 'DeskButton or DeskButtonLink of web/ui/desk/desk-button.tsx'],
];

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function kitProblems(texts) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!/^src\/web\/.*\.tsx$/.test(file) || file.startsWith('src/web/ui/')) continue;
    for (const [, typed, computed] of text.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g))
      for (const name of (typed ?? computed).split(/[^\w-]+/)) {
        const [, part] = instead.find(([classes]) => classes.test(name)) ?? [];
        if (part) problems.push({ file, message: `types the class ${name} by hand: use ${part}.` });
      }
  }
  return problems;
}
