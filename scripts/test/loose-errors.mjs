// What no test was waiting for when it was thrown ends a run, and the report of vitest does not name it: this one does.
import { writeFileSync } from 'node:fs';

export default class LooseErrors {
  /** @param {unknown} _modules @param {readonly { message?: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0)
      writeFileSync(process.env.LOOSE_ERRORS, errors.map(({ stack, message }) => stack ?? message).join('\n\n'));
  }
}
