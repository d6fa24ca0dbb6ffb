// What is fetched late may fail to come: each kind has its way of that, and a bare `lazy` of React takes the whole page with it.

const WRITTEN_OUT = /^lazyDialog\(\s*async \(\) =>\s*\(await import\('[^']+'\)\)\.\w+,/;

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function lateProblems(texts) {
  const problems = [];
  for (const [file, text] of texts) {
    if (!/^src\/web\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || file.startsWith('src/web/ui/lazy/'))
      continue;
    if (!file.endsWith('/sections.tsx') && /\blazy\(/.test(text))
      problems.push({
        file,
        message:
          'takes lazy of React, which takes the whole page along where its code cannot be fetched: take lazyDialog for what a person opens, lazyExtra for what may stay away, screen or innerScreen for a screen, all of web/ui/lazy.',
      });
    for (const { index } of text.matchAll(/\blazyDialog\(/g))
      if (!WRITTEN_OUT.test(text.slice(index)))
        problems.push({
          file,
          message:
            "gives lazyDialog another function than async () => (await import('…')).Name: from these words it knows the file to fetch before it is run.",
        });
  }
  return problems;
}
