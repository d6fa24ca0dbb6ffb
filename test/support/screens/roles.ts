import { getRole } from 'dom-accessibility-api';
import type { OpenDocument } from './document.ts';
import { isReadAloud, nameOf, says, type TextMatch } from './seen.ts';

/** What words of a locator are given beside their name. */
export interface Exactly {
  exact?: boolean;
}
export interface RoleOptions extends Exactly {
  name?: TextMatch;
  level?: number;
}

const sectioning = 'article,aside,main,nav,section';

/** By the library, which leaves out fields of passwords, and that some elements have their role only in the right place or with a name. */
function hasRole(element: Element, role: string, page: OpenDocument): boolean {
  if (role === 'textbox' && element.matches('input[type=password]')) return true;
  if (getRole(element) !== role) return false;
  if (element.hasAttribute('role')) return true;
  if (role === 'banner' || role === 'contentinfo') return !element.parentElement?.closest(sectioning);
  if (role === 'region' || role === 'form') return nameOf(element, page) !== '';
  return true;
}

export const isDisabled = (element: Element): boolean =>
  element.matches(
    'button:disabled,input:disabled,select:disabled,textarea:disabled,fieldset:disabled,option:disabled',
  ) || element.closest('[aria-disabled=true]') !== null;

export const isChecked = (element: Element): boolean =>
  element.matches('input') ? (element as HTMLInputElement).checked : element.getAttribute('aria-checked') === 'true';

const levelOf = (element: Element): number =>
  Number(element.getAttribute('aria-level') ?? /^h(\d)$/.exec(element.localName)?.[1]);

/** Elements of a role, as somebody finds them who does not see. */
export function byRole(root: ParentNode, role: string, options: RoleOptions, page: OpenDocument): Element[] {
  const { name, exact, level, ...missing } = options;
  if (Object.keys(missing).length > 0)
    throw new Error(`A role is not found by ${Object.keys(missing).join(', ')} here`);
  return [...root.querySelectorAll('*')].filter(
    (element) =>
      hasRole(element, role, page) &&
      (level === undefined || levelOf(element) === level) &&
      (name === undefined || says(nameOf(element, page), name, exact)) &&
      isReadAloud(element, page),
  );
}

/** What a label names: by its words, by reference, or by a name of its own. */
export function byLabel(root: ParentNode, text: TextMatch, exact: boolean | undefined): Element[] {
  const { ownerDocument } = root as Element;
  const document = ownerDocument ?? (root as Document);
  const labels = new Map<Element, string[]>();
  const add = (element: Element | null | undefined, said: string | null): void => {
    if (element && said !== null) labels.set(element, [...(labels.get(element) ?? []), said]);
  };
  for (const label of document.querySelectorAll('label')) add(label.control, label.textContent);
  for (const named of root.querySelectorAll('[aria-label],[aria-labelledby]')) {
    const of = named.getAttribute('aria-labelledby')?.split(' ');
    for (const id of of ?? []) add(named, document.getElementById(id)?.textContent ?? null);
    if (!of) add(named, named.getAttribute('aria-label'));
  }
  const isIn = (element: Element): boolean => root !== element && root.contains(element);
  return inOrder(
    [...labels]
      .filter(([element, said]) => isIn(element) && said.some((each) => says(each, text, exact)))
      .map(([element]) => element),
  );
}

/** The smallest elements that say some words. */
export function byText(root: ParentNode, text: TextMatch, exact: boolean | undefined): Element[] {
  const match: Element[] = [];
  const visit = (element: Element): boolean => {
    if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD'].includes(element.tagName)) return false;
    const said = element.matches('input[type=submit],input[type=button]')
      ? (element as HTMLInputElement).value
      : element.textContent;
    // A pattern may meet the part alone, though the whole does not.
    if (typeof text === 'string' && !exact && !says(said, text)) return false;
    const isBelow = [...element.children].map(visit).some(Boolean);
    if (!isBelow && says(said, text, exact) && element !== root) match.push(element);
    return isBelow || says(said, text, exact);
  };
  for (const child of root.children) visit(child);
  return match;
}

export const inOrder = (elements: Element[]): Element[] =>
  [...new Set(elements)].toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
