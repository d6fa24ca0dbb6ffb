// npm run new room NAME, call ROOM.NAME, screen ROOM.NAME: writes the files and the lines that name them, in the style of the house.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { node24 } from './ensure-node.mjs';

const [kind, wanted = ''] = process.argv.slice(2);
const [room, name = room] = wanted.split('.');
const edits = new Map();

class Refused extends Error {}
const read = (file) => edits.get(file) ?? readFileSync(file, 'utf8');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const kebab = (word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const inWords = (word) => capital(kebab(word).replaceAll('-', ' '));

function create(file, text) {
  if (existsSync(file)) throw new Refused(`${file} is there already`);
  edits.set(file, text);
}

/** Puts a line before or behind the first place that the pattern finds. */
function insert(file, pattern, toText) {
  const text = read(file);
  if (!pattern.test(text)) throw new Refused(`${file} has no ${pattern}: add it by hand, as CONTRIBUTING.md shows`);
  edits.set(file, text.replace(pattern, toText));
}
const before = (file, pattern, line) => insert(file, pattern, (found) => `${line}\n${found}`);
const behind = (file, pattern, line) => insert(file, pattern, (found) => `${found}\n${line}`);
const addImport = (file, line) => before(file, /^import /m, line);

const contractEntry = (call, method) => `  ${call}: oc
    .route({
      method: '${method}',
      path: '/${room}/${kebab(call)}',
      tags: ['${room}'],
      summary: '${inWords(call)}.',
    })
    .input(z.strictObject({}))
    .output(z.strictObject({})),`;

function newScreen(screen) {
  const page = `src/web/rooms/${room}/${kebab(screen)}-page.tsx`;
  const Page = `${capital(screen)}Page`;
  create(
    `src/web/rooms/${room}/texts/${kebab(screen)}-texts.ts`,
    `import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: '${inWords(screen)}', de: '${inWords(screen)} (in German)' });
`,
  );
  create(
    page,
    `import { PageTitle } from '#web/ui/page-title.tsx';
import * as texts from './texts/${kebab(screen)}-texts.ts';

/** ${inWords(screen)}. */
export function ${Page}() {
  return (
    <main id="main" className="page-width">
      <PageTitle title={texts.title} className="page-title" />
    </main>
  );
}
`,
  );
  const at = screen === room ? `/${kebab(room)}` : `/${kebab(room)}/${kebab(screen)}`;
  behind(`src/domain/${room}/addresses.ts`, /^export const \w+ = \{/m, `  ${screen}: '${at}',`);
  behind(
    `src/web/rooms/${room}/room.ts`,
    /routesAt\(\w+, \{$/m,
    `  ${screen}: { screen: screen(() => import('./${kebab(screen)}-page.tsx'), '${Page}') },`,
  );
  const server = globSync(`src/server/rooms/${room}/*.ts`).find((file) =>
    /screensAt\(\w+, \{$/m.test(readFileSync(file, 'utf8')),
  );
  behind(
    server ?? `src/server/rooms/${room}/room.ts`,
    /screensAt\(\w+, \{$/m,
    `    ${screen}: { chunk: '${page}', load: async () => ({ title: { en: '${inWords(screen)}', de: '${inWords(screen)} (in German)' } }) },`,
  );
}

function newCall(call, { isRead = /^(get|find|list)[A-Z]/.test(call) } = {}) {
  const contractFile = `src/domain/${room}/contract.ts`;
  const contract = /^export const (\w+Contract) = \{$/m;
  const contractName = contract.exec(read(contractFile))?.[1];
  const kindOfCall = isRead ? 'read' : 'write';
  create(
    `src/server/rooms/${room}/${kebab(call)}.ts`,
    `import { ok } from '#domain/core/result.ts';
import { ${contractName} } from '#domain/${room}/contract.ts';
import { ${kindOfCall} } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';

/** ${inWords(call)}. */
export const ${call} = ${kindOfCall}(${contractName}.${call}, { policy: signedIn }, async () => ok({}));
`,
  );
  behind(contractFile, contract, contractEntry(call, isRead ? 'GET' : 'POST'));
  const file = `src/server/rooms/${room}/room.ts`;
  addImport(file, `import { ${call} } from './${kebab(call)}.ts';`);
  insert(file, /^ {2}calls: \{/m, (found) => `${found} ${call},`);
}

function newRoom() {
  create(
    `src/domain/${room}/addresses.ts`,
    `/** Where the screens of the room stand: each has one in the browser, and a head and first data on the server. */
export const ${room}Addresses = {
} as const;
`,
  );
  create(
    `src/domain/${room}/contract.ts`,
    `import { oc } from '@orpc/contract';
import { z } from 'zod';

export const ${room}Contract = {
};
`,
  );
  create(
    `src/server/rooms/${room}/room.ts`,
    `import { ${room}Addresses } from '#domain/${room}/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';

export const ${room}: Room = {
  name: '${room}',
  personalData: 'none, because it has no table yet',
  calls: {},
  screens: screensAt(${room}Addresses, {
  }),
};
`,
  );
  create(
    `src/web/rooms/${room}/room.ts`,
    `import { ${room}Addresses } from '#domain/${room}/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const ${room}Routes = routesAt(${room}Addresses, {
});
`,
  );
  newScreen(room);
  newCall(`get${capital(room)}`);
  addImport('src/domain/rooms.ts', `import { ${room}Addresses } from './${room}/addresses.ts';`);
  addImport('src/domain/rooms.ts', `import { ${room}Contract } from './${room}/contract.ts';`);
  before('src/domain/rooms.ts', /^ {2}office: officeContract,$/m, `  ${room}: ${room}Contract,`);
  before('src/domain/rooms.ts', /^ {2}office: officeAddresses,$/m, `  ${room}: ${room}Addresses,`);
  addImport('src/server/app/rooms.ts', `import { ${room} } from '../rooms/${room}/room.ts';`);
  before('src/server/app/rooms.ts', /^ {2}office,$/m, `  ${room},`);
  addImport('src/web/app/rooms.ts', `import { ${room}Routes } from '#web/rooms/${room}/room.ts';`);
  before('src/web/app/rooms.ts', /^ {2}\/\/ The frames/m, `  ${room}: ${room}Routes,`);
}

const kinds = { room: newRoom, call: () => newCall(name), screen: () => newScreen(name) };
try {
  const isNamed = kind === 'room' ? /^[a-z]+$/.test(wanted) : /^[a-z]+\.[a-z][A-Za-z]*$/.test(wanted);
  if (!kinds[kind] || !isNamed)
    throw new Refused('say what: npm run new room NAME, npm run new call ROOM.NAME, npm run new screen ROOM.NAME');
  if (kind !== 'room' && !existsSync(`src/server/rooms/${room}`)) throw new Refused(`there is no room ${room}`);
  kinds[kind]();
} catch (error) {
  if (!(error instanceof Refused) && error.code !== 'ENOENT') throw error;
  console.error(
    error instanceof Refused
      ? error.message
      : `${error.path} is not there yet: add it by hand, as CONTRIBUTING.md shows`,
  );
  process.exit(1);
}
for (const [file, text] of edits) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
spawnSync(node24(), ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...edits.keys()], {
  stdio: 'inherit',
});
