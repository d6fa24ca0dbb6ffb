import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const now = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock('#web/platform/session.ts', () => ({ currentSession: () => now.userId && { userId: now.userId } }));
vi.mock('#web/platform/country.ts', () => ({ storedCountry: () => 'PT' }));
let stored: Map<string, string>;
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => stored.set(name, text),
  removeItem: (name: string) => stored.delete(name),
});
afterAll(() => void vi.unstubAllGlobals());
const { confirmationAddress, storeLive: keepLive, liveCheckout, readDraft, storeDraft } = await import('./draft.ts');

beforeEach(() => {
  stored = new Map();
  now.userId = null;
});
const type = (): void => storeDraft({ ...readDraft('ida@example.com'), name: 'Ida Sommer', city: 'Leipzig' });

test('[UX-51] what was typed survives a reload, also of a guest who signs in meanwhile', () => {
  expect(readDraft('ida@example.com')).toMatchObject({ email: 'ida@example.com', name: '', country: 'PT' });
  type();
  expect(readDraft('')).toMatchObject({ email: 'ida@example.com', name: 'Ida Sommer', city: 'Leipzig' });
  now.userId = 'ida';
  expect(readDraft('')).toMatchObject({ name: 'Ida Sommer', city: 'Leipzig' });
  // The address that was typed, rather than that of the account.
  expect(readDraft('account@example.com').email).toBe('ida@example.com');
});

test('[UX-51, ACC-20] what a member typed is for nobody else: neither a guest nor another member', () => {
  now.userId = 'ida';
  type();
  expect(readDraft('')).toMatchObject({ name: 'Ida Sommer' });
  for (const other of [null, 'bo']) {
    now.userId = other;
    expect(readDraft('bo@example.com'), String(other)).toMatchObject({ email: 'bo@example.com', name: '', city: '' });
  }
});

test('[UX-51] a spoilt store reads as empty', () => {
  stored.set('checkout-draft', '{"name":');
  expect(readDraft('ida@example.com')).toMatchObject({ email: 'ida@example.com', name: '' });
});

test('[UX-59] the checkout that was started here is found again until it is let go', () => {
  expect(liveCheckout()).toBeNull();
  const live = { checkoutId: 'c 1', accessKey: 'k&2' };
  keepLive(live);
  expect(liveCheckout()).toEqual(live);
  expect(confirmationAddress(live)).toBe('/order-confirmation?checkout=c%201&key=k%262');
  keepLive(null);
  expect([...stored.keys()]).toEqual([]);
  for (const spoilt of ['{"checkoutId":"c"}', '{"accessKey":"k"}', '{"checkoutId":"c","accessKey":7}', 'null', '{'])
    expect([stored.set('checkout-live', spoilt) && liveCheckout(), spoilt]).toEqual([null, spoilt]);
});
