import { Script } from 'node:vm';
import type { OpenDocument } from './document.ts';

/** What a function of a test comes to in the page itself: it sees the names of the page, what it is given and none of the test. */
export function callInPage(
  { context }: Pick<OpenDocument, 'context'>,
  operation: (...given: never[]) => unknown,
  ...given: unknown[]
): unknown {
  const inPage = new Script(`(${String(operation)})`).runInContext(context) as (...given: unknown[]) => unknown;
  return inPage(...given);
}
