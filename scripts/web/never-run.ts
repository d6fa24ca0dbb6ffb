import { parseAst } from 'vite';

/** A part of the syntax tree, with what is asked of the kinds that are looked at. */
interface Part {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  operator?: string;
  computed?: boolean;
  test?: Part | null;
  id?: Part | null;
  body?: Part;
  key?: Part;
  object?: Part;
  property?: Part;
  callee?: Part;
  discriminant?: Part;
  left?: Part;
  right?: Part;
  expression?: Part;
  cases?: (Part & { consequent: Part[] })[];
  properties?: Part[];
  arguments?: Part[];
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What never comes: kinds of fibers by number, types of elements by the name of their constant, and names that a function switches by. */
export interface Never {
  kinds: ReadonlySet<number>;
  types: ReadonlySet<string>;
  isUnnamed: (inFunction: string, name: string) => boolean;
  /** What objects have for nobody. */
  properties: ReadonlySet<string>;
  /** What is always the same: members of objects, and calls without another effect. */
  members: ReadonlyMap<string, string>;
  calls: ReadonlyMap<string, string>;
}

const isNode = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value;
const partsOf = (node: Part): Part[] => Object.values(node).flatMap((value: unknown) => [value].flat().filter(isNode));

const isKindOf = (node: Part): boolean =>
  node.type === 'MemberExpression'
    ? node.property?.name === 'tag'
    : node.type === 'Identifier' && /^(node|grand)?tag$/i.test(node.name ?? '');

const leaves = new Set(['ReturnStatement', 'BreakStatement', 'ThrowStatement', 'ContinueStatement']);

/** Variables that are declared within: they stand for the whole function, also where their declaration is taken out. */
function declared(node: Part): string[] {
  if (node.type.startsWith('Function')) return [];
  const own = node.type === 'VariableDeclarator' ? [node.id?.name ?? ''] : [];
  return [...own, ...partsOf(node).flatMap(declared)];
}

interface Around {
  name: string;
  /** Where the body of the function begins. */
  body: number;
}

function editsOfCases(node: Part, never: Never, around: Around): { edits: Edit[]; rest: Part[] } {
  const edits: Edit[] = [];
  const rest = node.discriminant ? [node.discriminant] : [];
  const isKind = rest.some(isKindOf);
  let isReached = false;
  for (const each of node.cases ?? []) {
    const { test, consequent: body } = each;
    const isNever =
      test &&
      ((isKind && never.kinds.has(Number(test.value))) ||
        never.types.has(test.name ?? '') ||
        (typeof test.value === 'string' && never.isUnnamed(around.name, test.value)));
    const from = body[0]?.start ?? each.end;
    if (isNever) edits.push({ start: each.start, end: isReached ? from : each.end, text: '' });
    if (isNever && !isReached) {
      const gone = body.flatMap(declared);
      if (gone.length > 0) edits.push({ start: around.body, end: around.body, text: `var ${gone.join()};` });
      continue;
    }
    rest.push(...body);
    const last = body.at(-1);
    if (last || !isNever) isReached = !last || !leaves.has(last.type);
  }
  return { edits, rest };
}

/** Where no property comes after the last, a comma stays, which does no harm. */
function editsOfObject(node: Part, { properties }: Never): { edits: Edit[]; rest: Part[] } {
  const all = node.properties ?? [];
  const isGone = ({ key }: Part): boolean => properties.has(key?.name ?? '');
  const edits = all.flatMap((each, index) =>
    isGone(each) ? [{ start: each.start, end: all[index + 1]?.start ?? each.end, text: '' }] : [],
  );
  return { edits, rest: all.filter((each) => !isGone(each)) };
}

const isPlain = ({ type }: Part): boolean => ['Identifier', 'MemberExpression', 'Literal'].includes(type);

/** What is written for an expression whose value is known. */
function valueOf(node: Part, never: Never): string | undefined {
  if (node.type === 'MemberExpression' && !node.computed) return never.members.get(node.property?.name ?? '');
  if (node.type === 'CallExpression' && node.arguments?.every(isPlain)) return never.calls.get(node.callee?.name ?? '');
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator ?? '')) return undefined;
  const { left, right } = node;
  const isOfKind = right && isKindOf(right) && never.kinds.has(Number(left?.value));
  if (!isOfKind && !never.types.has(right?.name ?? '')) return undefined;
  return node.operator === '===' ? '!1' : '!0';
}

function editsOf(node: Part, never: Never, around: Around): Edit[] {
  const inner = (parts: readonly Part[], within = around): Edit[] =>
    parts.flatMap((part) => editsOf(part, never, within));
  if (node.type.startsWith('Function'))
    return inner(partsOf(node), {
      name: (node.id as Part | null)?.name ?? around.name,
      body: (node.body as Part).start + 1,
    });
  if (node.type === 'SwitchStatement') {
    const { edits, rest } = editsOfCases(node, never, around);
    return [...edits, ...inner(rest)];
  }
  if (node.type === 'ObjectExpression') {
    const { edits, rest } = editsOfObject(node, never);
    return [...edits, ...inner(rest)];
  }
  const value = valueOf(node, never);
  if (value !== undefined) return [{ start: node.start, end: node.end, text: value }];
  if (node.type === 'AssignmentExpression')
    return inner([...(node.left ? partsOf(node.left) : []), ...(node.right ? [node.right] : [])]);
  return inner(partsOf(node));
}

/** Code without the cases that never come, and with the answers of the questions for them. */
export function withoutNeverRun(code: string, never: Never): string {
  return editsOf(parseAst(code, { lang: 'js' }) as never, never, { name: '', body: 0 })
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** Code of a package that exports nothing but these. */
export function exportingOnly(code: string, names: readonly string[]): string {
  const missing = names.find((name) => !new RegExp(`\\bexports\\.${name} =`).test(code));
  if (missing) throw new Error(`React is not what leaner-react.ts knows: it exports no ${missing}`);
  return (parseAst(code, { lang: 'js' }) as unknown as { body: Part[] }).body
    .filter(({ type, expression }) => {
      const exported = expression?.left;
      if (type !== 'ExpressionStatement' || exported?.object?.name !== 'exports') return false;
      return !names.includes(exported.property?.name ?? '');
    })
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
