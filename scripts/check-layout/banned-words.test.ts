import { expect, test } from 'vitest';
import { wordProblems } from './banned-words.mjs';

const said = (file: string, text: string): string[] =>
  wordProblems(new Map([[file, text]])).map(({ message }) => message);

test.each([
  ['export async function tellAll(): Promise<void> {}', 'Instead of tell say publish'],
  ['const held = 1;', 'Instead of held say reserved (stock) or pendingModeration'],
  ['interface Person {\n  userStanding?: string;\n}', 'Instead of standing say accountStatus'],
  ['const open = (wish: string): string => wish;', 'Instead of wish say wishlistItem'],
  ['const MOST_TRIES = 5;', 'Instead of most say MAX_…'],
  ['const deskHref = 1;', 'Instead of desk say seller or admin'],
  ['function CardBones() {}', 'Instead of bones say skeleton'],
  ['const till = 1;', 'Instead of till say checkoutForm'],
  ['async function giveBack() {}', 'calls something giveBack: say createRefund'],
  ['const asked = 1;', 'Instead of asked say request, query, input'],
  ['export type Found = string;', 'Instead of found say row, match'],
  ['export async function takeDueItems(): Promise<void> {}', 'Instead of take… say consume, claim'],
])('%s is refused with the word to take', (text, message) => {
  expect(said('src/web/ui/a.ts', text)).toEqual([expect.stringContaining(message)]);
});

test('names of files are held to it too', () => {
  expect(said('src/domain/orders/order-moves.ts', '')).toEqual(['has moves in its name: say transitions.']);
  const text =
    '/** held: here */\nconst wishlist = "told: so"; // tell: it\nconst most = `const wish = ${1}`;\nconst heart = 1;';
  expect(said('src/web/ui/a.ts', text)).toEqual([]);
});

test('a field of an answer is held to it too', () => {
  expect(said('src/domain/office/model.ts', 'const row = { held: 1 };')).toEqual([
    expect.stringContaining('calls something held'),
  ]);
});

test('words of the field, old fields of the wire and buttons keep theirs', () => {
  expect(
    said('src/web/ui/a.tsx', 'const notFound = 1;\nfunction NotFoundPage() {}\nconst row = { words: 1 };'),
  ).toEqual([]);
  expect(said('src/web/ui/a-texts.ts', 'const takeAway = say({});')).toEqual([]);
});

test('what a word says in one part of the source is refused there alone', () => {
  expect(said('src/web/modules/cart/a.ts', 'const waiting = 1;')).toEqual([expect.stringContaining('say queued')]);
  expect(said('src/server/modules/cart/a.ts', 'const waiting = 2;')).toEqual([]);
  expect(said('src/web/ui/desk/desk-icon.tsx', 'export const DeskIcon = 1;')).toEqual([]);
  expect(said('src/web/modules/cart/a.ts', "import { type DeskIconName } from '#web/ui/desk/desk-icon.tsx';")).toEqual(
    [],
  );
});
