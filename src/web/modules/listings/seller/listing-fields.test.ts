import { createElement as h, Fragment } from 'react';
import { expect, test } from 'vitest';
import { answer } from '#test/support/markup/markup.ts';
import { mount } from '#test/support/markup/mount.ts';
import { fill } from '#test/support/markup/interactions.ts';
import { partly } from '#test/support/markup/partly.ts';
import type { FieldsProps } from './check-listing-draft.ts';
import { emptyDraft, type ListingDraft, withOptions } from './listing-draft.ts';
import { SearchFields, MakingFields, PersonalFields, PostFields } from './listing-fields.tsx';
import { OptionEditor } from './options/option-editor.tsx';
import { WordFields } from './word-fields.tsx';

const Fields = (props: FieldsProps) =>
  h(
    Fragment,
    {},
    [WordFields, PersonalFields, MakingFields, PostFields, SearchFields].map((part, key) => h(part, { ...props, key })),
  );
/** Each field by the id that its mistakes are kept under: what it is in the draft, and another value. */
const values: [id: string, field: keyof ListingDraft, value: string, next: string][] = [
  ['title', 'title', 'Mug', 'Jug'],
  ['story', 'description', 'Thrown by hand.', 'Cast.'],
  ['category', 'category', 'mugs', 'jugs'],
  ['materials', 'materials', 'stoneware', 'clay'],
  ['origin', 'origin', 'made', 'designed'],
  ['processing-days', 'processingDays', '4', '5'],
  ['weight', 'weight', '350', '400'],
  ['height', 'height', '9', '8'],
  ['width', 'width', '7', '6'],
  ['depth', 'depth', '5', '4'],
  ['size-note', 'sizeNote', 'holds 300 ml', 'holds 200 ml'],
  ['care', 'care', 'by hand', 'in the machine'],
  ['withdrawal', 'withdrawalException', 'sealed', 'perishable'],
  ['tags', 'tags', 'coffee', 'tea'],
  ['colours', 'colours', 'blue', 'green'],
  ['compare-at', 'compareAt', '50.00', '60.00'],
];
const draft = (): ListingDraft => ({
  ...emptyDraft(),
  ...Object.fromEntries(values.map(([, field, value]) => [field, value])),
  personal: { on: true, prompt: 'Which name?', required: true, maxLength: '20' },
});
const ids = [...values.map(([id]) => id), 'kind', 'personal-prompt', 'personal-length'];

test('[DASH-02, UX-87] each field of a listing shows what is its own, says its own mistake', async () => {
  const child = (slug: string) => ({ slug, name: slug });
  answer(
    'listings.listCategories',
    {},
    partly({ categories: [{ ...child('ceramics'), children: [child('mugs'), child('jugs')] }], paused: [] }),
  );
  const edits: object[] = [];
  const onChange = (edit: object): void => void edits.push(edit);
  const errors = new Map(ids.map((id) => [id, `Wrong: ${id}`]));
  const { place } = await mount(Fields, { draft: draft(), errors, onChange });
  const field = (id: string): HTMLInputElement => {
    const match = place.querySelector<HTMLInputElement>(`#${id}`);
    if (!match) throw new Error(`There is no ${id}`);
    return match;
  };
  const describedBy = (id: string): string =>
    (field(id).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((each) => (each && document.getElementById(each)?.textContent) ?? '')
      .join(' ');
  expect(ids.map((id) => [id, /Wrong: [\w-]+/.exec(describedBy(id))?.[0]])).toEqual(
    ids.map((id) => [id, `Wrong: ${id}`]),
  );
  expect(ids.map((id) => field(id).value)).toEqual([
    ...values.map(([, , value]) => value),
    ...['ready', 'Which name?', '20'],
  ]);
  for (const [id, , , next] of values) await fill(field(id), next);
  await fill(field('kind'), 'order');
  await fill(field('personal-prompt'), 'Whose?');
  await fill(field('personal-length'), '30');
  const { personal } = draft();
  expect(edits).toEqual([
    ...values.map(([, name, , next]) => ({ [name]: next })),
    { madeToOrder: true },
    { personal: { ...personal, prompt: 'Whose?' } },
    { personal: { ...personal, maxLength: '30' } },
  ]);
});

test('[CAT-01, UX-87] as many combinations as a listing can have stand there', async () => {
  const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at + 1}`);
  const shown = async (...counts: number[]): Promise<[rows: number, text: string[]]> => {
    const options = counts.map((count, at) => ({ name: `Option ${at + 1}`, values: numbers(count) }));
    const { place, lines, leave } = await mount(OptionEditor, {
      ...{
        draft: { ...emptyDraft(), ...withOptions(emptyDraft(), options) },
        errors: new Map(),
        onChange: () => undefined,
      },
    });
    const results = lines().filter((line) => line.includes('combinations.'));
    const rows = place.querySelectorAll('.d-variants tbody tr').length;
    await leave();
    return [rows, results];
  };
  expect([await shown(10, 10), await shown(4, 26)]).toEqual([
    [100, []],
    [0, ['That makes 104 combinations. A listing can have 100: leave out values, or make two listings.']],
  ]);
});
