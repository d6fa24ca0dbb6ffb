// npm run fix: puts right what a program can: format and lint.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { formatted, linted } from './checked-files.mjs';
import { ensureInstalled, node24, root } from './ensure-node.mjs';

ensureInstalled();
const run = (program, args) => spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const lint = run(join(root, 'node_modules', '.bin', 'oxlint'), ['--quiet', '--fix', ...linted]);
process.exit(run(node24(), [...formatted, '--write']) || lint);
