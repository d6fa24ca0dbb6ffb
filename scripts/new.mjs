// npm run new module NAME, call MODULE.NAME, screen MODULE.NAME: writes the files and the lines that name them, in the style of the house.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { node24 } from './ensure-node.mjs';

const [kind, wanted = ''] = process.argv.slice(2);
const [module, name = module] = wanted.split('.');
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
      path: '/${module}/${kebab(call)}',
      tags: ['${module}'],
      summary: '${inWords(call)}.',
    })
    .input(z.strictObject({}))
    .output(z.strictObject({})),`;

function newScreen(screen) {
  const page = `src/web/modules/${module}/${kebab(screen)}-page.tsx`;
  const Page = `${capital(screen)}Page`;
  create(
    `src/web/modules/${module}/texts/${kebab(screen)}-texts.ts`,
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
  const at = screen === module ? `/${kebab(module)}` : `/${kebab(module)}/${kebab(screen)}`;
  behind(`src/domain/${module}/addresses.ts`, /^export const \w+ = \{/m, `  ${screen}: '${at}',`);
  behind(
    `src/web/modules/${module}/module.ts`,
    /routesAt\(\w+, \{$/m,
    `  ${screen}: { screen: screen(() => import('./${kebab(screen)}-page.tsx'), '${Page}') },`,
  );
  const server = globSync(`src/server/modules/${module}/*.ts`).find((file) =>
    /screensAt\(\w+, \{$/m.test(readFileSync(file, 'utf8')),
  );
  behind(
    server ?? `src/server/modules/${module}/module.ts`,
    /screensAt\(\w+, \{$/m,
    `    ${screen}: { chunk: '${page}', load: async () => ({ title: { en: '${inWords(screen)}', de: '${inWords(screen)} (in German)' } }) },`,
  );
}

function newCall(call, { isRead = /^(get|find|list)[A-Z]/.test(call) } = {}) {
  const contractFile = `src/domain/${module}/contract.ts`;
  const contract = /^export const (\w+Contract) = \{$/m;
  const contractName = contract.exec(read(contractFile))?.[1];
  const kindOfCall = isRead ? 'read' : 'write';
  create(
    `src/server/modules/${module}/${kebab(call)}.ts`,
    `import { ok } from '#domain/core/result.ts';
import { ${contractName} } from '#domain/${module}/contract.ts';
import { ${kindOfCall} } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';

/** ${inWords(call)}. */
export const ${call} = ${kindOfCall}(${contractName}.${call}, { policy: signedIn }, async () => ok({}));
`,
  );
  behind(contractFile, contract, contractEntry(call, isRead ? 'GET' : 'POST'));
  const file = `src/server/modules/${module}/module.ts`;
  addImport(file, `import { ${call} } from './${kebab(call)}.ts';`);
  insert(file, /^ {2}calls: \{/m, (found) => `${found} ${call},`);
}

function newModule() {
  create(
    `src/domain/${module}/addresses.ts`,
    `/** Where the screens of the module stand: each has one in the browser, and a head and first data on the server. */
export const ${module}Addresses = {
} as const;
`,
  );
  create(
    `src/domain/${module}/contract.ts`,
    `import { oc } from '@orpc/contract';
import { z } from 'zod';

export const ${module}Contract = {
};
`,
  );
  create(
    `src/server/modules/${module}/module.ts`,
    `import { ${module}Addresses } from '#domain/${module}/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';

export const ${module}: Module = {
  name: '${module}',
  personalData: 'none, because it has no table yet',
  calls: {},
  screens: screensAt(${module}Addresses, {
  }),
};
`,
  );
  create(
    `src/web/modules/${module}/module.ts`,
    `import { ${module}Addresses } from '#domain/${module}/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

export const ${module}Routes = routesAt(${module}Addresses, {
});
`,
  );
  newScreen(module);
  newCall(`get${capital(module)}`);
  addImport('src/domain/modules.ts', `import { ${module}Addresses } from './${module}/addresses.ts';`);
  addImport('src/domain/modules.ts', `import { ${module}Contract } from './${module}/contract.ts';`);
  before('src/domain/modules.ts', /^ {2}office: officeContract,$/m, `  ${module}: ${module}Contract,`);
  before('src/domain/modules.ts', /^ {2}office: officeAddresses,$/m, `  ${module}: ${module}Addresses,`);
  addImport('src/server/app/modules.ts', `import { ${module} } from '../modules/${module}/module.ts';`);
  before('src/server/app/modules.ts', /^ {2}office,$/m, `  ${module},`);
  addImport('src/web/app/modules.ts', `import { ${module}Routes } from '#web/modules/${module}/module.ts';`);
  before('src/web/app/modules.ts', /^ {2}\/\/ The frames/m, `  ${module}: ${module}Routes,`);
}

const kinds = { module: newModule, call: () => newCall(name), screen: () => newScreen(name) };
try {
  const isNamed = kind === 'module' ? /^[a-z]+$/.test(wanted) : /^[a-z]+\.[a-z][A-Za-z]*$/.test(wanted);
  if (!kinds[kind] || !isNamed)
    throw new Refused(
      'say what: npm run new module NAME, npm run new call MODULE.NAME, npm run new screen MODULE.NAME',
    );
  if (kind !== 'module' && !existsSync(`src/server/modules/${module}`)) throw new Refused(`there is no room ${module}`);
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
