import { Script } from 'node:vm';
import type { OpenDocument } from './document.ts';

/** A function of a test, in the page itself: it sees the names of the page and none of the test. */
export const runInPage = <Act>({ context }: Pick<OpenDocument, 'context'>, act: Act): Act =>
  new Script(`(${String(act)})`).runInContext(context) as Act;
