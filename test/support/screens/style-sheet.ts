import { mediaHolds, type View } from './media.ts';

/** A selector of the built style sheets that says how its elements are displayed. */
interface Rule {
  selector: string;
  media: string[];
  display: string;
  /** Important, then how high its layer lies, then how special the selector is, then which came later. */
  weight: number;
  isLasting: boolean;
}

/** What people do to an element, and what stands in a field, changes no document. */
const PASSING =
  /:(hover|focus|active|checked|indeterminate|disabled|enabled|valid|invalid|placeholder-shown|target|popover-open)/;
const DISPLAY = /(?:^|;)display:([^;!]+)(!important)?/;

const special = (selector: string): number => {
  const bare = selector.replace(/:where\([^)]*\)/g, '').replace(/:(not|is|has)\(/g, ' ');
  const count = (pattern: RegExp): number => bare.match(pattern)?.length ?? 0;
  return count(/#[\w-]+/g) * 10_000 + count(/\.[\w-]+|\[[^\]]*\]|:[a-z-]+/g) * 100 + count(/(^|[\s>+~(])[a-z][\w-]*/g);
};

/** Cuts at commas that stand in no brackets. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^(]*\))/).map((each) => each.trim());

interface Within {
  media: string[];
  layer: string;
}

/** The rules about display in one style sheet, as it is built: without comments, each block once. `layers` are those named so far, the lowest first. */
function rulesOf(css: string, within: Within, results: Rule[], layers: string[]): void {
  const heightOf = (layer: string): number => (layers.includes(layer) ? layers.indexOf(layer) : layers.push(layer) - 1);
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    const head = css.slice(css.slice(at, open).lastIndexOf(';') + 1 + at, open).trim();
    for (const [, names = ''] of css.slice(at, open).matchAll(/@layer ([^{};]+);/g)) names.split(',').forEach(heightOf);
    let depth = 1;
    let end = open + 1;
    for (; depth > 0 && end < css.length; end += 1) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    const body = css.slice(open + 1, end - 1);
    at = end;
    if (head.startsWith('@media'))
      rulesOf(body, { ...within, media: [...within.media, head.slice(6).trim()] }, results, layers);
    else if (head.startsWith('@supports')) rulesOf(body, within, results, layers);
    else if (head.startsWith('@layer')) rulesOf(body, { ...within, layer: head.slice(6).trim() }, results, layers);
    const [, display, important] = (!head.startsWith('@') && DISPLAY.exec(body)) || [];
    if (!display) continue;
    for (const selector of selectorsOf(head)) {
      if (/::|:(before|after|-)/.test(selector)) continue;
      const height = within.layer ? heightOf(within.layer) : 99;
      const weight = (important ? 1e9 : 0) + height * 1e6 + special(selector) + results.length / 1e5;
      results.push({ selector, media: within.media, display, weight, isLasting: !PASSING.test(selector) });
    }
  }
}

/** The last part of a selector names what it can meet at all: a class, an id or an element. */
const keyOf = (selector: string): string => {
  const last = selector.replace(/:[a-z-]+\((?:[^()]|\([^()]*\))*\)/g, '').match(/[^\s>+~]*$/)?.[0] ?? '';
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/.exec(last)?.[0] ?? '*';
};

/** What is said of an element, and whether that changes only with the document. */
export type StyleSheet = (element: Element) => { display: string | null; isLasting: boolean };

const numbers = new Map<string, number>();
const known = new Map<string, StyleSheet>();

/** What style sheets say about `display` in a window of this size; null where they say nothing. Pages have the same sheets: each is read once. */
export function readStyles(css: string[], view: View): StyleSheet {
  for (const text of css) if (!numbers.has(text)) numbers.set(text, numbers.size);
  const key = [view.width, view.height, ...css.map((text) => numbers.get(text))].join(' ');
  const styles = known.get(key) ?? rulesOfAll(css, view);
  known.set(key, styles);
  return styles;
}

function rulesOfAll(css: string[], view: View): StyleSheet {
  const byKey = new Map<string, Rule[]>();
  const all: Rule[] = [];
  const layers: string[] = [];
  for (const text of css) rulesOf(text, { media: [], layer: '' }, all, layers);
  for (const rule of all) {
    if (!rule.media.every((query) => mediaHolds(query, view))) continue;
    const key = keyOf(rule.selector);
    byKey.set(key, [...(byKey.get(key) ?? []), rule]);
  }
  const any = byKey.get('*') ?? [];
  return (element) => {
    let [display, weight]: [string | null, number] = [null, -1];
    let isLasting = true;
    const keys = [element.localName, ...[...element.classList].map((name) => `.${name}`)];
    if (element.id) keys.push(`#${element.id}`);
    for (const rule of [...any, ...keys.flatMap((key) => byKey.get(key) ?? [])]) {
      isLasting &&= rule.isLasting;
      if (rule.weight > weight && element.matches(rule.selector)) ({ display, weight } = rule);
    }
    return { display, isLasting };
  };
}
