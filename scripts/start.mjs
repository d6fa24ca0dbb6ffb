// npm start: installs what is missing, builds the web where it changed, starts the product.
import { ensureInstalled, runNode } from './ensure-node.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { serverFlags } from './server-flags.mjs';

ensureInstalled();
await ensureWebBuilt();
process.exit(await runNode([...serverFlags, 'src/server/app/main.ts']));
