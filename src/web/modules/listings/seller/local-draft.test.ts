import { afterAll, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#test/builders/stub-local-storage.ts';
import { emptyDraft } from './listing-draft.ts';

let userId = 'ana';
vi.mock('#web/platform/session.ts', () => ({ currentSession: () => ({ userId }) }));
const browserStore = stubLocalStorage();
afterAll(() => void vi.unstubAllGlobals());
const { dropLocalDraft, laterOf, parseDraft, readLocalDraft, saveLocalDraft } = await import('./local-draft.ts');

const typed = (at: number) => ({ draft: emptyDraft(), at });

test('[UX-87] a kept form is read back, and what is none is nothing', () => {
  expect(parseDraft(JSON.stringify(typed(5)))).toEqual(typed(5));
  for (const text of [
    null,
    undefined,
    '',
    '{',
    '3',
    'null',
    '{"draft":{}}',
    '{"at":1}',
    '{"draft":{"title":"x","pictures":[],"options":[]},"at":1}',
  ])
    expect(parseDraft(text), String(text)).toBe(null);
});

test('[UX-87] of two copies what was typed last counts', () => {
  expect(laterOf(typed(1), typed(2))?.at).toBe(2);
  expect(laterOf(typed(2), typed(1))?.at).toBe(2);
  expect(laterOf(typed(2), null)?.at).toBe(2);
  expect(laterOf(null, typed(3))?.at).toBe(3);
  expect(laterOf(null, null)).toBe(null);
});

test('[UX-87, ACC-20] what one person typed is read by nobody else in this browser', () => {
  expect(saveLocalDraft('new', typed(1))).toBe(true);
  userId = 'bo';
  expect(readLocalDraft('new')).toBeNull();
  saveLocalDraft('new', typed(2));
  dropLocalDraft('new');
  userId = 'ana';
  expect(readLocalDraft('new')).toEqual(typed(1));
  dropLocalDraft('new');
  expect(browserStore.texts.size).toBe(0);
  browserStore.isFull = true;
  expect(saveLocalDraft('new', typed(3))).toBe(false);
  expect(readLocalDraft('new')).toBeNull();
});
