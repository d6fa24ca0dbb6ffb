import { fileProblemTexts } from '#domain/files/problem-texts.ts';
import { filled } from '#domain/core/languages/sentence-of.ts';
import type { WrongPart } from '#domain/files/wrong-part.ts';
import { storageErrorTexts } from '#domain/files/storage/storage-error-texts.ts';

/** A refusal in the public wire format of file storage: its status says what the client makes of it, its words what is wrong. */
export class StorageProblem extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const english = (code: keyof typeof fileProblemTexts, facts: Record<string, unknown> = {}): string =>
  filled(fileProblemTexts[code].en, facts);
const plain = (code: keyof typeof storageErrorTexts): string => filled(storageErrorTexts[code].en, {});

/** [FILE-04] */
export const signInNeeded = (): StorageProblem => new StorageProblem(401, plain('unauthenticated'));
export const denied = (): StorageProblem => new StorageProblem(403, plain('unauthorized'));
export const notFound = (): StorageProblem => new StorageProblem(404, plain('object-not-found'));
export const misread = (what: string): StorageProblem => new StorageProblem(400, `${what}.`);

const statuses: Partial<Record<keyof typeof fileProblemTexts, number>> = {
  'files/quota-exceeded': 402,
  'files/shared': 403,
  'files/upload-over': 404,
  'files/file-too-large': 413,
  'files/too-many-uploads': 429,
};

/** A refusal of the module in the words of the wire. */
export const storageProblemOf = (problem: { code: keyof typeof fileProblemTexts; part?: WrongPart }): StorageProblem =>
  new StorageProblem(statuses[problem.code] ?? 400, english(problem.code, { ...problem }));

const names: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  402: 'RESOURCE_EXHAUSTED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  416: 'OUT_OF_RANGE',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export const storageErrorBody = (status: number, message: string): object => ({
  error: { code: status, message, status: names[status] ?? 'UNKNOWN' },
});
