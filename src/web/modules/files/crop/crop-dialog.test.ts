import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { key, press } from '#test/support/markup/interactions.ts';
import { button, find } from '#test/support/markup/read.ts';
import { settle } from '#test/support/markup/settle.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { CropDialog } from './crop-dialog.tsx';

const calls = vi.hoisted(() => ({ request: vi.fn<(name: string, input: object) => Promise<unknown>>() }));
vi.mock('#web/platform/api.ts', async (load) => ({ ...(await load<object>()), request: calls.request }));

const picture = { id: 'p1', alt: 'A jug', width: 1600, height: 1000, colour: '#aabbcc', focusX: 0.5, focusY: 0.5 };
const [onCropped, onClose] = [vi.fn(), vi.fn()];
beforeEach(() => {
  for (const each of [calls.request, onCropped, onClose]) each.mockReset();
  window.Element.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 500 }) as DOMRect;
  const captured = new Set<Element>();
  Object.assign(window.Element.prototype, {
    setPointerCapture(this: Element) {
      captured.add(this);
    },
    hasPointerCapture(this: Element) {
      return captured.has(this);
    },
  });
});

const open = (props: object = {}) => mount(CropDialog, { picture, onCropped, onClose, ...props });
const frame = (): number[] =>
  ['left', 'top', 'width', 'height'].map((side) =>
    Math.round(Number.parseFloat(find('.d-crop-frame').style.getPropertyValue(side)) * 10),
  );
const pixels = (): string | null => find('output').textContent;
const drag = async (target: Element, ...moves: [x: number, y: number][]): Promise<void> => {
  for (const [index, [clientX, clientY]] of moves.entries())
    await settle(() =>
      target.dispatchEvent(
        new window.PointerEvent(index === 0 ? 'pointerdown' : 'pointermove', {
          ...{ bubbles: true, clientX, clientY, pointerId: 1 },
        }),
      ),
    );
};

test('[CAT-01, UX-69] one shape alone is not asked for', async () => {
  await open({ shapes: [{ name: 'Round', ratio: 1 }] });
  expect([document.querySelectorAll('input').length, frame()]).toEqual([0, [188, 0, 625, 1000]]);
});

test('[CAT-01, UX-100] arrows move the part, with Shift or at a corner they change its size', async () => {
  await open({ shapes: [{ name: 'Free', ratio: null }] });
  const keysOutside: string[] = [];
  const onKeyOutside = ({ key: name }: KeyboardEvent): void => void keysOutside.push(name);
  document.addEventListener('keydown', onKeyOutside);
  await settle(() => button('Corner top left. Arrow keys move it.').focus());
  const results = [];
  for (const name of ['ArrowRight', 'ArrowDown', 'ArrowDown']) results.push([await key(name), frame()]);
  await settle(() => find('.d-crop-move').focus());
  for (const name of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) results.push([await key(name), frame()]);
  results.push([await key('Shift+ArrowLeft'), frame()]);
  results.push([await key('Shift+ArrowUp'), frame()]);
  expect([results, keysOutside]).toEqual([
    [
      [false, [10, 0, 990, 1000]],
      [false, [10, 10, 990, 990]],
      [false, [10, 20, 990, 980]],
      [false, [0, 20, 990, 980]],
      [false, [0, 10, 990, 980]],
      [false, [10, 10, 990, 980]],
      [false, [10, 20, 990, 980]],
      [false, [10, 20, 980, 980]],
      [false, [10, 20, 980, 970]],
    ],
    ['Shift', 'Shift'],
  ]);
  expect([await key('a'), keysOutside.at(-1), frame()]).toEqual([true, 'a', [10, 20, 980, 970]]);
  document.removeEventListener('keydown', onKeyOutside);
});

test('[CAT-01, UX-69] the part is dragged, and pulled at its corners, from where it was taken', async () => {
  await open();
  const move = find('.d-crop-move');
  await settle(() =>
    move.dispatchEvent(new window.PointerEvent('pointermove', { bubbles: true, clientX: 9, clientY: 9, pointerId: 1 })),
  );
  expect(frame()).toEqual([250, 0, 500, 1000]);
  await drag(move, [400, 250], [440, 300], [360, 250]);
  expect(frame()).toEqual([200, 0, 500, 1000]);
  await drag(find('.d-crop-se'), [560, 500], [480, 500]);
  expect([frame(), pixels()]).toEqual([[200, 0, 400, 800], '640 × 800 px']);
});

test('[CAT-01, UX-69] what is cut out keeps its words; what is too small cannot be', async () => {
  const { lines } = await open();
  let answer = (_it: unknown): void => undefined;
  calls.request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await press(button('Use this part'));
  await press(find('button:disabled'));
  expect([lines().slice(-2), calls.request.mock.calls.map(([name, input]) => [name, input])]).toEqual([
    ['[Cancel]', '[Cropping… – off]'],
    [['files.cropPicture', { pictureId: 'p1', left: 0.25, top: 0, width: 0.5, height: 1 }]],
  ]);
  await settle(() => answer({ ...picture, id: 'p2', alt: '' }));
  expect([onCropped.mock.calls, onClose.mock.calls.length]).toEqual([[[{ ...picture, id: 'p2', alt: 'A jug' }]], 1]);
  calls.request.mockRejectedValueOnce(new ApiProblem(409, { code: 'x/y', message: 'It is gone.' }));
  await press(button('Use this part'));
  expect([lines().slice(-3), onClose.mock.calls.length]).toEqual([
    ['alert: It is gone.', '[Cancel]', '[Use this part]'],
    1,
  ]);
});

test('[CAT-01] a part of fewer pixels than a photo has is not taken', async () => {
  const small = { ...picture, width: 300, height: 199 };
  const { lines } = await open({ picture: small });
  expect(lines().slice(-4)).toEqual([
    '159 × 199 px',
    'alert: A photo has at least 200 by 200 pixels.',
    '[Cancel]',
    '[Use this part – off]',
  ]);
  const { lines: just } = await open({ picture: { ...picture, width: 250, height: 250 } });
  expect(just().slice(-3)).toEqual(['200 × 250 px', '[Cancel]', '[Use this part]']);
});
