// A change that is refused says so to whoever made it: at its field, in its form, or by a word at the side.

const SENDER = /const (\w+|\{[^}]*\}) = useSend\(\s*([^,)]+)/g;

/** What stands between a bracket and the one that closes it. */
function insideOf(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return text.slice(from);
}

/** What a file names that hears of a refusal, for several presses. */
const listenersIn = (text) =>
  [...text.matchAll(/\bconst (\w+) =/g)].flatMap(({ index, 1: name }) =>
    /\bonError\b/.test(text.slice(index, index + 300).split(/\n\s*\n|;\n\s*const /)[0]) ? [name] : [],
  );

/** Whether the problem of a sender is shown, thrown, or handed on to who shows it. */
function isHeard(text, taken) {
  if (taken.startsWith('{')) return /\b(problem|sendAndWait)\b/.test(taken);
  if (new RegExp(`\\b${taken}\\.(problem|sendAndWait)\\b`).test(text)) return true;
  return new RegExp(`[{(,=:?] ?${taken}\\b(?![.\\w])`).test(text.replace(`const ${taken} =`, ''));
}

/** The calls that a file sends without anybody who hears of their refusal. */
function unheardIn(text) {
  const hears = new RegExp(`\\b(?:${['onError', ...listenersIn(text)].join('|')})\\b`);
  return [...text.matchAll(SENDER)].flatMap(([, taken, call]) => {
    if (isHeard(text, taken)) return [];
    const name = taken.startsWith('{') ? (/\bsend: (\w+)/.exec(taken)?.[1] ?? 'send') : `${taken}\\.send`;
    const presses = [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, 'g'))];
    const isSilent = presses.some(({ index, 0: match }) => !hears.test(insideOf(text, index + match.length - 1)));
    return isSilent ? [call.trim()] : [];
  });
}

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export const unheardRefusals = (texts) =>
  [...texts]
    .filter(([file]) => /^src\/web\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(([file, text]) =>
      unheardIn(text).map((call) => ({
        file,
        message: `sends ${call} and says nothing where it is refused: show the problem of useSend, or give the press an onError.`,
      })),
    );
