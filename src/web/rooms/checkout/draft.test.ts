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
const { readDraft, storeDraft } = await import('./draft.ts');

beforeEach(() => {
  stored = new Map();
  now.userId = null;
});
const type = (): void => storeDraft({ ...readDraft('ida@example.com'), name: 'Ida Sommer', city: 'Leipzig' });

test('[UX-51] what was typed survives a reload, also of a guest who signs in meanwhile; the country is the one that is kept', () => {
  expect(readDraft('ida@example.com')).toMatchObject({ email: 'ida@example.com', name: '', country: 'PT' });
  type();
  expect(readDraft('')).toMatchObject({ email: 'ida@example.com', name: 'Ida Sommer', city: 'Leipzig' });
  now.userId = 'ida';
  expect(readDraft('')).toMatchObject({ name: 'Ida Sommer', city: 'Leipzig' });
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
