/** [FN-01] A call that has not been answered by then is given up. */
export const CALL_TIMEOUT_MS = 70_000;
/** [FN-01] Where functions are said to run, in their addresses. */
export const REGION = 'us-central1';
/** [FN-01] What a caller says of an answer that holds neither `data` nor `result`. */
export const MISSING_DATA = 'Response is missing data field.';

/** [FN-03] What a status of HTTP means; 0 is a network that failed. */
const codes = {
  0: 'internal',
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
} as const;

export type FunctionCode = (typeof codes)[keyof typeof codes] | 'unknown';

export const codeOfStatus = (status: number): FunctionCode =>
  Object.hasOwn(codes, status) ? codes[status as keyof typeof codes] : 'unknown';

/** The same as the body of an answer writes it: `INVALID_ARGUMENT`. */
export const wireName = (code: FunctionCode): string => code.toUpperCase().replaceAll('-', '_');
