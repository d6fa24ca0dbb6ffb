import { expect, test } from 'vitest';
import { unheardRefusals } from './unheard-refusals.mjs';

const isRefused = (text: string, file = 'src/web/modules/cart/cart-page.tsx'): boolean =>
  unheardRefusals(new Map([[file, text]])).length > 0;

test.each([
  ["const end = useSend('cart.clear');\nend.send({}, { onSuccess: done });"],
  ["const { send } = useSend('cart.clear', 'cart.getCart');\nreturn <Button onClick={() => send({})} />;"],
  ["const { send: clear, isSending } = useSend(\n  'cart.clear',\n);\nclear({}, { onSuccess: (cart) => show(cart) });"],
  [
    "const end = useSend('cart.clear');\nend.send({}, { onError: say });\nend.send({ all: true }, { onSuccess: () => done(1) });",
  ],
])('a change that says nothing where it is refused is not taken: %s', (text) => {
  expect(isRefused(text)).toBe(true);
  expect(isRefused(text, 'src/web/modules/cart/cart-page.test.ts')).toBe(false);
});

test.each([
  ["const end = useSend('cart.clear');\nend.send({}, { onSuccess: done, onError: say });"],
  ["const { send, problem } = useSend('cart.clear');\nsend({});"],
  ["const end = useSend('cart.clear');\nend.send({});\nreturn <ErrorBox text={end.problem?.message} />;"],
  ["const { sendAndWait } = useSend('cart.clear');\nawait sendAndWait({});"],
  ["const saying = { onError: say };\nconst end = useSend('cart.clear');\nend.send({}, saying);"],
  ["const end = useSend('cart.clear');\nreturn <ClearDialog sender={end} />;"],
])('one that does is: %s', (text) => {
  expect(isRefused(text)).toBe(false);
});
