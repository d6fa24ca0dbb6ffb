import { invalid } from './stripe-problem.ts';

/** A form body: `metadata[order]=7` becomes `{ metadata: { order: '7' } }`; `expand[]=a` and `expand[0]=a` become `{ expand: { 0: 'a' } }`. */
export interface Params {
  [name: string]: string | Params;
}

const MAX_DEPTH = 6;
const MAX_FIELDS = 500;

function decoded(text: string): string {
  let value: string;
  try {
    value = decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalid('Invalid form encoding in the request.');
  }
  if (value.includes('\0') || !value.isWellFormed()) throw invalid('Invalid characters in the request.');
  return value;
}

function put(target: Params, name: string, value: string): void {
  const open = name.indexOf('[');
  const path =
    open < 0
      ? [name]
      : [
          name.slice(0, open),
          ...name
            .slice(open)
            .split(/\]\[|[[\]]/)
            .slice(1, -1),
        ];
  if (open === 0 || (open > 0 && !/^(\[[^[\]]*\])+$/.test(name.slice(open))))
    throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`);
  if (path.length > MAX_DEPTH) throw invalid('Parameters are nested too deeply.');
  let level = target;
  for (const [index, raw] of path.entries()) {
    const key = raw === '' ? String(Object.keys(level).length) : raw;
    const isLast = index === path.length - 1;
    const there = level[key];
    if (isLast) {
      if (there !== undefined && typeof there !== 'string') throw invalid(`Invalid parameter: ${name.slice(0, 100)}`);
      level[key] = value;
      return;
    }
    if (typeof there === 'string') throw invalid(`Invalid parameter: ${name.slice(0, 100)}`);
    level = there ?? (level[key] = Object.create(null) as Params);
  }
}

/** Reads a form body or a query string. Throws the provider's 400 for anything malformed [RUN-10]. */
export function readForm(text: string): Params {
  const params = Object.create(null) as Params;
  if (text === '') return params;
  const pairs = text.split('&');
  if (pairs.length > MAX_FIELDS) throw invalid('The request has too many parameters.');
  for (const pair of pairs) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    if (equals < 0) put(params, decoded(pair), '');
    else put(params, decoded(pair.slice(0, equals)), decoded(pair.slice(equals + 1)));
  }
  return params;
}
