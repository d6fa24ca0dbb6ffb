// npm run dev: the server restarts and the page reloads on every change, on the same data as npm start.
import { ensureInstalled, runNode } from './ensure-node.mjs';
import { serverFlags } from './server-flags.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const server = runNode(
  [
    ...serverFlags,
    '--watch-path=src/server',
    '--watch-path=src/domain',
    '--watch-path=sandbox',
    '--watch-preserve-output',
    'src/server/app/main.ts',
  ],
  { ...process.env, PORT: String(port + 10), PUBLIC_URL: `http://localhost:${port}`, WEB_DEV: 'on' },
);
const web = runNode(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
  ...process.env,
  API_PORT: String(port + 10),
});
process.exit(await Promise.race([server, web]));
