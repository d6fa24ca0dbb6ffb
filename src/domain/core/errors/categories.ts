import { type ErrorType, errorTypeOf } from './error-types.ts';

/** [ERR-06] What an error is about, for whoever looks after the house. */
export const errorCategories = [
  'validation',
  'security',
  'external service',
  'data access',
  'network',
  'business logic',
  'system',
] as const;
export type ErrorCategory = (typeof errorCategories)[number];

const OUTSIDE =
  /\b(?:stripe|payment provider|card provider|smtp|mail server|s3|bucket|search service|identity provider|webhook|third[- ]party)\b/i;

const ofType: Record<ErrorType, ErrorCategory> = {
  VALIDATION_ERROR: 'validation',
  DATABASE_ERROR: 'data access',
  NETWORK_ERROR: 'network',
  AUTHENTICATION_ERROR: 'security',
  AUTHORIZATION_ERROR: 'security',
  NOT_FOUND_ERROR: 'business logic',
  BUSINESS_LOGIC_ERROR: 'business logic',
  SYSTEM_ERROR: 'system',
};

const CHUNK =
  /dynamically imported module|importing a module script failed|loading (?:css )?chunk|unable to preload css|chunk load/i;

/** [ERR-06] A piece of the page's own code that could not be fetched. */
export const isChunkLoadError = (text: string): boolean => CHUNK.test(text);

/** [ERR-06] What somebody else failed at is theirs, whatever it is called. */
export const errorCategoryOf = (text: string): ErrorCategory =>
  OUTSIDE.test(text) ? 'external service' : ofType[errorTypeOf(text)];

const EXTENSION =
  /\b(?:chrome|moz|safari(?:-web)?|ms-browser)-extension:|\b(?:metamask|ethereum|solana|phantom|coinbase ?wallet|trustwallet|keplr|tronlink|web3)\b|\bwallet (?:extension|provider|must)|inpage\.js|evmAsk/i;

/** [ERR-05] Wallets and other extensions of the browser fail inside our pages; their errors are nobody's of ours. */
export const isExtensionNoise = ({ message, stack = '' }: { message: string; stack?: string | undefined }): boolean =>
  EXTENSION.test(message) || EXTENSION.test(stack);
