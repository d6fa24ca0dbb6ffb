import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { claimEmail, insertPerson } from './account-store.ts';
import type { OnRegistered } from './on-registered.ts';
import { agreeAtSignUp } from './policies/agree.ts';

const handlers = new Set<OnRegistered>();

/** Modules above say at composition what they do for a new account. */
export const whenRegistered = (handler: OnRegistered): void => void handlers.add(handler);

export interface NewPerson {
  email: string;
  displayName: string;
  originalDisplayName: string;
  /** Null for somebody who signs in another way. */
  passwordHash: string | null;
  emailVerified?: boolean;
  /** Of the page or program that they sign up with. */
  language?: Language;
}

/**
 * The person, their address for signing in, that they accept the terms [OFFICE-01] and what other modules make for them, together; null
 * when the address is taken.
 */
export async function createPerson(app: App, tx: Transaction, person: NewPerson): Promise<string | null> {
  const userId = app.ids.uuid();
  const now = app.clock.now();
  if (!(await claimEmail(tx, person.email, userId))) return null;
  const { language, ...inserted } = person;
  await insertPerson(tx, { id: userId, now, ...inserted });
  await agreeAtSignUp(app, tx, { userId, language });
  const { MARKETPLACE_NAME: marketplace } = app.config;
  for (const handle of handlers) await handle(tx, { userId, displayName: person.displayName, marketplace, now });
  await publish(app, tx, { name: 'accounts.registered', subject: userId, payload: { userId } });
  return userId;
}
