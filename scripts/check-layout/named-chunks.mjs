// The server names the file of each screen, so that a page comes with its code; the browser fetches it at the same address. Both say the same.

/** @param {Map<string, string>} texts source by file @returns {{ file: string, message: string }[]} */
export function chunkProblems(texts, target) {
  const matchesOf = (isOf, pattern, toFile) =>
    new Map(
      [...texts]
        .filter(([file]) => isOf(file))
        .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, name]) => [toFile(file, name), file])),
    );
  const named = matchesOf(
    (file) => file.startsWith('src/server/') && !file.endsWith('.test.ts'),
    /\bchunk: '([^']+)'/g,
    (_file, name) => name,
  );
  const opened = matchesOf(
    (file) => file.startsWith('src/web/'),
    /\bscreen\(\s*\(\) => import\('([^']+)'\)/g,
    (file, name) => target(file, name),
  );
  const missing = (from, to, message) =>
    [...from].filter(([chunk]) => !to.has(chunk)).map(([chunk, file]) => ({ file, message: message(chunk) }));
  return [
    ...missing(
      named,
      opened,
      (chunk) => `names ${chunk}, which no address of the browser opens: name the screen that it does.`,
    ),
    ...missing(
      opened,
      named,
      (chunk) => `opens ${chunk}, which no screen of the server names: its page would come without its code.`,
    ),
  ];
}
