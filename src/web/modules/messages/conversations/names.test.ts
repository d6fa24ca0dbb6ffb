import { expect, test, vi } from 'vitest';
import { sampleConversation as conversation } from '#test/builders/sample-conversation.ts';

vi.mock('#web/platform/settings.ts', () => ({ settings: () => ({ marketplaceName: 'Artisan Market' }) }));
const { hoursWaiting, nameIn } = await import('./names.ts');

const nobody = { userId: null, name: '', shopSlug: null, portrait: null };

test.each([
  [{}, 'Bo Lindqvist'],
  [{ with: nobody }, 'Account closed'],
  [{ with: nobody, isSystemMessage: true }, 'Artisan Market'],
])('[MSG-15, MSG-16] whom one writes with: %j', (changes, name) => {
  expect(nameIn(conversation(changes))).toBe(name);
});

const hour = (count: number, minutes = 0): Date => new Date(Date.UTC(2026, 10, 20, 10 + count, minutes));

test.each([
  [{}, hour(11, 59), null],
  [{}, hour(12), 12],
  [{}, hour(47, 30), 47],
  [{ role: 'buyer' }, hour(30), null],
  [{ isSystemMessage: true }, hour(30), null],
  [{ folder: 'trash' }, hour(30), null],
  [{ status: 'closed' }, hour(30), null],
  // It waits for the other one, or for nobody any more.
  [{ lastMessageSenderId: 'ana' }, hour(30), null],
  [{ lastMessageSenderId: null }, hour(30), null],
  [{ isArchived: true }, hour(30), 30],
] as const)('[MSG-15] the maker’s answer is waited for: %j at %s', (changes, now, hours) => {
  expect(hoursWaiting(conversation(changes), 'ana', now)).toBe(hours);
});
