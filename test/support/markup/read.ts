import { window } from './browser.ts';
import { without } from '../without.ts';
import { linesOf } from './markup.ts';

/* What somebody finds in the document who looks for it by name, and reads there. */

/** What takes words or a choice. */
export const fillable = 'input, select, textarea';
/** What can be pressed. */
export const pressable = `button, a[href], summary, [role=tab], [role=option], [role=menuitem], [role=menuitemcheckbox], [tabindex], dialog, ${fillable}`;
const textOf = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** What somebody calls it who looks for it. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
  const own = element.matches(fillable) || labels.length > 0 ? labels.join(' ') : element.textContent;
  return textOf(
    element.getAttribute('aria-label') ??
      (by ? window.document.getElementById(by)?.textContent : own || element.getAttribute('placeholder')),
  );
}

export type Name = string | RegExp;
/** What is called like that: by its whole name, or else by how it begins. */
export function findIn(root: Element, name: Name, at = 0, kind = pressable): HTMLElement {
  const all = [...root.querySelectorAll<HTMLElement>(kind)].filter((each) => !each.closest('[hidden]'));
  const exact = all.filter((each) => nameOf(each) === name);
  const begins = (said: string): boolean => (name instanceof RegExp ? name.test(said) : said.startsWith(name));
  const match = (exact.length > 0 ? exact : all.filter((each) => begins(nameOf(each)))).at(at);
  if (!match) throw new Error(`Nothing is called ${String(name)}: ${linesIn(root).join(' | ')}`);
  return match;
}

/** The element of the document that a selector, and the words that name it, find. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string, name?: string): Found {
  const all = [...window.document.querySelectorAll<Found>(selector)];
  const match = name === undefined ? all[0] : all.find((each) => nameOf(each) === name);
  if (!match) throw new Error(`There is no ${selector} ${name ?? ''}: ${all.map(nameOf).join(', ')}`);
  return match;
}
export const button = (name: string): HTMLElement => find('button', name);

/** What has the focus, by its name; empty where nothing has. */
export function focused(): string {
  const { activeElement, body } = window.document;
  if (!activeElement || activeElement === body) return '';
  return nameOf(activeElement) || activeElement.id || activeElement.localName;
}

/** What a place says now, line by line: fields as they stand there, which their markup does not tell; long ones marked, or `isPlain`. */
export function linesIn(root: Element, isPlain = false): string[] {
  const copy = root.cloneNode(true) as Element;
  const fields = 'input, textarea, select, option';
  const now = [...root.querySelectorAll(fields)];
  for (const [at, field] of [...copy.querySelectorAll(fields)].entries()) {
    const { value, checked, selected } = now[at] as HTMLInputElement & HTMLOptionElement;
    if (field.localName === 'textarea') field.textContent = isPlain ? value : `‹${value}›`;
    if (field.localName === 'input')
      field.setAttribute('value', field.matches('[type=radio],[type=checkbox]') ? '' : value);
    field.toggleAttribute('checked', Boolean(checked));
    field.toggleAttribute('selected', Boolean(selected));
  }
  return linesOf(copy.innerHTML.replaceAll('&nbsp;', ' '));
}

/** What is said no more, and what is said since. */
export const changesOf = (old: string[], now: string[]): string[] => [
  ...without(old, now).map((line) => `− ${line}`),
  ...without(now, old).map((line) => `+ ${line}`),
];
