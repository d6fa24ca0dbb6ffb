import { acts } from './act-texts.ts';

/** An act of the audit log as one says it. */
export const actWords = (act: string): string => acts[act] ?? act;

/** Where the records of a kind are. */
export const actPlaces: Record<string, string> = {
  person: 'users',
  admin: 'users',
  listing: 'products',
  order: 'orders',
};
