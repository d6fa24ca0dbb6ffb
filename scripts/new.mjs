// npm run new module|call|screen|section|event|reaction|setting NAME: writes the files and the lines that name them, in the style of the house.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { node24 } from './ensure-node.mjs';
import {
  addImport,
  before,
  behind,
  capital,
  create,
  edits,
  insert,
  inSentenceCase,
  kebab,
  read,
  Refused,
} from './new/edits.mjs';
import { newEvent, newReaction, newSection, newSetting } from './new/kinds.mjs';

const [kind, wanted = ''] = process.argv.slice(2);
const [module, name = module] = wanted.split('.');
const contractEntry = (call, method) => `  ${call}: oc
    .route({
      method: '${method}',
      path: '/${module}/${kebab(call)}',
      tags: ['${module}'],
      summary: '${inSentenceCase(call)}.',
    })
    .input(z.strictObject({}))
    .output(z.strictObject({})),`;

function newScreen(screen) {
  const page = `src/web/modules/${module}/${kebab(screen)}-page.tsx`;
  const Page = `${capital(screen)}Page`;
  create(
    `src/web/modules/${module}/texts/${kebab(screen)}-texts.ts`,
    `import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: '${inSentenceCase(screen)}', de: '${inSentenceCase(screen)} (in German)' });
`,
  );
  create(
    page,
    `import { PageTitle } from '#web/ui/page-title.tsx';
import * as texts from './texts/${kebab(screen)}-texts.ts';

/** ${inSentenceCase(screen)}. */
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
    `    ${screen}: { chunk: '${page}', load: async () => ({ title: { en: '${inSentenceCase(screen)}', de: '${inSentenceCase(screen)} (in German)' } }) },`,
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

/** ${inSentenceCase(call)}. */
export const ${call} = ${kindOfCall}(${contractName}.${call}, { policy: signedIn }, async () => ok({}));
`,
  );
  behind(contractFile, contract, contractEntry(call, isRead ? 'GET' : 'POST'));
  const file = `src/server/modules/${module}/module.ts`;
  addImport(file, `import { ${call} } from './${kebab(call)}.ts';`);
  insert(file, /^ {2}calls: \{/m, (match) => `${match} ${call},`);
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

const inModule = /^[a-z]+\.[a-z][A-Za-z]*$/;
/** What each kind is named like, and who writes it. */
const kinds = {
  module: { named: /^[a-z]+$/, like: 'NAME', write: newModule },
  call: { named: inModule, like: 'MODULE.NAME', write: () => newCall(name) },
  screen: { named: inModule, like: 'MODULE.NAME', write: () => newScreen(name) },
  section: { named: /^[a-z]+\.(seller|admin)\.[a-z][A-Za-z]*$/, like: 'MODULE.seller.NAME', write: newSection },
  event: { named: /^[a-z]+\.[a-z][a-z-]*$/, like: 'MODULE.NAME', write: newEvent },
  reaction: { named: /^[a-z]+\.[a-z]+\.[a-z][a-z-]*$/, like: 'MODULE.EVENT', write: newReaction },
  setting: { named: /^[A-Z][A-Z0-9_]*$/, like: 'NAME', write: newSetting },
};
try {
  if (!kinds[kind]?.named.test(wanted))
    throw new Refused(
      `say what: ${Object.entries(kinds)
        .map(([each, { like }]) => `npm run new ${each} ${like}`)
        .join(', ')}`,
    );
  if (!['module', 'setting'].includes(kind) && globSync(`src/{domain,{server,web}/modules}/${module}`).length === 0)
    throw new Refused(`there is no module ${module}`);
  kinds[kind].write(wanted);
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
// Tables of documents stand as they were typed.
const code = [...edits.keys()].filter((file) => !file.endsWith('.md'));
spawnSync(node24(), ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...code], {
  stdio: 'inherit',
});
