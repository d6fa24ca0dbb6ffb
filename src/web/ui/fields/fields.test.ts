import { type FunctionComponent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { key, press, fill } from '#test/support/markup/interactions.ts';
import { button, find } from '#test/support/markup/read.ts';
import { settle, passTime } from '#test/support/markup/settle.ts';
import { markupOf } from '#test/support/markup/markup.ts';
import { DeskAreaField, DeskField, DeskInlineSelect, DeskInput, DeskSelectField } from '../desk/desk-field.tsx';
import { DeskSearch } from '../desk/desk-list.tsx';
import { Stepper } from '../stepper.tsx';
import { AreaField, Field, PasswordField, SelectField, SliderField } from './field.tsx';
import { FileButton } from './file-button.tsx';
import { InlineSelect } from './select.tsx';

afterEach(() => void vi.useRealTimers());
const noop = (): void => undefined;
/** The markup without its drawings and without room that means nothing. */
const bare = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/\s+(?=[">])/g, '');
const drawn = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  bare(markupOf(component, props));
const choose = (select: HTMLElement, at: number): Promise<void> =>
  settle(() => {
    (select as HTMLSelectElement).selectedIndex = at;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('[UX-43] a number is taken on Enter or when it is left, cut at what there is', async () => {
  const [onChange, onCut] = [vi.fn(), vi.fn()];
  const { show } = await mount<Parameters<typeof Stepper>[0]>(Stepper, { value: 2, max: 5, onChange, onCut });
  const field = find<HTMLInputElement>('input');
  await press(button('One more'));
  await press(button('One less'));
  expect([onChange.mock.calls.flat(), field.value]).toEqual([[3, 1], '2']);
  onChange.mockClear();
  const typed = async (text: string, end: () => Promise<unknown>): Promise<unknown> => {
    await fill(field, text);
    await end();
    return [field.value, onChange.mock.calls.flat(), onCut.mock.calls.flat()];
  };
  const leave = (): Promise<void> => settle(() => field.blur());
  await fill(field, '4');
  await key('a');
  expect(onChange).not.toHaveBeenCalled();
  expect([
    await typed('4', () => key('Enter')),
    await typed('5', leave),
    await typed('99999', leave),
    await typed('0', leave),
    await typed('x', leave),
    await typed('1e2', leave),
    await typed('2', leave),
  ]).toEqual([
    ['4', [4], [false]],
    ['5', [4, 5], [false, false]],
    ['5', [4, 5, 5], [false, false, true]],
    ['1', [4, 5, 5, 1], [false, false, true, false]],
    ['2', [4, 5, 5, 1], [false, false, true, false, false]],
    ['5', [4, 5, 5, 1, 5], [false, false, true, false, false, true]],
    // As it was: nothing changes.
    ['2', [4, 5, 5, 1, 5], [false, false, true, false, false, true, false]],
  ]);
  await fill(field, '12345');
  expect(field.value).toBe('123');
  await show({ value: 3, max: 5, onChange, onCut });
  expect(field.value).toBe('3');
  // Sold out meanwhile, one is the most that can be asked for.
  await show({ value: 3, max: 0, onChange, onCut });
  expect(await typed('4', leave)).toEqual(['1', [4, 5, 5, 1, 5, 1], expect.arrayContaining([true])]);
  await show({ value: 3, max: 5, min: 0, onChange, onCut });
  expect(((await typed('0', leave)) as unknown[]).slice(0, 2)).toEqual(['0', [4, 5, 5, 1, 5, 1, 0]]);
});

test('[UX-86] words of a list count on Enter, or when typing pauses; cleared at once', async () => {
  vi.useFakeTimers();
  const onSearch = vi.fn();
  const props = { label: 'Search orders', placeholder: 'Number', value: '', onSearch };
  const { show, leave } = await mount(DeskSearch, props);
  const field = find<HTMLInputElement>('input', 'Search orders');
  expect(bare(field.outerHTML)).toBe(
    // As many as every list takes: of one letter more it would say that it could not be read.
    '<input placeholder="Number" aria-label="Search orders" maxlength="100" enterkeyhint="search" type="search" value="">',
  );
  await fill(field, 'a');
  await passTime(299);
  await fill(field, ' am ');
  await passTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  await passTime(1);
  expect(onSearch.mock.calls).toEqual([['am']]);
  await show({ ...props, value: 'am' });
  // What was asked for is not asked again, and what is typed stays as it is typed.
  expect(field.value).toBe(' am ');
  await key('Enter');
  await fill(field, 'am');
  await passTime(1000);
  expect(onSearch).toHaveBeenCalledTimes(1);
  await fill(field, 'am 7');
  await key('Shift');
  expect(onSearch).toHaveBeenCalledTimes(1);
  await key('Enter');
  await passTime(1000);
  expect(onSearch.mock.calls).toEqual([['am'], ['am 7']]);
  await show({ ...props, value: 'am 7' });
  await show({ ...props, value: 'from a link' });
  expect(field.value).toBe('from a link');
  await fill(field, 'am 7');
  await key('Enter');
  expect(onSearch.mock.calls.length).toBe(3);
  await fill(field, '');
  await passTime(0);
  expect(onSearch.mock.calls.at(-1)).toEqual(['']);
  await fill(field, 'left');
  await leave();
  await passTime(1000);
  expect(onSearch).toHaveBeenCalledTimes(4);
});

test('a list gives back what was chosen in its own type', async () => {
  const onChoose = vi.fn();
  const options = [
    [1, 'One'],
    [2, 'Two', true],
    [3, 'Three'],
  ] as const;
  await mount(InlineSelect<number>, { label: 'Order', options, value: 1, onChoose });
  await choose(find('select'), 2);
  const { place } = await mount(DeskInlineSelect<number>, {
    label: 'Of',
    options: [[0, 'None'], { group: 'Numbers', options }],
    value: 3,
    onChoose,
  });
  const [, second] = [...document.querySelectorAll('select')];
  if (second) await choose(second, 1);
  expect(onChoose.mock.calls).toEqual([[3], [1]]);
  expect(bare(place.innerHTML)).toBe(
    '<label class="d-beside">Of <select class="d-input"><option value="0">None</option><optgroup label="Numbers"><option value="1">One</option><option value="2" disabled="">Two</option><option value="3">Three</option></optgroup></select></label>',
  );
});

test('[UX-100] a field names itself, and its hint or its mistake is read with it', () => {
  const field = (props: object): string => drawn(Field, { id: 'f', label: 'Town', ...props });
  expect([
    field({}),
    field({ note: 'Required', hint: 'Where you live', className: 'wide', defaultValue: 'Wien' }),
    field({ hint: 'Where you live', error: 'Say where', isAlert: true }),
    field({ error: 'Say where' }),
  ]).toEqual([
    '<div class="field"><label class="label" for="f">Town</label><input id="f" class="input"/></div>',
    '<div class="field"><label class="label" for="f">Town<span>Required</span></label><input class="input  wide" id="f" aria-describedby="f-under" value="Wien"/><p class="field-hint" id="f-under">Where you live</p></div>',
    '<div class="field"><label class="label" for="f">Town</label><input id="f" aria-invalid="true" aria-describedby="f-under" class="input is-error"/><p class="error" id="f-under" role="alert">Say where</p></div>',
    '<div class="field"><label class="label" for="f">Town</label><input id="f" aria-invalid="true" aria-describedby="f-under" class="input is-error"/><p class="error" id="f-under">Say where</p></div>',
  ]);
  type Basics = { id: string; label: string };
  const close = <Props extends object>(component: FunctionComponent<Props & Basics>, props: Props): string =>
    drawn(component, { id: 'f', label: 'Town', ...props });
  expect([
    close(DeskField, {}),
    close(DeskField, { note: 'Required', hint: 'Where', unit: '€' }),
    close(DeskField, { hint: 'Where', error: 'Say where', isAlert: true }),
    close(DeskAreaField, { error: 'Say where', className: 'tall' }),
    close(DeskSelectField<string>, { options: [['a', 'A'] as const], value: 'a', onChoose: noop, error: 'Choose' }),
    drawn(DeskInput, { 'aria-label': 'Price', className: 'slim' }),
  ]).toEqual([
    '<div class="d-field"><label class="d-label" for="f">Town</label><input id="f" class="d-input"/></div>',
    '<div class="d-field"><label class="d-label" for="f">Town <small>Required</small></label><span class="d-mny"><i>€</i><input id="f" aria-describedby="f-under" class="d-input"/></span><p class="d-hint" id="f-under">Where</p></div>',
    '<div class="d-field"><label class="d-label" for="f">Town</label><input id="f" aria-invalid="true" aria-describedby="f-under" class="d-input d-bad"/><p class="d-err" id="f-under" role="alert">Say where</p></div>',
    '<div class="d-field"><label class="d-label" for="f">Town</label><textarea class="d-input d-bad tall" id="f" aria-invalid="true" aria-describedby="f-under"></textarea><p class="d-err" id="f-under">Say where</p></div>',
    '<div class="d-field"><label class="d-label" for="f">Town</label><select id="f" aria-invalid="true" aria-describedby="f-under" class="d-input d-bad"><option value="a" selected="">A</option></select><p class="d-err" id="f-under">Choose</p></div>',
    '<input aria-label="Price" class="d-input  slim"/>',
  ]);
  expect([
    drawn(AreaField, { id: 'f', label: 'Words', error: 'Say something' }),
    drawn(SelectField, { id: 'f', label: 'Sort', options: [['a', 'A']], value: 'a', onChoose: noop, error: 'Choose' }),
    drawn(SliderField, { id: 'f', label: 'Size', hint: 'Of all', min: 1, max: 3 }),
    drawn(FileButton, { children: 'Choose a file', accept: 'image/png' }),
  ]).toEqual([
    '<div class="field"><label class="label" for="f">Words</label><textarea id="f" aria-invalid="true" aria-describedby="f-under" class="input is-error"></textarea><p class="error" id="f-under">Say something</p></div>',
    '<div class="field"><label class="label" for="f">Sort</label><span class="selectbox"><select id="f" aria-invalid="true" aria-describedby="f-under" class="input is-error"><option value="a" selected="">A</option></select></span><p class="error" id="f-under">Choose</p></div>',
    '<div class="field"><label class="label" for="f">Size</label><input min="1" max="3" id="f" aria-describedby="f-under" type="range" class="field-range"/><p class="field-hint" id="f-under">Of all</p></div>',
    '<label class="button button--line">Choose a file<input type="file" class="visually-hidden" accept="image/png"/></label>',
  ]);
});

test('[UX-100] a password is shown and hidden again, and its button says which', async () => {
  await mount(PasswordField, { label: 'Password', error: 'Too short' });
  const field = find<HTMLInputElement>('input');
  const now = () => [field.type, ...['aria-pressed', 'aria-label'].map((name) => find('button').getAttribute(name))];
  const texts = [now()];
  for (let at = 0; at < 2; at += 1) {
    await press(find('button'));
    texts.push([...now(), find('button').textContent]);
  }
  expect([texts, bare(field.className)]).toEqual([
    [
      ['password', 'false', 'Show password'],
      ['text', 'true', 'Hide password', 'Hide'],
      ['password', 'false', 'Show password', 'Show'],
    ],
    'input is-error ',
  ]);
});
