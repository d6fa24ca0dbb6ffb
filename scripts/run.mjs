// Runs one TypeScript file of the project with Node 24: node scripts/run.mjs FILE [arguments]
import { ensureInstalled, runNode } from './ensure-node.mjs';

ensureInstalled();
process.exit(await runNode(process.argv.slice(2)));
