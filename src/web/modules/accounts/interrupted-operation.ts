import { useEffect } from 'react';
import { createStore, useStore } from '#web/platform/store.ts';
import { useSession } from '#web/platform/session.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

/** What asks to sign in first, with all that it needs to go on by itself, in this tab or in the one that a mail's link opens. */
interface Inputs {
  'shops.follow': { sellerId: string };
  'listings.wait': { listingId: string; variantId: string };
  'reviews.helpful': { reviewId: string };
  'reviews.report': { reviewId: string };
  'reviews.ask': { listingId: string; question: string };
  'accounts.open-link': { token: string };
}
type OperationName = keyof Inputs;

interface InterruptedOperation {
  name: OperationName;
  input: Inputs[OperationName];
  /** The page where it goes on, and the section of it. */
  path: string;
  hash: string;
  /** Sent as the idempotency key, so that it has one effect whatever happens. */
  key: string;
  at: number;
  /** A link by mail was asked for: whichever tab is signed in first takes the act out of the browser's store. */
  isStored: boolean;
}

const STORE = 'interrupted-act';
/** A link by mail works for 15 minutes. */
const INTERRUPTED_TTL_MS = 20 * 60_000;
const waiting = createStore<InterruptedOperation | null>(null);

/** [UX-74] Remembers what is to go on after the sign-in; what waited before does not. */
export function rememberInterrupted<Name extends OperationName>(name: Name, input: Inputs[Name], hash = ''): void {
  localStorage.removeItem(STORE);
  const path = location.pathname;
  waiting.set(() => ({ name, input, path, hash, key: crypto.randomUUID(), at: Date.now(), isStored: false }));
}

/** Nobody signed in: it does not go on. A link that is on its way keeps it. */
export const forgetInterrupted = (): void => waiting.set(() => null);

/** Where a link by mail leads back to. */
export const returnAddress = (): string => location.pathname + location.search + (waiting.get()?.hash ?? '');

/** A link is on its way: the tab that it opens must know what was begun. */
export function storeOperation(): void {
  const action = waiting.get();
  if (!action) return localStorage.removeItem(STORE);
  const stored = { ...action, isStored: true };
  if (storeText(STORE, JSON.stringify(stored))) waiting.set(() => stored);
  return undefined;
}

function readStored(): InterruptedOperation | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? 'null') as InterruptedOperation | null;
  } catch {
    return null;
  }
}

/** The link was opened here: what was begun goes on in this tab, and in no other. */
export function resumeStored(): void {
  const action = readStored();
  localStorage.removeItem(STORE);
  if (action && Date.now() - action.at < INTERRUPTED_TTL_MS) waiting.set(() => ({ ...action, isStored: false }));
}

/** True for the one that may go on with it. */
function claim(action: InterruptedOperation): boolean {
  if (waiting.get() !== action) return false;
  forgetInterrupted();
  if (Date.now() - action.at >= INTERRUPTED_TTL_MS) return false;
  if (!action.isStored) return true;
  if (readStored()?.key !== action.key) return false;
  localStorage.removeItem(STORE);
  return true;
}

interface GoesOn<Name extends OperationName> {
  /** Whether it is this one's: of this piece, this shop. */
  isMine: (input: Inputs[Name]) => boolean;
  run: (input: Inputs[Name], key: string) => void;
}

/** [UX-74] Goes on with what the sign-in interrupted, once, as soon as somebody is signed in on the page where it was begun. */
export function useInterrupted<Name extends OperationName>(name: Name, { isMine, run }: GoesOn<Name>): void {
  const session = useSession();
  const action = useStore(waiting);
  useEffect(() => {
    if (!session || action?.name !== name || action.path !== location.pathname) return;
    const input = action.input as Inputs[Name];
    if (isMine(input) && claim(action)) run(input, action.key);
  });
}
