import { actions } from './action-texts.ts';

/** An act of the audit log as one says it. */
export const auditActionText = (action: string): string => actions[action] ?? action;

/** Where the records of a kind are. */
export const auditRecordPaths: Record<string, string> = {
  person: 'users',
  admin: 'users',
  listing: 'products',
  order: 'orders',
  ticket: 'tickets',
  application: 'sellers',
};
