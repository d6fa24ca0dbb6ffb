/** A policy is plain text: parts with a blank line between; `## ` begins a heading, `- ` each line of a list. */
export type PolicyBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

function blockOf(part: string): PolicyBlock {
  const lines = part.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  const text = lines.join(' ');
  return text.startsWith('## ') ? { kind: 'heading', text: text.slice(3) } : { kind: 'paragraph', text };
}

const partsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

export const policyBlocks = (text: string): PolicyBlock[] => partsOf(text).map(blockOf);

export interface ComparedBlock {
  block: PolicyBlock;
  change: 'same' | 'added' | 'removed';
}

/** Above so many parts a comparison says that all is new. */
const MAX_PARTS = 1000;

/** How many parts two texts have in common from each place on, for the longest common sequence. */
function commonFrom(before: readonly string[], after: readonly string[]): (old: number, fresh: number) => number {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const at = (old: number, fresh: number): number => common[old * width + fresh] ?? 0;
  for (let old = before.length - 1; old >= 0; old -= 1)
    for (let fresh = after.length - 1; fresh >= 0; fresh -= 1)
      common[old * width + fresh] =
        before[old] === after[fresh] ? at(old + 1, fresh + 1) + 1 : Math.max(at(old + 1, fresh), at(old, fresh + 1));
  return at;
}

/** [OFFICE-01] What was added and what went from one version to another, part by part in the order of reading. */
export function compareTexts(earlier: string, later: string): ComparedBlock[] {
  const [before, after] = [partsOf(earlier), partsOf(later)];
  const isLong = before.length > MAX_PARTS || after.length > MAX_PARTS;
  const common = isLong ? () => 0 : commonFrom(before, after);
  const compared: ComparedBlock[] = [];
  let [old, fresh] = [0, 0];
  while (old < before.length || fresh < after.length) {
    const [was, is] = [before[old], after[fresh]];
    const isSame = was !== undefined && was === is;
    const isGone = was !== undefined && (is === undefined || common(old + 1, fresh) >= common(old, fresh + 1));
    if (isSame) compared.push({ block: blockOf(was), change: 'same' });
    else if (isGone) compared.push({ block: blockOf(was), change: 'removed' });
    else compared.push({ block: blockOf(is ?? ''), change: 'added' });
    if (isSame || isGone) old += 1;
    if (isSame || !isGone) fresh += 1;
  }
  return compared;
}
