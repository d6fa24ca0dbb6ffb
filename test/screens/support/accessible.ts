import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { OpenDocument } from './document.ts';

interface Axe {
  run: (root: unknown, options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** What is drawn is judged in the browser. */
const needALayout = [
  'color-contrast',
  'color-contrast-enhanced',
  'target-size',
  'scrollable-region-focusable',
  'link-in-text-block',
];

let axe: Script | null = null;

const source = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
};

/** What axe finds wrong in what a page says: names, roles, states, order of headings. */
export async function violationsOf({ window, context }: OpenDocument): Promise<string[]> {
  axe ??= new Script(source());
  if (!('axe' in window)) axe.runInContext(context);
  const rules = Object.fromEntries(needALayout.map((rule) => [rule, { enabled: false }]));
  const { violations } = await (window as unknown as { axe: Axe }).axe.run(window.document, {
    rules,
    resultTypes: ['violations'],
    elementRef: false,
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
