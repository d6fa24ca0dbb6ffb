import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { dropDraftsOfOthers, emptyDraft, parseDraft, readDraft, saveDraft } from './drafts.ts';

class MemoryStore {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStore()));
afterAll(() => void vi.unstubAllGlobals());
const draft = { text: 'Is the glaze', pictures: [] };

test('[UX-82] a draft belongs to its conversation and its person', () => {
  expect(saveDraft('bo', 'c1', draft)).toBe(true);
  expect(readDraft('bo', 'c1')).toEqual(draft);
  expect(readDraft('bo', 'c2')).toEqual(emptyDraft);
  expect(readDraft('ana', 'c1')).toEqual(emptyDraft);
  const pictures = [{ id: 'p1', width: 1, height: 1, colour: '#fff', alt: '', focusX: 0.5, focusY: 0.5 }];
  saveDraft('bo', 'c2', { text: '', pictures });
  expect(readDraft('bo', 'c2').pictures).toEqual(pictures);
  saveDraft('bo', 'c2', emptyDraft);
  saveDraft('bo', 'c1', { text: '  ', pictures: [] });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('[UX-82] what is no draft is none', () => {
  for (const text of [null, '', '{', '[]', '{"text":3,"pictures":[]}', '{"text":"a"}'])
    expect(parseDraft(text)).toEqual(emptyDraft);
});

test('[UX-82] a hundred are kept, the latest', () => {
  for (let at = 0; at < 120; at += 1) saveDraft('bo', `c${at}`, draft);
  expect(Object.keys(localStorage)).toHaveLength(100);
  expect(readDraft('bo', 'c119')).toEqual(draft);
  saveDraft('ana', 'c1', draft);
  dropDraftsOfOthers('ana');
  expect(Object.keys(localStorage)).toEqual(['message-draft:ana:c1']);
});

test('[UX-82] a store that takes nothing says so', () => {
  vi.stubGlobal('localStorage', {
    removeItem: () => undefined,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(saveDraft('bo', 'c1', draft)).toBe(false);
});
