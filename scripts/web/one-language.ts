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
  const messages = Object.fromEntries(entries) as Record<Language, SyntaxNode>;
  return entries.length === languages.length && languages.every((language) => language in messages) ? messages : null;
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

/** What the build of every language names of each: its tag, and what it calls itself. */
const ofLanguages = /^(?:[a-z]{2}-[A-Z]{2}|English|Deutsch)$/;

function isMessage({ type, value, quasis }: SyntaxNode): boolean {
  const [quasi] = (quasis as { value: { cooked: string } }[] | undefined) ?? [];
  const text = type === 'TemplateLiteral' ? quasi?.value.cooked : value;
  return type === 'ArrowFunctionExpression' || (typeof text === 'string' && !ofLanguages.test(text));
}

/** Messages that would reach the browser in all languages, where a screen expects one: it would fall over them. */
export function unstrippedMessages(code: string, file: string): string[] {
  const left: string[] = [];
  visit(parseSync(file, code).program, (node) => {
    const messages = messagesOf(node);
    if (messages && Object.values(messages).some(isMessage))
      left.push(code.slice(node.start, Math.min(node.end, node.start + 80)));
    return true;
  });
  return left;
}

/** Where a file of texts chooses a language itself, of what holds one alone in the build. */
export function ownChoices(code: string, file: string): string[] {
  const choices: string[] = [];
  visit(parseSync(file, code).program, (node) => {
    const { name } = (node.property ?? {}) as { name?: string };
    if (node.type === 'MemberExpression' && !node.computed && languages.includes(name as Language))
      choices.push(code.slice(node.start, node.end));
    return true;
  });
  return choices;
}

/** Files of texts, and whatever says a message where it shows it. */
export const holdsMessages = (path: string, code: string): boolean =>
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
      const said = holdsMessages(id, code) ? inOneLanguage(code, id, language) : code;
      if (said === code) return null;
      const [choice] = ownChoices(said, id);
      if (choice) throw new Error(`${id}: ${choice} is undefined in the build, which holds one language alone.`);
      return { code: said, map: null };
    },
    generateBundle: (_options, bundle) => {
      const left = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? unstrippedMessages(chunk.code, 'chunk.js') : [],
      );
      if (left.length > 0)
        throw new Error(
          `Messages are left in all languages; put them into a file that ends in texts.ts: ${left.join(' · ')}`,
        );
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace(/<!--needs-script-->.*?<!---->/s, needsScript[language]),
  };
}
