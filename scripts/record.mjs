// npm run record: writes what tests keep on record into test/records, as it is now. Whoever runs it reads every line that changed.
import { ensureInstalled, runNode } from './ensure-node.mjs';

ensureInstalled();
process.exit(
  await runNode(
    ['node_modules/vitest/vitest.mjs', 'run', '--project=rules', '--project=calls', 'test/records', 'on-record'],
    { ...process.env, RECORD: '1' },
  ),
);
