import { expect, test } from 'vitest';
import { jsonRecord } from './json-record.ts';

test('a record with a text cut in half a sign can still be read', () => {
  expect(jsonRecord([{ text: 'cut \ud83d', at: new Date(0), none: undefined, count: 1 }])).toBe(
    '[{"text":"cut \ufffd","at":"1970-01-01T00:00:00.000Z","count":1}]',
  );
});
