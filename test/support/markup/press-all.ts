import { address } from './mounted.ts';
import { fill, key, press } from './act.ts';
import { window } from './browser.ts';
import { fillable, nameOf } from './read.ts';
import { passTime, settle } from './settle.ts';

/*
 * Presses, one after the other, all that can be pressed on a screen, also in what opens by that, and fills in all that can be filled in.
 */

const MAX_PRESSES = 40;
/** By then whatever a press set going has come: an answer, a search that waits for more letters. */
const OUTCOME_MS = 1000;
/** Of a list of choices the first few are pressed. */
const MAX_OPTIONS = 3;
/** Links are read where they lead; whoever presses them leaves. */
const pressed =
  'button, summary, [role=tab], [role=option], [role=menuitem], [role=menuitemcheckbox], [role=switch], input[type=checkbox], input[type=radio]';

/** What looks alike in many rows is pressed once. */
const kindOf = (element: Element): string =>
  `${element.localName} ${element.getAttribute('role') ?? ''} ${nameOf(element).replaceAll(/\d+/g, '')} ${element.getAttribute('aria-expanded') ?? ''}`;
const isOpen = (element: Element): boolean =>
  !element.matches(':disabled, [aria-disabled=true]') &&
  !element.closest('[hidden], details:not([open]) > :not(summary)');
const dialog = (): Element | undefined => [...window.document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
/** What is on top: the last dialog, or the page without what frames every page. */
const top = (): Element => dialog() ?? window.document.querySelector('main') ?? window.document.body;
const isOneOfMany = (element: Element): boolean =>
  element.matches('[role=option]') &&
  [...(element.parentElement?.querySelectorAll('[role=option]') ?? [])].indexOf(element) >= MAX_OPTIONS;
const within = (place: Element, selector: string): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter((each) => isOpen(each) && !isOneOfMany(each));

const words: Record<string, string> = {
  ...{
    email: 'ida@example.com',
    number: '7',
    date: '2026-12-24',
    time: '10:30',
    tel: '+351912345678',
    url: 'https://a.example/',
  },
  ...{ color: '#335577', password: 'correct horse', 'datetime-local': '2026-12-24T10:30', range: '3' },
};
async function fillIn(field: HTMLElement): Promise<void> {
  if (field instanceof window.HTMLSelectElement) {
    const other = [...field.options].find(({ selected, disabled }) => !selected && !disabled);
    return other ? fill(field, other.value) : undefined;
  }
  const { type = 'text', inputMode } = field as HTMLInputElement;
  return fill(field, words[type] ?? (inputMode === 'decimal' || inputMode === 'numeric' ? '7' : 'words of Ida'));
}
const typed = fillable.replace('input', 'input:not([type=checkbox], [type=radio], [type=file], [type=submit])');

let wasRefused = false;
/** A change was refused: whoever pressed tries again. */
export const noteRefused = (): void => void (wasRefused = true);

async function pressAndWait(target: Element): Promise<void> {
  const once = async (): Promise<void> => {
    await press(target);
    await passTime(OUTCOME_MS);
  };
  wasRefused = false;
  await once();
  if (wasRefused && target.isConnected && isOpen(target)) await once();
}

/** `reach` opens the screen anew; every press that leads away, or opens something, is followed by that. */
export async function pressAll(reach: () => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  let presses = 0;
  const pressIn = async (come: () => Promise<void>, depth: number): Promise<void> => {
    await come();
    const at = address();
    let isElsewhere = false;
    for (;;) {
      if (isElsewhere) await come();
      isElsewhere = false;
      const next = within(top(), pressed).find((each) => !seen.has(kindOf(each)));
      if (!next || presses >= MAX_PRESSES) return;
      const kind = kindOf(next);
      seen.add(kind);
      presses += 1;
      const before = dialog();
      await pressAndWait(next);
      const opens = !before && dialog() !== undefined;
      if (opens && depth < 2)
        await pressIn(async () => {
          await come();
          const again = within(top(), pressed).find((each) => kindOf(each) === kind);
          if (again) await press(again);
        }, depth + 1);
      isElsewhere = opens || address() !== at || (depth > 0 && !dialog());
    }
  };
  const fillAll = async (): Promise<void> => {
    await reach();
    for (let at = 0; at < MAX_PRESSES; at += 1) {
      const field = within(top(), typed)[at];
      if (!field) break;
      await fillIn(field);
    }
    await passTime(OUTCOME_MS);
  };
  await pressIn(reach, 0);
  await fillAll();
  const count = within(top(), 'button[type=submit]').length;
  for (let nth = 0; nth < count; nth += 1) {
    if (nth > 0) await fillAll();
    const submit = within(top(), 'button[type=submit]')[nth];
    if (submit) await pressAndWait(submit);
  }
}

/** What listens to keys of its own, by what it is or by what it opens. */
const keyed =
  '[role=tab], [role=option], [role=menuitem], [role=combobox], [role=slider], [role=radio], [role=grid], [aria-haspopup], [aria-expanded], textarea, input';
const MAX_KEYED = 8;
/** What opens is opened first. */
const keysOf = (element: Element): string[] =>
  element.matches('[aria-haspopup], [aria-expanded=false]:not(input)')
    ? ['Enter', 'ArrowDown', 'Escape']
    : ['ArrowDown', 'ArrowRight', 'End', 'Enter', 'Escape'];

/** The keys that such things take, at the first few kinds of them on a screen. */
export async function tryKeys(reach: () => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  await reach();
  const at = address();
  for (let tried = 0; tried < MAX_KEYED; tried += 1) {
    const next = within(top(), keyed).find((each) => !seen.has(kindOf(each)));
    if (!next) return;
    seen.add(kindOf(next));
    await settle(() => next.focus());
    for (const each of keysOf(next)) await key(each);
    await passTime(OUTCOME_MS);
    if (dialog() || address() !== at) await reach();
  }
}
