import { say } from '#web/platform/languages/language.ts';
import { guestCookie, readGuestItems, WISHLIST_COOKIE, writeGuestItems } from '#domain/wishlist/guest-cookie.ts';
import { wishlistFailures as failures } from '#domain/wishlist/problem-texts.ts';
import { type WishlistItem, withoutWishlistItem, withWishlistItem } from '#domain/wishlist/wishlist-items.ts';
import { queuedText } from '#domain/offline/queued-text.ts';
import { type WishlistOperation, wishlistItemsWith } from '#domain/wishlist/queued-operations.ts';
import type { Wishlist } from '#domain/wishlist/contract.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { send } from '#web/platform/sending/send.ts';
import { createLatestWins } from '#web/platform/latest-wins.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { currentSession } from '#web/platform/session.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey, refresh } from '#web/platform/use-call.ts';
import { answered, queueChange, mine } from '#web/modules/offline/offline-queue.ts';
import { onSent } from '#web/modules/offline/on-sent.ts';
import { flushQueue } from '#web/modules/offline/flush-queue.ts';
import { createStore } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/change-texts.ts';

export interface WishlistState {
  items: readonly WishlistItem[];
  /** Whether the list is known: a member's comes from the server. */
  isReady: boolean;
  /** [WISH-07] What failed last. */
  error: string | null;
}

