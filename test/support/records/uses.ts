import { listOf, type SourceFile, type SyntaxNode } from './source-files.ts';

/** What a field takes. */
const BOUNDS = /^(maxLength|minLength|most|min|max|step|accept|pattern|inputMode|autoComplete)$/;
/** Whose attempt is counted where, what is told to whom and noted, how long a cookie or a wait lasts: nobody else sees a wrong name or number there. */
const NAMED =
  /(^|\.)(countAttempt|forgiveAttempt|takeAttempt|giveBackAttempt|countSent|publish|raiseAlert|noteAct|changeAccountStatus|writeTo|setCookie|setTimeout|setInterval)$/;
const MAX_LENGTH = 300;

function* nodesIn(part: unknown): Generator<SyntaxNode> {
  if (Array.isArray(part)) for (const each of part) yield* nodesIn(each);
  if (typeof (part as SyntaxNode | null)?.type !== 'string') return;
  yield part as SyntaxNode;
  for (const each of Object.values(part as SyntaxNode)) if (typeof each === 'object') yield* nodesIn(each);
}

/** An element's attributes as `name={value}`. */
const attributesOf = ({ attributes }: SyntaxNode, { textOf }: SourceFile): [string, string][] =>
  listOf(attributes).flatMap((each) => (each.name ? [[String((each.name as SyntaxNode).name), textOf(each)]] : []));

/** Fields with their bounds, and calls of a few functions with what they are given. */
export function usesIn(file: SourceFile): string[] {
  const found: string[] = [];
  for (const node of nodesIn(file.program)) {
    if (node.type === 'JSXOpeningElement') {
      const attributes = attributesOf(node, file);
      const called = attributes.find(([name]) => /^(name|label|field|id)$/.test(name))?.[1] ?? '';
      for (const [name, text] of attributes)
        if (BOUNDS.test(name)) found.push(`<${file.textOf(node.name as SyntaxNode)} ${called}> ${text}`);
    }
    if (node.type === 'CallExpression' && NAMED.test(file.textOf(node.callee as SyntaxNode))) {
      // A function that waits is told by its time alone.
      const given = listOf(node.arguments).filter(({ type }) => !type.includes('Function'));
      found.push(
        `${file.textOf(node.callee as SyntaxNode)}(${given.map(file.textOf).join(', ')})`.slice(0, MAX_LENGTH),
      );
    }
  }
  // What a statement leaves out or looks back at.
  for (const [text] of file.text.matchAll(/\b(LIMIT|interval) ('[^']*'|\d+|\$\{[^}]*\})/g)) found.push(text);
  return found.map((fact) => `${file.name} ${fact}`);
}
