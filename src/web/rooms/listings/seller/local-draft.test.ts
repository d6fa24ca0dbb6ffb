import { expect, test } from 'vitest';
import { parseDraft, laterOf } from './local-draft.ts';
import { emptyDraft } from './listing-draft.ts';

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
