import { MAX_TAGS } from '../model.ts';
import type { Attribute } from './read-attributes.ts';

const MAX_WORD = 40;
const MAX_DESCRIPTION = 10_000;

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
/** Attributes whose words say what a thing is, rather than its measures: they weigh as much as tags. */
const DESCRIPTIVE_NAMES =
  /brand|manufacturer|maker|author|style|type|theme|pattern|shape|series|model|occasion|category|department|class$|keyword|^tags?$/;

/** Single words of a value that lists several: "red, blue / green". What is too long for a word is none. */
const termsOf = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(/[,;/]/)).map((word) => word.trim());

function fitting(terms: readonly string[], most: number): string[] {
  const saved = new Map<string, string>();
  for (const word of terms) {
    const key = word.toLowerCase();
    if (word !== '' && word.length <= MAX_WORD && !/[\p{Cc}\p{Cs}]/u.test(word) && !saved.has(key) && saved.size < most)
      saved.set(key, word);
  }
  return [...saved.values()];
}

export interface SortedAttributes {
  materials: string[];
  colours: string[];
  tags: string[];
  /** What is neither: kept as lines under the description. */
  others: Attribute[];
}

/** Colours and materials go where filters look for them, telling words become tags, and everything else stays to be read and found. */
export function sortAttributes(attributes: readonly Attribute[], categoryTexts: readonly string[]): SortedAttributes {
  const colours: string[] = [];
  const materials: string[] = [];
  const tags = [...categoryTexts];
  const others: Attribute[] = [];
  for (const [name, values] of attributes) {
    const key = plain(name);
    const terms = termsOf(values);
    if (/^(primary|main|base)?colou?rs?(name|family)?$/.test(key)) colours.push(...terms);
    else if (/^(primary|main|base)?(materials?|fabrics?)(type)?$/.test(key)) materials.push(...terms);
    else if (DESCRIPTIVE_NAMES.test(key) || key === '') tags.push(...values.filter((value) => /\p{L}/u.test(value)));
    if (!/^tags?$/.test(key)) others.push([name, values]);
  }
  return { colours: fitting(colours, 13), materials: fitting(materials, 13), tags: fitting(tags, MAX_TAGS), others };
}

/** The description with the attributes under it, a line each, as many as there is room for. */
export function describeWithAttributes(description: string, attributes: readonly Attribute[]): string {
  let text = description;
  let gap = description === '' ? '' : '\n\n';
  for (const [name, values] of attributes) {
    const line = `${gap}${name === '' ? '' : `${name}: `}${values.join(', ')}`;
    if (text.length + line.length > MAX_DESCRIPTION) continue;
    text += line;
    gap = '\n';
  }
  return text;
}