export const wishlistStore = createStore<WishlistState>({ items: [], isReady: false, error: null });
const channel = new BroadcastChannel('wishlist');
const cookieNow = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${WISHLIST_COOKIE}=`))
    ?.slice(WISHLIST_COOKIE.length + 1);
const guestItems = (): WishlistItem[] => readGuestItems(cookieNow());

function setCookie(value: string): void {
  // The list of a guest is a plain cookie by its definition [WISH-01]; the newer store is not in every browser.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = guestCookie(value, location.protocol === 'https:');
}

export const show = (wishlistItems: readonly WishlistItem[]): void =>
  wishlistStore.set({ items: wishlistItems, isReady: true, error: null });
const plain = (items: readonly WishlistItem[]): WishlistItem[] => items.map(({ id, addedAt }) => ({ id, addedAt }));

export const notifyOtherTabs = (): void => channel.postMessage('changed');

const OWN_LIST = callKey('wishlist.getWishlist');

/** A member's list as the server has it, with what waits to be sent. */
function showOwn(list: Wishlist): void {
  queryClient.setQueryData(OWN_LIST, list);
  show(wishlistItemsWith(plain(list.items), mine()));
}

/** [WISH-07] Keeps and tells what failed, and shows the list as its source has it. */
export function failed(text: string, before: readonly WishlistItem[]): void {
  wishlistStore.set({ items: before, isReady: true, error: text });
  showToast(text, { type: 'error' });
}

/** [WISH-03] Brings what a guest chose along. The cookie goes when the server has it, and not before. */
async function mergeGuest(brought: readonly WishlistItem[]): Promise<Wishlist> {
  const list = await send('wishlist.mergeWishlist', { items: [...brought] });
  setCookie('');
  // A read that is still under way may have been answered before.
  await queryClient.cancelQueries({ queryKey: OWN_LIST });
  return list;
}

export const latestWins = createLatestWins();

/** A member's list, with what was chosen before the sign-in. */
async function readOwn(): Promise<Wishlist> {
  const brought = guestItems();
  return brought.length > 0 ? mergeGuest(brought) : send('wishlist.getWishlist');
}

/** Reads the list from where it lives: the cookie of a guest, the server for a member. */
export async function loadWishlist(): Promise<void> {
  const brought = guestItems();
  const asker = currentSession();
  if (!asker) return show(brought);
  const isGone = (): boolean => currentSession()?.userId !== asker.userId;
  try {
    const list = await latestWins.read(readOwn);
    if (!isGone()) showOwn(list);
  } catch (error) {
    if (isGone()) return undefined;
    const stored = queryClient.getQueryData<Wishlist>(OWN_LIST);
    if (!navigator.onLine) return show(wishlistItemsWith([...brought, ...plain(stored?.items ?? [])], mine()));
    const text = say(brought.length > 0 ? failures.sync : failures.load);
    wishlistStore.set({ items: brought, isReady: true, error: text });
    if (brought.length > 0 && !(error instanceof ApiProblem && error.status === 0)) showToast(text, { type: 'error' });
  }
}
onSent(() => loadWishlist().then(notifyOtherTabs));
// A guest's list comes with the word of it: this tab may still read the cookie as it was before.
channel.addEventListener('message', ({ data }: MessageEvent<'changed' | readonly WishlistItem[]>) =>
  data === 'changed' || currentSession() ? void loadWishlist() : show(data),
);

/** A guest's change: the cookie, or a word that it holds no more. */
export function saveGuest(next: readonly WishlistItem[]): boolean {
  const value = next.length === 0 ? '' : writeGuestItems(next);
  if (value === null) {
    showToast(texts.full, {
      type: 'warning',
      action: { label: texts.signIn, onClick: () => openSignIn() },
    });
    return false;
  }
  setCookie(value);
  show(next);
  channel.postMessage(next);
  return true;
}

/** What there is to change, in this moment. The list of a guest is where it is kept, also before it was read for the screen. */
export const wishlistItemsNow = (): readonly WishlistItem[] =>
  currentSession() ? wishlistStore.get().items : guestItems();

/** Shows a member's change; it waits where there is no connection, or where others wait before it. */
export function storeOwnChange(next: readonly WishlistItem[], operation: WishlistOperation): boolean {
  if (!queueChange(operation)) {
    failed(say(operation.kind === 'save' ? failures.add : failures.remove), wishlistStore.get().items);
    return false;
  }
  show(next);
  void flushQueue();
  return true;
}

/** [WISH-04, ACC-19] Shows the change at once and sends it, unless the server has it; on failure it is undone and told. True when it is kept. */
async function change(next: readonly WishlistItem[], operation: WishlistOperation, isSent = false): Promise<boolean> {
  const before = wishlistItemsNow();
  if (!currentSession()) return saveGuest(next);
  if (!navigator.onLine || mine().length > 0) return storeOwnChange(next, operation);
  show(next);
  const action = operation.kind === 'save' ? 'add' : 'remove';
  try {
    const key = crypto.randomUUID();
    if (!isSent)
      await latestWins.change(
        answered(key, operation, send('wishlist.changeFavorite', { productId: operation.listingId, action }, key)),
      );
    refresh('wishlist.getWishlist');
    notifyOtherTabs();
    return true;
  } catch (error) {
    const isLost = error instanceof ApiProblem && error.status === 0;
    if (isLost && !navigator.onLine) return storeOwnChange(next, operation);
    failed(say(action === 'add' ? failures.add : failures.remove), before);
    if (!isLost) void loadWishlist();
    return false;
  }
}

export const addToWishlist = (id: string, title = ''): Promise<boolean> =>
  change(withWishlistItem(wishlistItemsNow(), { id, addedAt: new Date().toISOString() }), {
    kind: 'save',
    listingId: id,
    title,
  });

const UNDO_MILLISECONDS = 6000;
const withoutWord = (id: string, title: string, isSent?: boolean): Promise<boolean> =>
  change(withoutWishlistItem(wishlistItemsNow(), id), { kind: 'unsave', listingId: id, title }, isSent);

/** A member's change without a connection is on this device alone. */
const said = (text: string): string =>
  navigator.onLine || !currentSession() ? text : `${text.replace(/\.$/, '')}. ${say(queuedText)}`;

/** [UX-67] A heart that is pressed says so, and for a while it can be undone. */
export async function saveToWishlist(id: string, title: string): Promise<void> {
  if (!(await addToWishlist(id, title))) return;
  const undo = { label: texts.undo, onClick: () => void withoutWord(id, title) };
  showToast(said(texts.saved), { duration: UNDO_MILLISECONDS, action: undo });
}

/** Puts a piece back to the place that it had. */
async function restore(before: readonly WishlistItem[], id: string, title: string): Promise<void> {
  if (!currentSession()) return void saveGuest(before);
  if (!navigator.onLine || mine().length > 0) {
    storeOwnChange(before, { kind: 'save', listingId: id, title });
    return;
  }
  const items = before.filter((item) => item.id === id);
  await latestWins
    .change(send('wishlist.mergeWishlist', { items }))
    .catch(() => failed(say(failures.add), wishlistStore.get().items));
  refresh('wishlist.getWishlist');
  await loadWishlist();
}

/** [UX-44] Removes a piece, or shows that the server did; for a while it can be undone, back to its place. */
export async function removeFromWishlist(id: string, title = '', isSent = false): Promise<void> {
  const before = wishlistItemsNow();
  if (!(await withoutWord(id, title, isSent))) return;
  showToast(said(texts.removedFromList), {
    duration: UNDO_MILLISECONDS,
    action: { label: texts.undo, onClick: () => void restore(before, id, title) },
  });
}
