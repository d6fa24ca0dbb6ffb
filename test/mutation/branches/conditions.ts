import { parseSync } from 'vite';

/** A condition holds or does not, what stands before `??` is there or not, and both sides of a comparison are equal or not. */
type Kind = 'condition' | 'value' | 'comparison';

export interface Condition {
  id: string;
  kind: Kind;
  file: string;
  line: number;
  text: string;
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const MAX_TEXT = 160;
const isNode = (part: unknown): part is SyntaxNode => typeof (part as SyntaxNode | null)?.type === 'string';
const isType = ({ type }: SyntaxNode): boolean =>
  type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)Expression$/.test(type);

/** What stands in a node, in the order of the source, types left out; of two that begin at one place (`{ name = 'x' }`) the longer. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  const all = Object.values(node)
    .flat()
    .filter(isNode)
    .filter((part) => !isType(part))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  for (const part of all) if (part.start >= (parts.at(-1)?.end ?? 0)) parts.push(part);
  return parts;
}

const withoutBrackets = (node: SyntaxNode): SyntaxNode =>
  node.type === 'ParenthesizedExpression' ? withoutBrackets(node.expression as SyntaxNode) : node;
const isAndOr = ({ type, operator }: SyntaxNode): boolean => type === 'LogicalExpression' && operator !== '??';
const isNegated = ({ type, operator }: SyntaxNode): boolean => type === 'UnaryExpression' && operator === '!';

/** Whether the parts of a condition are watched in its place. */
const isDecidedByParts = (node: SyntaxNode): boolean =>
  node.type === 'ParenthesizedExpression' ||
  isAndOr(node) ||
  (isNegated(node) && isAndOr(withoutBrackets(node.argument as SyntaxNode)));

const COMPARED = ['<', '<=', '>', '>='];
const ANSWERS_YES_OR_NO = [...COMPARED, '==', '===', '!=', '!==', 'in', 'instanceof'];
const SAYS_YES_OR_NO = /\b(is|has|can|may|was|did|needs|should)[A-Z]\w*(\([^]*\))?$/;

/** The last operand of `&&` and `||` is a condition where it reads like one; else it is what the condition is about. */
const readsLikeCondition = (node: SyntaxNode, text: string): boolean =>
  isNegated(node) ||
  (node.type === 'BinaryExpression' && ANSWERS_YES_OR_NO.includes(String(node.operator))) ||
  (/^(Identifier|MemberExpression|CallExpression)$/.test(node.type) && SAYS_YES_OR_NO.test(text));

/** What the build decides, or what is written there, never comes out otherwise. */
const isConstant = (node: SyntaxNode, text: string): boolean =>
  node.type === 'Literal' || text.includes('import.meta.env');

/** The conditions of a source, and the source that reports what each comes to; its lines stay where they are. */
export function watchedSource(code: string, file: string): { conditions: Condition[]; code: string } {
  const conditions: Condition[] = [];
  const sourceOf = ({ start, end }: SyntaxNode): string => code.slice(start, end);

  const idOf = (node: SyntaxNode, kind: Kind): string => {
    const id = `${file}:${node.start}-${node.end}:${kind}`;
    const text = sourceOf(node).replace(/\s+/g, ' ').slice(0, MAX_TEXT);
    conditions.push({ id, kind, file, line: code.slice(0, node.start).split('\n').length, text });
    return JSON.stringify(id);
  };

  /** Parts of a node that are watched, and as what. */
  const watchedParts = (node: SyntaxNode, kind?: Kind): Map<unknown, Kind> => {
    const { type, operator, left, right, test, argument, expression } = node;
    if (type === 'IfStatement' || type === 'ConditionalExpression') return new Map([[test, 'condition']]);
    if (type === 'LogicalExpression' && operator === '??') return new Map([[left, 'value']]);
    if (isAndOr(node)) {
      const last = right as SyntaxNode;
      const isToo = kind === 'condition' || readsLikeCondition(withoutBrackets(last), sourceOf(last));
      return new Map<unknown, Kind>([[left, 'condition'], ...(isToo ? [[last, 'condition'] as const] : [])]);
    }
    if (kind !== 'condition' || !isDecidedByParts(node)) return new Map();
    return new Map([[argument ?? expression, 'condition']]);
  };

  const written = (node: SyntaxNode, kind?: Kind): string => {
    const watched = watchedParts(node, kind);
    let [text, at] = ['', node.start];
    const isCompared = node.type === 'BinaryExpression' && COMPARED.includes(String(node.operator));
    for (const part of partsOf(node)) {
      const before = code.slice(at, part.start);
      // The operator stands between both sides and becomes an argument.
      text += isCompared && at > node.start ? `,${before.replace(/[^\n]/g, '')}` : before;
      text += written(part, watched.get(part));
      at = part.end;
    }
    text += code.slice(at, node.end);
    if (isCompared)
      text = `globalThis.$outcomes.compare(${idOf(node, 'comparison')},"${String(node.operator)}",${text})`;
    if (!kind || isConstant(node, sourceOf(node)) || (kind === 'condition' && isDecidedByParts(node))) return text;
    return `globalThis.$outcomes.${kind === 'value' ? 'find' : 'decide'}(${idOf(node, kind)},(${text}))`;
  };

  const { program } = parseSync(file, code);
  const start = code.slice(0, program.start);
  const whole = written(program as unknown as SyntaxNode);
  return { conditions, code: start + whole + code.slice(program.end) };
}
