// One word has one meaning: words of before in what is declared and in names of files. Every message says which word to take instead.

/** Segments of names that say too little, and what says it; prose and what people read keep them. */
export const INSTEAD = {
  tell: 'publish (an event), or show, report, notify',
  tells: 'publish (an event), or show, report, notify',
  told: 'published (an event), or shown, reported',
  ear: 'listener',
  hear: 'listener or onMessage',
  hears: 'listener or onMessage',
  heard: 'received',
  rouse: 'wake',
  doors: 'AuthLookups',
  ground: 'Runtime',
  station: 'context or step',
  standing: 'accountStatus or rankExplanation',
  held: 'reserved (stock) or pendingModeration',
  wish: 'wishlistItem, personalisation or backInStockRequest',
  wishes: 'wishlistItems or backInStockRequests',
  wished: 'wishlistItem',
  moves: 'transitions',
};
/** The same of constants: they say what they bound and in which unit. */
export const INSTEAD_IN_CONSTANTS = {
  most: 'MAX_…',
  least: 'MIN_…',
  lives: '…_TTL_MS',
  look: '…_INTERVAL_MS or …_BATCH_SIZE',
  looks: '…_INTERVAL_MS',
  patience: '…_TIMEOUT_MS',
};
/** Fields of answers, which stay as whoever calls knows them. This list only shrinks. */
export const FIELDS = ['held', 'standing', 'standingUntil', 'ownerStanding', 'wishes'];

const SKIPPED = /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g;
const DECLARED =
  /\b(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)|[{(,;\n]\s*(?:readonly\s+|private\s+)*(\w+)\??(?=:\s)/g;

/** `aWordOf_it-all` → a, word, of, it, all. */
const segmentsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);

function* bannedIn(name) {
  const words = /^[A-Z][A-Z0-9_]*$/.test(name) ? { ...INSTEAD, ...INSTEAD_IN_CONSTANTS } : INSTEAD;
  for (const word of segmentsOf(name)) if (Object.hasOwn(words, word)) yield { word, instead: words[word] };
}

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function wordProblems(texts, fields = FIELDS) {
  const problems = [];
  const used = new Set();
  for (const [file, text] of texts) {
    for (const { word, instead } of bannedIn(
      file
        .split('/')
        .at(-1)
        .replace(/\.\w+$/, ''),
    ))
      problems.push({ file, message: `has ${word} in its name: say ${instead}.` });
    const code = text.replace(SKIPPED, (skipped) => (skipped.startsWith('/') ? '' : "''"));
    const names = new Set();
    for (const [, declared, field] of code.matchAll(DECLARED)) {
      if (field && fields.includes(field)) used.add(field);
      else names.add(declared ?? field);
    }
    for (const name of names)
      for (const { word, instead } of bannedIn(name))
        problems.push({ file, message: `calls something ${name}. Instead of ${word} say ${instead}.` });
  }
  for (const field of fields)
    if (!used.has(field))
      problems.push({
        file: 'scripts/check-layout/banned-words.mjs',
        message: `needs no exception for ${field} any more: take it out of FIELDS.`,
      });
  return problems;
}
