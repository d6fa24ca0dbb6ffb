/** [ERR-01] The kinds of errors that both sides know. */
export const errorTypes = [
  'VALIDATION_ERROR',
  'DATABASE_ERROR',
  'NETWORK_ERROR',
  'AUTHENTICATION_ERROR',
  'AUTHORIZATION_ERROR',
  'NOT_FOUND_ERROR',
  'BUSINESS_LOGIC_ERROR',
  'SYSTEM_ERROR',
] as const;
export type ErrorType = (typeof errorTypes)[number];

/** What a text says of its error; the first that fits counts, so that `Database connection lost` is of the database. */
const clues: readonly (readonly [ErrorType, RegExp])[] = [
  ['VALIDATION_ERROR', /\b(?:validat\w*|invalid|malformed|required field|must be)\b/i],
  ['DATABASE_ERROR', /\b(?:database|sql\w*|postgres\w*|constraint|relation|deadlock|transaction|duplicate key)\b/i],
  ['AUTHENTICATION_ERROR', /\b(?:(?:un|not )?authenticat\w*|sign(?:ed)?[ -]in|log(?:ged)?[ -]?in|session expired)\b/i],
  ['AUTHORIZATION_ERROR', /\b(?:(?:un|not )?authori[sz]\w*|permissions?|forbidden|access denied)\b/i],
  ['NOT_FOUND_ERROR', /\b(?:not found|no such|does not exist)\b/i],
  [
    'NETWORK_ERROR',
    /\b(?:network|connect\w*|fetch\w*|time(?:d )?-?out|offline|unreachable|socket|dns)\b|\bE(?:CONN|HOST|NET|TIMEDOUT|PIPE|AI_)\w*/i,
  ],
  ['BUSINESS_LOGIC_ERROR', /\b(?:business|conflict|already|limit reached|out of stock|not allowed)\b/i],
];

const isErrorType = (word: unknown): word is ErrorType => errorTypes.includes(word as ErrorType);

/** [ERR-01] The type that is given, else the one that the text speaks of; a text that says nothing is of the system. */
export const errorTypeOf = (text: string, given?: unknown): ErrorType =>
  isErrorType(given) ? given : (clues.find(([, clue]) => clue.test(text))?.[0] ?? 'SYSTEM_ERROR');
