import { existsSync, readFileSync } from 'node:fs';

/** What is written in the end: text by file. */
export const edits = new Map();

export class Refused extends Error {}
export const read = (file) => edits.get(file) ?? readFileSync(file, 'utf8');
export const capital = (word) => word[0].toUpperCase() + word.slice(1);
export const kebab = (word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const inSentenceCase = (word) => capital(kebab(word).replaceAll('-', ' '));

export function create(file, text) {
  if (existsSync(file)) throw new Refused(`${file} is there already`);
  edits.set(file, text);
}

/** Puts a line before or behind the first place that the pattern finds. */
export function insert(file, pattern, toText) {
  const text = read(file);
  if (!pattern.test(text)) throw new Refused(`${file} has no ${pattern}: add it by hand, as CONTRIBUTING.md shows`);
  edits.set(file, text.replace(pattern, toText));
}
export const before = (file, pattern, line) => insert(file, pattern, (match) => `${line}\n${match}`);
export const behind = (file, pattern, line) => insert(file, pattern, (match) => `${match}\n${line}`);
export const addImport = (file, line) => before(file, /^import /m, line);
