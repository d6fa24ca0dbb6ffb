/** Moments of conditions: in minutes from this one on. */
export const NOW = new Date('2026-03-10T12:00:00.000Z');
export const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

type Row = Record<string, unknown>;
interface Filling {
  table: string;
  /** The first row of the table, and each further one: the first with what is said of it. */
  rows: Row[];
}

/** A value that stands between the texts of a template, by its number. */
const EXPRESSION = /^\0(\d+)\0$/;
const TOKEN = /(?:^|\n)\s*(\w+):(?=\s)|(\w+)=("(?:[^"\\]|\\.)*"|\S+)|(\|)|(\0\d+\0)/g;

const MINUTES: Record<string, number> = { s: 1 / 60, h: 60, d: 24 * 60 };

/** `5` is a number, `@-5` five minutes and `@-5d` five days before NOW, `#01` that byte, `"two words"`, `[1]` and `{}` are JSON; else it is a word. */
function valueOf(text: string, expressions: readonly unknown[]): unknown {
  const expression = EXPRESSION.exec(text);
  if (expression) return expressions[Number(expression[1])];
  const [, count, unit = ''] = /^@(-?[\d.]+)([shd]?)$/.exec(text) ?? [];
  if (count) return at(Number(count) * (MINUTES[unit] ?? 1));
  if (text.startsWith('#')) return `\\x${text.slice(1)}`;
  const isJson = /^["[{]|^(?:null|true|false)$/.test(text) || String(Number(text)) === text;
  return isJson ? (JSON.parse(text) as unknown) : text;
}

/**
 * Reads rows as a table of text: `users: id=bo role=buyer | id=cy | id=di role=${role}`. An object between the texts is part of its row,
 * a list of them is a row each.
 */
export function rowsOfText(texts: readonly string[], expressions: readonly unknown[]): Filling[] {
  const text = texts.map((part, n) => (n === 0 ? part : `\0${n - 1}\0${part}`)).join('');
  const read: { table: string; changes: Row[] }[] = [];
  const rest = text.replace(TOKEN, (_, table?: string, name?: string, value = '', isNext?: string, whole = '') => {
    const last = read.at(-1);
    if (table) read.push({ table, changes: [{}] });
    else if (isNext) last?.changes.push({});
    else if (name) Object.assign(last?.changes.at(-1) ?? {}, { [name]: valueOf(value, expressions) });
    else {
      const part = valueOf(whole, expressions) as Row | Row[];
      if (Array.isArray(part)) last?.changes.splice(-1, 1, ...part);
      else Object.assign(last?.changes.at(-1) ?? {}, part);
    }
    return '';
  });
  if (rest.trim()) throw new Error(`Rows that cannot be read: ${rest.trim()}`);
  return read.map(({ table, changes: [row, ...changes] }) => ({
    table,
    rows: [row ?? {}, ...changes.map((change) => ({ ...row, ...change }))],
  }));
}

/** One row of the same text, without its table. */
export const row = (texts: readonly string[], ...expressions: unknown[]): Row =>
  rowsOfText([`row: ${texts[0] ?? ''}`, ...texts.slice(1)], expressions)[0]?.rows[0] ?? {};
