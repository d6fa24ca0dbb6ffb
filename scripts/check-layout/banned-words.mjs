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
  craft: 'category',
  crafts: 'categories',
  piece: 'listing, variant, line or item',
  pieces: 'listings, variants, lines or items',
  till: 'checkoutForm',
  bone: 'skeleton',
  bones: 'skeleton',
  overlap: 'latestWins',
  voice: 'review or question',
  voices: 'reviews or questions',
  asked: 'request, query, input or requested…',
  found: 'row, match, result or page',
  act: 'action, operation, command or callback',
  acts: 'actions, operations, commands or records',
  words: 'text, label, message, tokens or terms',
  place: 'town, cursor, slot, position, location or index',
  kept: 'cached, stored, saved or retained',
};
/** Words of the field that hold one of them. */
const OF_THE_FIELD = /(?:^|-)(?:not-found|place-orders?|stop-words)(?=-|$)/g;
/** Fields of the wire and of rows that still have their old name; what no contract and no table calls so any more leaves the list. */
export const OLD_FIELDS = new Set([
  'words',
  'place',
  'act',
  'acts',
  'asked',
  'found',
  'askedAt',
  'isAsked',
  'isAct',
  'keptLabelCents',
  'droppedWords',
  'needsWords',
  'listActs',
  'exportActs',
  'ADMIN_ACTS_PER_HOUR',
  'undoable_acts',
  'message_acts',
  'search_counted_words',
  'refund_asked_cents',
]);
/** Whole names of before, and what an engineer looks for instead. */
export const NAMES_INSTEAD = {
  giveBack: 'createRefund',
  askRefund: 'requestRefund',
  promiseBack: 'reserveRefund',
  giveWithheldBack: 'releaseWithheld',
  giveSide: 'addParticipant',
  bringBack: 'restoreCart',
  letIn: 'unsuspend',
  inVain: 'isDummy',
  restListings: 'suspendListings',
  keepSold: 'updateSalesRanking',
  keepTiers: 'updateTiers',
  stopWithdrawn: 'cancelReturns',
  mendWords: 'correctSpelling',
  readWords: 'tokenize',
  seeAs: 'viewAsRole',
  whileSeeing: 'allowedWhileViewing',
  decideTogether: 'bulkDecide',
  undoTogether: 'bulkUndo',
  fitsView: 'matchesFolder',
  dressed: 'buttonProps',
  counterpart: 'fake',
  Begun: 'Started and the thing',
  Posted: 'the thing and ToPost',
  Done: 'the thing that was done',
  Back: 'the thing and Undo',
  Measure: 'Sanction, or what is measured',
  Left: 'Skipped and the thing',
  Said: 'the thing and Text or Answer',
};
/** What a function did by such a verb, and what says it: `takeItem` → `claimItem`. Texts name buttons after what they say. */
const VERBS_INSTEAD = {
  note: 'log, record, mark or add…Note',
  take: 'consume, claim, acquire, charge or import',
  settle: 'resolve or process',
  keep: 'save, update, store or cancel',
  tidy: 'purgeExpired',
};
const FUNCTION =
  /\b(?:function\*?|const)\s+((note|take|settle|keep|tidy)[A-Z]\w*)(?:\(|<| = (?:async )?\(| = (?:read|write|react|rowJob|rowStepsJob)\()/g;
/** The same in a part of the source alone: elsewhere the word says something else. */
const INSTEAD_WITHIN = [
  { within: /^(?!src\/web\/ui\/desk\/)/, names: { desk: 'seller or admin', desks: 'seller or admin' } },
  { within: /^src\/web\/(?!modules\/office\/|app\/modules\.ts$)/, names: { office: 'admin' } },
  { within: /^src\/web\/platform\//, names: { paused: 'debounced' } },
  {
    within: /^src\/(domain\/cart|web\/modules\/(cart|offline|wishlist))\//,
    names: { waiting: 'queued or offlineQueue', settle: 'resolveConflict' },
  },
];
/** Articles of the support centre are named after their addresses. */
const ARTICLES = /^src\/domain\/support\/articles\//;
/** The same of constants: they say what they bound and in which unit. */
export const INSTEAD_IN_CONSTANTS = {
  most: 'MAX_…',
  least: 'MIN_…',
  lives: '…_TTL_MS',
  look: '…_INTERVAL_MS or …_BATCH_SIZE',
  looks: '…_INTERVAL_MS',
  patience: '…_TIMEOUT_MS',
};

const SKIPPED = /^import\b[^;]*;|\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/gm;
const DECLARED =
  /\b(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)|[{(,;\n]\s*(?:readonly\s+|private\s+)*(\w+)\??(?=:\s)/g;

/** `aWordOf_it-all` → a, word, of, it, all. */
const segmentsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[_.]/g, '-')
    .replace(OF_THE_FIELD, '')
    .split('-');

const bannedWithin = (file) =>
  Object.assign({ ...INSTEAD }, ...INSTEAD_WITHIN.filter(({ within }) => within.test(file)).map(({ names }) => names));

function* bannedIn(name, within) {
  const banned = /^[A-Z][A-Z0-9_]*$/.test(name) ? { ...within, ...INSTEAD_IN_CONSTANTS } : within;
  for (const word of segmentsOf(name)) if (Object.hasOwn(banned, word)) yield { word, instead: banned[word] };
}

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function wordProblems(texts) {
  const problems = [];
  for (const [file, text] of texts) {
    if (ARTICLES.test(file)) continue;
    const within = bannedWithin(file);
    const [name] = file
      .split('/')
      .at(-1)
      .split(/\.\w+$/);
    for (const { word, instead } of bannedIn(name, within))
      problems.push({ file, message: `has ${word} in its name: say ${instead}.` });
    const code = text.replace(SKIPPED, (skipped) => (skipped.startsWith('/') ? '' : "''"));
    const names = new Set();
    for (const [, declared, field] of code.matchAll(DECLARED))
      if (declared || !OLD_FIELDS.has(field)) names.add(declared ?? field);
    for (const [, called, verb] of /texts?\.tsx?$/.test(file) ? [] : code.matchAll(FUNCTION))
      problems.push({ file, message: `calls something ${called}. Instead of ${verb}… say ${VERBS_INSTEAD[verb]}.` });
    for (const name of names)
      if (Object.hasOwn(NAMES_INSTEAD, name))
        problems.push({ file, message: `calls something ${name}: say ${NAMES_INSTEAD[name]}.` });
    for (const name of names)
      for (const { word, instead } of bannedIn(name, within))
        problems.push({ file, message: `calls something ${name}. Instead of ${word} say ${instead}.` });
  }
  return problems;
}
