// npm start: installs what is missing, builds the web and bundles the server where they changed, starts the product.
import { serverEntry } from './build-server.mjs';
import { ensureInstalled, runNode } from './ensure-node.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { serverFlags } from './server-flags.mjs';

ensureInstalled();
const [entry] = await Promise.all([serverEntry(), ensureWebBuilt()]);
process.exit(await runNode([...serverFlags, ...entry]));
