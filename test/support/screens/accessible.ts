import { Script } from 'node:vm';
import { type Axe, axeSource, textsOf, onlyWrong } from '../journeys/accessible.ts';
import type { OpenDocument } from './document.ts';

/** What is drawn is judged in the browser. */
const needALayout = [
  'color-contrast',
  'color-contrast-enhanced',
  'target-size',
  'scrollable-region-focusable',
  'link-in-text-block',
];

let axe: Script | null = null;

/** What axe finds wrong in what a page says: names, roles, states, order of headings. */
export async function violationsOf({ window, context }: OpenDocument): Promise<string[]> {
  axe ??= new Script(axeSource());
  if (!('axe' in window)) axe.runInContext(context);
  const rules = Object.fromEntries(needALayout.map((rule) => [rule, { enabled: false }]));
  const match = await (window as unknown as { axe: Axe }).axe.run(window.document, { ...onlyWrong, rules });
  return textsOf(match);
}
