import { listOf, type SourceFile, type SyntaxNode } from './source-files.ts';

/** Texts for people; settings and functions, which are on record by themselves. */
const OTHERS = /texts?\.tsx?$|\/articles\/|explain-[\w-]+\.ts$|(\/functions|config\/settings)\.ts$/;
/** On record as schemas; what stands beside these in capitals, or names something, is not. */
const CONTRACTS = /contract(-problems)?\.ts$/;
const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|WHERE|VALUES|SET|ORDER BY|jsonb_build_object)\b|::/;
/** Texts by name or letter by letter, drawings, looks. */
const NO_FACT =
  /^(\w*[tT]exts?|\w*[wW]ords|menu)[.[]|^(say|problem)\(|^['`][A-ZÄÖÜ][a-zäöüß’]+[,.]? [\p{L}“„\d]|^'[A-Z][a-z]+\.|^'[Mm][ .\d-]+/u;
const SCHEMA_OR_CALL = /^(z|oc)\b|^(read|write|steps|receive|callable|createContext)\b/;
const VALUE =
  /^(Literal|Identifier|MemberExpression|SpreadElement|UnaryExpression|BinaryExpression|TemplateLiteral|ConditionalExpression|LogicalExpression)$/;
/** How a column is drawn. */
const STYLE = /\.(style|\w*[cC]lassName|width)\b/;
const MAX_LINE = 120;

const inner = (node: SyntaxNode): SyntaxNode =>
  /^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(node.type) ? inner(node.expression as SyntaxNode) : node;

/** The elements of a list; what a call is given, and the list that it goes through. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'ArrayExpression') return listOf(node.elements);
  const list = (node.callee as SyntaxNode | undefined)?.object as SyntaxNode | undefined;
  const isList = list && /^(Array|Object|Call)Expression$/.test(inner(list).type);
  return [...(isList ? [list] : []), ...listOf(node.arguments ?? [])];
}

/** A value, or a list or call of values: one fact. */
const isFlat = (node: SyntaxNode): boolean =>
  VALUE.test(node.type) ||
  (node.type === 'ArrayExpression' && partsOf(node).length === 0) ||
  (/^(Array|Call|New)Expression$/.test(node.type) &&
    partsOf(node).length > 0 &&
    partsOf(node).every((part) => isFlat(inner(part))));

/** What a table says by a function: `'orders.noted': () => refresh('orders.getShopOrder')`. */
const isSaying = ({ type }: SyntaxNode, text: string, path: string): boolean =>
  type === 'ArrowFunctionExpression' &&
  /[.[]/.test(path) &&
  text.length < MAX_LINE &&
  /['`]/.test(text) &&
  !/import\(|</.test(text);

/** Each fact of an expression with the way to it. */
function* factsOf(given: SyntaxNode, path: string, textOf: (node: SyntaxNode) => string): Generator<string> {
  const node = inner(given);
  const text = textOf(node);
  const parts = partsOf(node);
  const isCalculated = text.includes('=>');
  if (SCHEMA_OR_CALL.test(text) || STYLE.test(path) || path.endsWith('Schema')) return;
  if (node.type === 'ObjectExpression')
    for (const each of listOf(node.properties))
      if (each.type === 'SpreadElement') yield `${path} … ${textOf(each.argument as SyntaxNode)}`;
      else yield* factsOf(each.value as SyntaxNode, `${path}.${textOf(each.key as SyntaxNode)}`, textOf);
  else if (node.type === 'NewExpression' && parts.length === 1) yield* factsOf(parts[0] as SyntaxNode, path, textOf);
  else if (
    isSaying(node, text, path) ||
    (isFlat(node) && !isCalculated && (parts.length < 2 || text.length < MAX_LINE))
  ) {
    if (!SQL.test(text) && !NO_FACT.test(text)) yield `${path} = ${text}`;
  } else
    for (const [index, part] of parts.entries())
      yield* factsOf(part, isFlat(part) ? `${path}[]` : `${path}[${index}]`, textOf);
}

/** Every constant of a file's own, whether or not it is exported: `cart/limits.ts MAX_LINES = 100`. */
export function constantsIn({ name, program, textOf }: SourceFile): string[] {
  if (OTHERS.test(name)) return [];
  return program
    .map((statement) => (statement.declaration ?? statement) as SyntaxNode)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
    .flatMap(({ declarations }) => listOf(declarations))
    .flatMap(({ id, init }) =>
      (id as SyntaxNode).type === 'Identifier'
        ? [...factsOf(init as SyntaxNode, (id as unknown as { name: string }).name, textOf)]
        : [],
    )
    .filter((fact) => !CONTRACTS.test(name) || /^([A-Z_]{2,}|\w+Names)\b/.test(fact))
    .map((fact) => `${name} ${fact}`);
}
