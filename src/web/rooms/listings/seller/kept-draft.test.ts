import { expect, test } from 'vitest';
import { keptOf, laterOf } from './kept-draft.ts';
import { emptyDraft } from './listing-draft.ts';

const kept = (at: number) => ({ draft: emptyDraft(), at });

test('[UX-87] a kept form is read back, and what is none is nothing', () => {
  expect(keptOf(JSON.stringify(kept(5)))).toEqual(kept(5));
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
    expect(keptOf(text), String(text)).toBe(null);
});

test('[UX-87] of two copies what was typed last counts', () => {
  expect(laterOf(kept(1), kept(2))?.at).toBe(2);
  expect(laterOf(kept(2), kept(1))?.at).toBe(2);
  expect(laterOf(kept(2), null)?.at).toBe(2);
  expect(laterOf(null, kept(3))?.at).toBe(3);
  expect(laterOf(null, null)).toBe(null);
});
