import { createHash } from 'node:crypto';
import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';

const COOKIE = 'support_visitor';
const YEAR = 365 * 24 * 60 * 60;
const form = /^[A-Za-z0-9_-]{22}$/;

const guest = (token: string): string => `guest:${createHash('sha256').update(token).digest('base64url')}`;

/** Whose vote it is: a person's, or that of a browser which has voted before; null for one that has not. */
export function findVoter(caller: Caller): string | null {
  if (caller.session) return caller.session.userId;
  const token = caller.cookie(COOKIE) ?? '';
  return form.test(token) ? guest(token) : null;
}

/** A browser gets its cookie with its first vote, and not before. */
export function newVoter(app: App, caller: Caller): string {
  const token = Buffer.from(app.random.bytes(16)).toString('base64url');
  caller.setCookie(COOKIE, token, { maxAgeSeconds: YEAR });
  return guest(token);
}
