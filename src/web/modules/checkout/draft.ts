import type { Way } from '#domain/listings/delivery/ways.ts';
import { hrefTo } from '#domain/addresses.ts';
import { currentSession } from '#web/platform/session.ts';
import { storedCountry } from '#web/platform/country.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

/** The address that a card is in, where it is another than the parcels'. */
export interface BillingAddress {
  name: string;
  line1: string;
  postcode: string;
  city: string;
  country: string;
}

export interface CheckoutDraft {
  email: string;
  name: string;
  line1: string;
  line2: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
  note: string;
  /** Null: the card is in the delivery address. */
  billing: BillingAddress | null;
  delivery: Record<string, Way>;
}

interface Owned {
  /** The member who typed it. */
  owner?: string;
}

const KEY = 'checkout-draft';
const LIVE_KEY = 'checkout-live';

/** What was typed survives a reload of the page; no card data is ever in it. What a member typed is for nobody else. */
export function readDraft(email: string): CheckoutDraft {
  const empty: CheckoutDraft = {
    email,
    name: '',
    line1: '',
    line2: '',
    postcode: '',
    city: '',
    country: storedCountry(),
    phone: '',
    note: '',
    billing: null,
    delivery: {},
  };
  try {
    const { owner, ...stored } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CheckoutDraft> & Owned;
    if (owner && owner !== currentSession()?.userId) return empty;
    return { ...empty, ...stored, email: stored.email || email };
  } catch {
    return empty;
  }
}

export const storeDraft = (draft: CheckoutDraft): void =>
  void storeText(KEY, JSON.stringify({ ...draft, owner: currentSession()?.userId }), 'sessionStorage');

export interface LiveCheckout {
  checkoutId: string;
  accessKey: string;
}

/** [UX-59] The checkout that was started here: after Back, a reload or a lost line the page finds it again instead of paying twice. */
export function liveCheckout(): LiveCheckout | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(LIVE_KEY) ?? 'null') as LiveCheckout | null;
    return typeof stored?.checkoutId === 'string' && typeof stored.accessKey === 'string' ? stored : null;
  } catch {
    return null;
  }
}

export const storeLive = (live: LiveCheckout | null): void =>
  live ? void storeText(LIVE_KEY, JSON.stringify(live), 'sessionStorage') : sessionStorage.removeItem(LIVE_KEY);

export const confirmationAddress = ({ checkoutId, accessKey }: LiveCheckout): string =>
  `${hrefTo('confirmation')}?checkout=${encodeURIComponent(checkoutId)}&key=${encodeURIComponent(accessKey)}`;

const paid = new BroadcastChannel('checkout-paid');
const paidListeners = new Set<(live: LiveCheckout) => void>();
paid.addEventListener('message', ({ data }: MessageEvent<LiveCheckout>) =>
  paidListeners.forEach((listener) => listener(data)),
);

/** Tells the other tabs of this browser that the cart was paid. */
export const announcePaid = (live: LiveCheckout): void => paid.postMessage(live);

/** Hears that another tab paid the cart. @returns ends the listening */
export function onPaidElsewhere(listener: (live: LiveCheckout) => void): () => void {
  paidListeners.add(listener);
  return () => void paidListeners.delete(listener);
}
