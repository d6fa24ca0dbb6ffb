// Each class is defined in one sheet, somebody uses it, and whatever is shown has its sheets with it.

import { dirname } from 'node:path';

const MAX_LINES = 250;
/** What stands in no layer: fonts are no rules. */
const FONTS = /[/-]fonts\.css$/;

const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i;

const layerOf = (sheet) => {
  if (/[/-]tokens\.css$/.test(sheet)) return 'tokens';
  if (sheet.endsWith('/reset.css')) return 'reset';
  return sheet.startsWith('src/web/ui/') ? 'ui' : 'modules';
};

const selectorsOf = (css) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, head]) => head.trim())
    .filter((head) => !/^(@|from$|to$|[\d.]+%$)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());

const classesIn = (selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);

/** The class that a selector begins with. */
const definedBy = (selector) => classesIn(selector)[0];

/** Words that may be classes; of one that is put together only the beginning is known, which ends in `$`. */
const tokensOf = (code) => [...code.matchAll(/(?<=['"`\s])[a-z][\w-]*(?:\$(?=\{)|(?=['"`\s]))/g)].map(([word]) => word);

const isUsed = (name, tokens) =>
  tokens.has(name) ||
  [...name.matchAll(/[-_]+/g)].some(({ index, 0: dash }) => tokens.has(`${name.slice(0, index + dash.length)}$`));

/** Where the expression ends that begins behind an open brace, and the strings in it, those within templates too. */
function stringsFrom(code, from) {
  const strings = [];
  let at = from;
  for (let depth = 1; depth > 0 && at < code.length; at += 1) {
    const letter = code[at];
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (letter === "'" || letter === '"') {
      const end = code.indexOf(letter, at + 1);
      strings.push(code.slice(at, end + 1));
      at = end;
    }
    if (letter !== '`') continue;
    let text = '`';
    for (at += 1; code[at] !== '`' && at < code.length; at += 1) {
      text += code[at];
      if (!code.startsWith('${', at)) continue;
      const inner = stringsFrom(code, at + 2);
      strings.push(...inner.found);
      text += '{} ';
      at = inner.end - 1;
    }
    strings.push(`${text}\``);
  }
  return { found: strings, end: at };
}

/** What a source writes as class names: the value of each `className`. */
function classNamesOf(code) {
  const strings = [...code.matchAll(/\b[cC]lassName=(?:\{|("[^"]*"))/g)].flatMap(({ index, 0: start, 1: typed }) =>
    typed ? [typed] : stringsFrom(code, index + start.length).found,
  );
  return new Set(strings.flatMap(tokensOf));
}

/** What each root (the app and all that is fetched late) has with it: its own files, and what was there before it. */
export function loadedBy(texts, target, entry) {
  const files = new Map(
    [...texts].map(([file, text]) => [
      file,
      {
        now: [...text.matchAll(/^(?:import(?! type)|\} from|export .* from)\b[^;]*?'([^']+)';/gm)].map(([, name]) =>
          target(file, name),
        ),
        late: [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => target(file, name)),
      },
    ]),
  );
  const closure = (root) => {
    const seen = new Set([root]);
    for (const file of seen) for (const next of files.get(file)?.now ?? []) if (next) seen.add(next);
    return seen;
  };
  const roots = new Map([[entry, closure(entry)]]);
  const before = new Map([[entry, new Set()]]);
  for (const [root, own] of roots) {
    const there = new Set([...own, ...before.get(root)]);
    for (const file of own)
      for (const late of files.get(file)?.late ?? []) {
        if (!late || !texts.has(late)) continue;
        const known = before.get(late);
        before.set(late, known ? known.intersection(there) : there);
        if (!roots.has(late)) roots.set(late, closure(late));
      }
  }
  return [...roots].map(([root, own]) => ({ root, own, there: new Set([...own, ...before.get(root)]) }));
}

/**
 * @param {Map<string, string>} sheets css by file @param {Map<string, string>} texts source by file
 * @param {(file: string, specifier: string) => string | null} target what an import means
 * @returns {{ file: string, message: string }[]}
 */
export function sheetProblems(sheets, texts, target, entry = 'src/web/app/main.tsx') {
  const problems = [];
  const say = (file, message) => problems.push({ file, message });
  const tokens = new Set([...texts.values()].flatMap(tokensOf));
  const homes = new Map();
  for (const [sheet, css] of sheets) {
    const lines = css.split('\n').length - 1;
    if (lines > MAX_LINES)
      say(sheet, `has ${lines} lines. Stop at ${MAX_LINES}: split off what a component of its own needs.`);
    const layer = layerOf(sheet);
    // The first sheet of all says how the layers lie upon each other.
    const bare = css.replace(/\/\*[^]*?\*\/|^@layer [\w, ]+;$/gm, '').trim();
    if (
      !FONTS.test(sheet) &&
      !(bare.startsWith(`@layer ${layer} {`) && bare.endsWith('\n}') && !/\n\}\n+\S/.test(bare))
    )
      say(sheet, `has rules outside its layer, which beat all others: put everything into one @layer ${layer} { … }.`);
    const colour = layer !== 'tokens' && css.replace(/\/\*[^]*?\*\//g, '').match(COLOUR)?.[0];
    if (colour) say(sheet, `has a colour of its own, ${colour}: name it among the tokens, for light and for dark.`);
    for (const selector of selectorsOf(css)) {
      for (const name of classesIn(selector))
        if (!isUsed(name, tokens)) say(sheet, `names the class ${name}, which nobody uses: delete its rules.`);
      const name = definedBy(selector);
      if (!name || layer === 'tokens') continue;
      const home = homes.get(name) ?? homes.set(name, sheet).get(name);
      if (home !== sheet)
        say(
          sheet,
          `defines ${name}, which ${home} does: write it there, or begin the selector with a class of your own.`,
        );
    }
  }
  const web = [...texts].filter(([file]) => file.startsWith('src/web/') && file.endsWith('.tsx'));
  const needs = new Map(
    web.map(([file, text]) => [file, new Set([...classNamesOf(text)].map((name) => homes.get(name)).filter(Boolean))]),
  );
  for (const { root, own, there } of loadedBy(texts, target, entry))
    for (const file of own)
      for (const sheet of needs.get(file) ?? [])
        if (!there.has(sheet))
          say(
            file,
            `is shown by ${root} without ${sheet}, whose classes it uses: import the sheet${dirname(file) === dirname(sheet) ? '' : ', or move it'}.`,
          );
  return [...new Map(problems.map((problem) => [`${problem.file} ${problem.message}`, problem])).values()];
}
