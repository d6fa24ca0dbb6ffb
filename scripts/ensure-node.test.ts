import { expect, test } from 'vitest';
import { runNode } from './ensure-node.mjs';

test('what a signal stopped half-way is told apart from what went well', async () => {
  const stopped = ['-e', "process.kill(process.pid, 'SIGTERM'); setTimeout(() => undefined, 5000)"];
  expect(await runNode(stopped, process.env, 1)).toBe(1);
  expect(await runNode(['-e', ''], process.env, 1)).toBe(0);
});
