/** [FILE-04] Why a file was not stored, read or deleted. `refused` carries the server's own sentence. */
export type StorageErrorCode =
  | 'unauthenticated'
  | 'quota-exceeded'
  | 'unauthorized'
  | 'object-not-found'
  | 'retry-limit-exceeded'
  | 'canceled'
  | 'refused';

const byStatus: Record<number, StorageErrorCode> = {
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
};

/** [FILE-04] What a status means that is not worth another try. */
export const storageErrorOf = (status: number): StorageErrorCode => byStatus[status] ?? 'refused';
