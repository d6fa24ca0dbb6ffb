import { parseSync } from 'vite';

/** A place of a source, and what a mutant has there. */
export interface MutationPoint {
  kind: 'bound' | 'equality' | 'logic' | 'condition' | 'sum' | 'number' | 'boolean' | 'filter' | 'member' | 'effect';
  start: number;
  end: number;
  line: number;
  was: string;
  now: string;
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const OTHER_OPERATOR: Record<string, [kind: MutationPoint['kind'], operator: string]> = {
  ...{ '<': ['bound', '<='], '<=': ['bound', '<'], '>': ['bound', '>='], '>=': ['bound', '>'] },
  ...{ '===': ['equality', '!=='], '!==': ['equality', '==='], '&&': ['logic', '||'], '||': ['logic', '&&'] },
  ...{ '+': ['sum', '-'], '-': ['sum', '+'], '*': ['sum', '/'], '/': ['sum', '*'] },
};
/** Calls without which a list is another one. */
const LISTED = /^(filter|toSorted|toReversed|slice)$/;

const isNode = (part: unknown): part is SyntaxNode => typeof (part as SyntaxNode | null)?.type === 'string';
const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: SyntaxNode): boolean => /Function/.test(type) && !type.startsWith('TS');
const isType = ({ type }: SyntaxNode): boolean =>
  type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)Expression$/.test(type);
const isText = (node: unknown): boolean =>
  isNode(node) && (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

/** What stands in the place of an expression in each of its mutants. */
function* mutantsOf(
  node: SyntaxNode,
  textOf: (part: SyntaxNode) => string,
): Generator<[MutationPoint['kind'], string]> {
  const { type, operator, left, right, test, value, callee, expression } = node;
  const other = OTHER_OPERATOR[String(operator)];
  if (/^(Binary|Logical)Expression$/.test(type) && other && isNode(left) && isNode(right)) {
    const [kind, exchanged] = other;
    if (kind !== 'sum' || !(isText(left) || isText(right)))
      yield [kind, `(${textOf(left)}) ${exchanged} (${textOf(right)})`];
  }
  if (type === 'ConditionalExpression' && isNode(test))
    yield ['condition', `!(${textOf(test)})${textOf(node).slice(test.end - node.start)}`];
  if (type === 'Literal' && typeof value === 'number') yield ['number', String(value + 1)];
  if (type === 'Literal' && typeof value === 'boolean') yield ['boolean', String(!value)];
  if (type === 'ArrayExpression' && (node.elements as unknown[]).length > 1) {
    const [, ...rest] = (node.elements as SyntaxNode[]).filter(isNode);
    yield ['member', `[${rest.map(textOf).join(', ')}]`];
  }
  if (type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.object)) {
    const { property, object } = callee;
    if (isNode(property) && LISTED.test(String(property.name))) yield ['filter', textOf(object)];
  }
  const isCall = isNode(expression) && /^(Call|Await)Expression$/.test(expression.type);
  if (type === 'ExpressionStatement' && isCall && !textOf(expression).startsWith('super('))
    yield ['effect', 'undefined'];
}

/** Whether a part may not be exchanged: it is a name, a key, a pattern, or part of a chain that ends early. */
const isFixed = (parent: SyntaxNode, part: SyntaxNode): boolean =>
  parent.type === 'ChainExpression' ||
  (/Property$|^MethodDefinition$/.test(parent.type) && parent.key === part) ||
  /Pattern$|^JSXAttribute$|^Import|^Export/.test(parent.type);

/** Every mutant of a source, at places that run when a function does. */
export function placesOf(code: string, file: string): MutationPoint[] {
  const places: MutationPoint[] = [];
  const textOf = ({ start, end }: SyntaxNode): string => code.slice(start, end);
  const visit = (node: SyntaxNode, isInside: boolean, isInChain: boolean): void => {
    for (const part of partsOf(node)) {
      if (isType(part)) continue;
      const isChained = isInChain || node.type === 'ChainExpression';
      if (isInside && !isFixed(node, part) && !isChained)
        for (const [kind, now] of mutantsOf(part, textOf)) {
          const isStatement = part.type === 'ExpressionStatement';
          const position = isStatement ? (part.expression as SyntaxNode) : part;
          const line = code.slice(0, position.start).split('\n').length;
          places.push({ kind, start: position.start, end: position.end, line, was: textOf(position), now });
        }
      visit(part, isInside || isFunction(part), isChained && !isFunction(part));
    }
    // The condition of an `if` is exchanged as a whole.
    if (node.type !== 'IfStatement' || !isInside || !isNode(node.test)) return;
    const { start, end } = node.test;
    const line = code.slice(0, start).split('\n').length;
    places.push({ kind: 'condition', start, end, line, was: textOf(node.test), now: `!(${textOf(node.test)})` });
  };
  visit(parseSync(file, code).program as unknown as SyntaxNode, false, false);
  return places;
}

/** The source in which each of these places asks whether its mutant is wanted. No two of them overlap. */
export function plantedSource(code: string, places: readonly (MutationPoint & { id: string })[]): string {
  let planted = code;
  for (const { id, start, end, was, now } of places.toSorted((one, other) => other.start - one.start))
    planted = `${planted.slice(0, start)}(globalThis.$isMutant?.(${JSON.stringify(id)}) ? (${now}) : (${was}))${planted.slice(end)}`;
  return planted;
}
