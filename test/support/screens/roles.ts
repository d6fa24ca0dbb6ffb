import type { OpenDocument } from './document.ts';
import { descriptionOf, isReadAloud, nameOf, says, type Words } from './seen.ts';

const text = 'input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=url]';
const own = {
  button: 'button,summary,input[type=button],input[type=submit],input[type=reset]',
  link: 'a[href]',
  heading: 'h1,h2,h3,h4,h5,h6',
  textbox: `textarea,${text},input[type=password]`,
  searchbox: 'input[type=search]',
  spinbutton: 'input[type=number]',
  slider: 'input[type=range]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  combobox: 'select:not([multiple])',
  listbox: 'select[multiple]',
  option: 'option',
  dialog: 'dialog',
  navigation: 'nav',
  main: 'main',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  region: 'section',
  form: 'form',
  article: 'article',
  list: 'ul,ol,menu',
  listitem: 'li',
  table: 'table',
  row: 'tr',
  cell: 'td',
  columnheader: 'th:not([scope=row])',
  rowheader: 'th[scope=row]',
  rowgroup: 'tbody,thead,tfoot',
  img: 'img:not([alt=""])',
  group: 'fieldset,details,optgroup',
  figure: 'figure',
  status: 'output',
  progressbar: 'progress',
  meter: 'meter',
  separator: 'hr',
  term: 'dt',
  definition: 'dd',
  paragraph: 'p',
  time: 'time',
} as const;

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  selected?: boolean;
  disabled?: boolean;
  description?: Words;
  includeHidden?: boolean;
}

const sectioning = 'article,aside,main,nav,section';

/** Some elements have their role only in the right place, or with a name. */
function hasOwnRole(element: Element, role: string, page: OpenDocument): boolean {
  if (element.matches('input[list]')) return role === 'combobox';
  if (role === 'banner' || role === 'contentinfo') return !element.parentElement?.closest(sectioning);
  if (role === 'region' || role === 'form') return nameOf(element, page) !== '';
  return true;
}

function hasRole(element: Element, role: string, page: OpenDocument): boolean {
  const given = element.getAttribute('role')?.split(' ')[0];
  if (given) return given === role;
  const selector = own[role as keyof typeof own];
  return selector !== undefined && element.matches(selector) && hasOwnRole(element, role, page);
}

export const isDisabled = (element: Element): boolean =>
  element.matches(
    'button:disabled,input:disabled,select:disabled,textarea:disabled,fieldset:disabled,option:disabled',
  ) || element.closest('[aria-disabled=true]') !== null;

export const isChecked = (element: Element): boolean =>
  element.matches('input') ? (element as HTMLInputElement).checked : element.getAttribute('aria-checked') === 'true';

function hasState(element: Element, options: RoleOptions): boolean {
  const is = (name: string): boolean => element.getAttribute(`aria-${name}`) === 'true';
  const { level, checked, pressed, expanded, selected, disabled } = options;
  const own = Number(element.getAttribute('aria-level') ?? /^h(\d)$/.exec(element.localName)?.[1]);
  const picked = element.matches('option') ? (element as HTMLOptionElement).selected : is('selected');
  return (
    (level === undefined || own === level) &&
    (checked === undefined || isChecked(element) === checked) &&
    (pressed === undefined || is('pressed') === pressed) &&
    (expanded === undefined || is('expanded') === expanded) &&
    (selected === undefined || picked === selected) &&
    (disabled === undefined || isDisabled(element) === disabled)
  );
}

/** Elements of a role, as somebody finds them who does not see. */
export function byRole(root: ParentNode, role: string, options: RoleOptions, page: OpenDocument): Element[] {
  const selector = own[role as keyof typeof own];
  const all = root.querySelectorAll(
    `[role~=${role}]${selector ? `,${selector}` : ''}${role === 'combobox' ? ',input[list]' : ''}`,
  );
  const { name, description } = options;
  return [...all].filter(
    (element) =>
      hasRole(element, role, page) &&
      hasState(element, options) &&
      (name === undefined || says(nameOf(element, page), name, options.exact)) &&
      (description === undefined || says(descriptionOf(element, page), description, options.exact)) &&
      (options.includeHidden === true || isReadAloud(element, page)),
  );
}

/** What a label names: by its words, by reference, or by a name of its own. */
export function byLabel(root: ParentNode, words: Words, exact: boolean | undefined): Element[] {
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
      .filter(([element, said]) => isIn(element) && said.some((each) => says(each, words, exact)))
      .map(([element]) => element),
  );
}

/** The smallest elements that say some words. */
export function byText(root: ParentNode, words: Words, exact: boolean | undefined): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): boolean => {
    if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD'].includes(element.tagName)) return false;
    const said = element.matches('input[type=submit],input[type=button]')
      ? (element as HTMLInputElement).value
      : element.textContent;
    // A pattern may meet the part alone, though the whole does not.
    if (typeof words === 'string' && !exact && !says(said, words)) return false;
    const isBelow = [...element.children].map(visit).some(Boolean);
    if (!isBelow && says(said, words, exact) && element !== root) found.push(element);
    return isBelow || says(said, words, exact);
  };
  for (const child of root.children) visit(child);
  return found;
}

export const inOrder = (elements: Element[]): Element[] =>
  [...new Set(elements)].toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1));
