import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import type { OpenDocument } from './document.ts';
import { isShownPopover } from './top-layer.ts';

type Styled = Pick<OpenDocument, 'display'>;

const blocks = new Set(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** How an element is displayed: by its own style, the style sheets, or what browsers do by themselves. */
function displayOf(element: Element, { display }: Styled): string {
  const own = (element as HTMLElement).style?.display;
  const said = own || display(element);
  if (element.hasAttribute('popover') && !isShownPopover(element)) return 'none';
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return said && said !== 'none' ? said : 'none';
  if (said) return said;
  if (element.hasAttribute('hidden')) return 'none';
  if (['script', 'style', 'template', 'head', 'noscript', 'title'].includes(element.localName)) return 'none';
  // What is only read out is taken out of the line, which makes a block of it: names have a space there.
  return blocks.has(element.localName) || element.classList.contains('visually-hidden') ? 'block' : 'inline';
}

const isFolded = (element: Element): boolean => {
  const fold = element.parentElement;
  return fold?.localName === 'details' && !fold.hasAttribute('open') && element.localName !== 'summary';
};

/** Whether it would be seen, as far as style sheets, attributes and folds say. */
export function isVisible(element: Element, page: Styled): boolean {
  if (!element.isConnected) return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (isFolded(each) || displayOf(each, page) === 'none') return false;
  return true;
}

/** Whether it is there for those who do not see: not in what is hidden from them on purpose. */
export const isReadAloud = (element: Element, page: OpenDocument): boolean =>
  !element.closest('[aria-hidden=true]') && isVisible(element, page);

/** The little that is known of styles: how an element is displayed. */
export const styles =
  (page: OpenDocument) =>
  (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    const display = pseudo ? 'none' : displayOf(element, page);
    const said: Record<string, string> = { display, visibility: 'visible', content: 'none' };
    return { ...said, getPropertyValue: (name: string) => said[name] ?? '' } as unknown as CSSStyleDeclaration;
  };

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const nameOf = (element: Element, page: OpenDocument): string =>
  tidy(computeAccessibleName(element, { getComputedStyle: styles(page), computedStyleSupportsPseudoElements: false }));

export const descriptionOf = (element: Element, page: OpenDocument): string =>
  tidy(computeAccessibleDescription(element, { getComputedStyle: styles(page) }));

/** What one reads of it: without what is hidden. */
export function readText(element: Element, page: OpenDocument): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.textContent;
    else if (node.nodeType === 1 && displayOf(node as Element, page) !== 'none' && !isFolded(node as Element)) {
      const inner = readText(node as Element, page);
      text += displayOf(node as Element, page).startsWith('inline') ? inner : `\n${inner}\n`;
    }
  }
  return text;
}

export type TextMatch = string | RegExp;

/** Words as Playwright finds them: any part in any case, or exactly. */
export function says(text: string | null, phrase: TextMatch, exact = false): boolean {
  const said = tidy(text ?? '');
  if (phrase instanceof RegExp) return phrase.test(said);
  return exact ? said === tidy(phrase) : said.toLowerCase().includes(tidy(phrase).toLowerCase());
}
