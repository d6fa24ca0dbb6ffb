import { parseSync, type Plugin } from 'vite';
import { type Language, languages } from '../../src/domain/core/languages/language.ts';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (part: unknown): part is SyntaxNode => typeof (part as SyntaxNode | null)?.type === 'string';

/** The message of each language, where a node is one in all of them: `{ en: …, de: … }`. */
function messagesOf(node: SyntaxNode): Record<Language, SyntaxNode> | null {
  if (node.type !== 'ObjectExpression') return null;
  const entries = (node.properties as SyntaxNode[]).map(
    ({ key, value }) => [(key as { name?: string } | undefined)?.name ?? '', value as SyntaxNode] as const,
  );
  const found = Object.fromEntries(entries) as Record<Language, SyntaxNode>;
  return entries.length === languages.length && languages.every((language) => language in found) ? found : null;
}

/** Every node of a file, each before what stands in it; `into` says whether to go on inside. */
function visit(part: unknown, into: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(part)) for (const each of part) visit(each, into);
  else if (isNode(part) && into(part)) for (const each of Object.values(part)) visit(each, into);
}

/** The source with the words of one language alone: `say({ en: 'Cart', de: 'Warenkorb' })` is `'Warenkorb'`. */
export function inOneLanguage(code: string, file: string, language: Language): string {
  const cuts: { start: number; end: number; text: string }[] = [];
  visit(parseSync(file, code).program, (node) => {
    const said = node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'say';
    const messages = messagesOf(said ? ((node.arguments as SyntaxNode[])[0] ?? node) : node);
    if (!messages) return true;
    const { start, end } = messages[language];
    cuts.push({ start: node.start, end: node.end, text: `(${code.slice(start, end)})` });
    return false;
  });
  return cuts.reduceRight((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}

/** Files of texts, and whatever says a message where it shows it. */
export const holdsWords = (path: string, code: string): boolean =>
  /\/src\/(web|domain)\/.*texts?\.tsx?$|problems-of-every-call\.ts$/.test(path) ||
  (/\/src\/web\/.*\.tsx?$/.test(path) && /\bsay(<[^>]*>)?\(\s*\{/.test(code));

const needsScript = {
  en: 'This shop needs JavaScript. Switch it on for this site, then load the page again.',
  de: 'Dieser Marktplatz braucht JavaScript. Schalte es für diese Seite ein und lade sie dann neu.',
};

/**
 * The web is built once for each language: what a reader fetches holds the words of their language alone and chooses nothing
 * (decision 0047). The development server serves all of them, and `say` chooses by the page.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
    transform: (code, id) => {
      const said = holdsWords(id, code) ? inOneLanguage(code, id, language) : code;
      return said === code ? null : { code: said, map: null };
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace(/<!--needs-script-->.*?<!---->/s, needsScript[language]),
  };
}
