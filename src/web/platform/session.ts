import type { FlagName } from '#domain/core/flags/flags.ts';
import type { PublicSession } from '#domain/core/session.ts';
import { onSessionChange, notifyOtherTabs } from './session-signal.ts';
import { createStore, useStore } from './store.ts';
import { request } from './api.ts';
import { queryClient } from './query-client.ts';

const session = createStore<PublicSession | null>(null);

/** [ACC-02] Who is signed in, or null. It is known before the first paint. */
export const useSession = (): PublicSession | null => useStore(session);
/** [OFFICE-01] Whether a feature is switched off for whoever is signed in; the server refuses it too. */
export const useSwitchedOff = (flag: FlagName): boolean => useSession()?.switchedOff?.includes(flag) ?? false;
export const currentSession = (): PublicSession | null => session.get();

type PersonChange = (now: PublicSession | null, before: PublicSession | null) => void;
const personChanges: PersonChange[] = [];

/** Hears that another person is signed in here now, or nobody: what belongs to a person must not be seen by the next one. */
export const onPersonChange = (listener: PersonChange): void => void personChanges.push(listener);

function take(next: PublicSession | null): void {
  const before = session.get();
  const changed = next?.userId !== before?.userId;
  session.set(next);
  if (!changed) return;
  for (const listener of personChanges) listener(next, before);
  void queryClient.resetQueries({ predicate: (query) => !String(query.queryKey[0]).startsWith('listings.get') });
}

export function startSession(first: PublicSession | null): void {
  session.set(first);
  // [ACC-20] Other tabs hear of a sign-in or sign-out at once.
  onSessionChange(() => void reloadSession());
}

let requested = 0;

/** [ACC-01] Asks the server who is signed in now. What was asked before a newer word of it says nothing. */
export async function reloadSession(): Promise<void> {
  const mine = ++requested;
  const { session: now } = await request('accounts.getSession');
  if (mine === requested) take(now);
}

export function setSession(next: PublicSession | null): void {
  requested += 1;
  take(next);
  notifyOtherTabs();
}
