import type { Text } from '../languages/language.ts';
import { friendlyNetworkText, networkText } from './network-texts.ts';
import { unexpectedTexts } from '../languages/unexpected-texts.ts';

const checkInput = {
  en: 'Please check your input and try again.',
  de: 'Bitte prüfe deine Eingaben und versuche es noch einmal.',
};

/** [ERR-02] What the modules of the first source say. */
export const sharedSentences = {
  validation: checkInput,
  database: {
    en: 'A database error occurred. Please try again.',
    de: 'Die Datenbank hat gerade nicht geantwortet. Bitte versuche es noch einmal.',
  },
  network: networkText,
} as const satisfies Record<string, Text>;

/** [ERR-02] What was looked for is named, in the words of its module. */
export const notFoundSentence = (en: string, de: string): Text => ({
  en: `The requested ${en} was not found.`,
  de: `${de} wurde nicht gefunden.`,
});

/** [ERR-09] What the modules of the second source say, by code. */
export const friendlySentences = {
  AUTH_ERROR: {
    en: 'Authentication required. Please sign in and try again.',
    de: 'Dafür musst du angemeldet sein. Bitte melde dich an und versuche es noch einmal.',
  },
  PERMISSION_DENIED: {
    en: 'You do not have permission to perform this action.',
    de: 'Dazu bist du nicht berechtigt.',
  },
  NETWORK_ERROR: friendlyNetworkText,
  VALIDATION_ERROR: checkInput,
  RESOURCE_NOT_FOUND: { en: 'The requested item could not be found.', de: 'Das Gesuchte wurde nicht gefunden.' },
  RATE_LIMIT_EXCEEDED: {
    en: 'Too many requests. Please wait a moment and try again.',
    de: 'Zu viele Anfragen. Bitte warte einen Moment und versuche es noch einmal.',
  },
  SERVICE_UNAVAILABLE: {
    en: 'Service temporarily unavailable. Please try again later.',
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',
  },
  DEFAULT: unexpectedTexts,
} as const satisfies Record<string, Text>;
type FriendlyCode = keyof typeof friendlySentences;

const clues: readonly (readonly [FriendlyCode, RegExp])[] = [
  ['NETWORK_ERROR', /network/i],
  ['PERMISSION_DENIED', /permission|unauthorized/i],
  ['RESOURCE_NOT_FOUND', /not found/i],
  ['VALIDATION_ERROR', /validation/i],
];

const byStatus: Readonly<Record<number, FriendlyCode>> = {
  400: 'VALIDATION_ERROR',
  401: 'AUTH_ERROR',
  403: 'PERMISSION_DENIED',
  404: 'RESOURCE_NOT_FOUND',
  429: 'RATE_LIMIT_EXCEEDED',
  502: 'SERVICE_UNAVAILABLE',
  503: 'SERVICE_UNAVAILABLE',
  504: 'SERVICE_UNAVAILABLE',
};

/** [ERR-09] A raw answer, without a sentence of its own: by its status, else by the words in its text. */
export const friendlySentenceOf = (status: number, text: string): Text =>
  friendlySentences[byStatus[status] ?? clues.find(([, clue]) => clue.test(text))?.[0] ?? 'DEFAULT'];

/** [ERR-12] The modules of the first source. */
const FIRST_SOURCE = /^(?:accounts|admin|wishlist|cart|recovery)(?:\.|$)/;

/** [ERR-12] What the module of a call says while the database is away. */
export const unavailableSentence = (call: string): Text =>
  FIRST_SOURCE.test(call) ? sharedSentences.database : friendlySentences.SERVICE_UNAVAILABLE;
