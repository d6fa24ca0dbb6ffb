// npm run snapshots: writes the product's surface (contracts, database, headers, settings, product) into test/snapshots. Read every changed line before you commit it.
import { ensureInstalled, runNode } from './ensure-node.mjs';

ensureInstalled();
process.exit(
  await runNode(
    ['node_modules/vitest/vitest.mjs', 'run', '--project=rules', '--project=calls', 'test/snapshots', 'app/snapshots'],
    { ...process.env, UPDATE_SNAPSHOTS: '1' },
  ),
);
