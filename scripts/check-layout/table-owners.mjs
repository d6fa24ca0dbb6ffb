// Keeps one owner per table: db/schema says whose each is, and only a store of that module writes to it. SQL stands in stores alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleOrder } from '../../src/domain/modules.ts';

/** What looks at or carries the whole database and belongs to no module, and the one operation that is no store by name. */
const BESIDE_MODULES =
  /^src\/server\/(app\/audit|app\/backup|platform\/database|platform\/migrations)\/|^src\/server\/app\/(backup|restore)-main\.ts$/;
const OPERATIONS = ['src/server/modules/accounts/safety/end-access.ts'];
/** Write to the tables that modules name as theirs, which registry.test.ts holds against their owners. */
const NAMED_BY_OWNERS = [
  'src/server/platform/personal-data/erase-store.ts',
  'src/server/platform/secrets/secret-store.ts',
];
const WRITES_UNNAMED = /\b(?:INSERT INTO|DELETE FROM|TRUNCATE|UPDATE)\s+(?:ONLY\s+)?"?\$\{/;
const WRITES = /\b(?:INSERT INTO|DELETE FROM|TRUNCATE|UPDATE)\s+(?:ONLY\s+)?(\w+)/g;
const SQL = /\bSELECT\s[^;]*?\bFROM\s+(?!generate_series)|\b(?:INSERT INTO|DELETE FROM)\s|\bUPDATE \w+ (?:\w+ )?SET\b/;

/** Owner of each table, by what `COMMENT ON TABLE` says. */
export function tableOwners(root) {
  const owners = new Map();
  const folder = join(root, 'db/schema');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql')))
    for (const [, table, module] of readFileSync(join(folder, file), 'utf8').matchAll(
      /COMMENT ON TABLE (\w+)\s+IS\s+'module: ([a-z-]+);/g,
    ))
      owners.set(table, module);
  return owners;
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function ownerProblems(root, texts) {
  const owners = tableOwners(root);
  const problems = [];
  for (const [table, owner] of owners)
    if (owner !== 'platform' && !moduleOrder.includes(owner))
      problems.push({
        file: 'db/schema',
        message: `gives ${table} to ${owner}, which is no module: name a module of src/domain/modules.ts.`,
      });
  for (const [file, source] of texts) {
    if (!file.startsWith('src/server/') || /\.test\.ts$|-test-bed\.ts$/.test(file) || BESIDE_MODULES.test(file))
      continue;
    const text = withoutComments(source);
    const module = /^src\/server\/(?:modules\/)?([a-z-]+)/.exec(file)[1];
    const isStore = file.endsWith('-store.ts') || OPERATIONS.includes(file);
    for (const table of new Set([...text.matchAll(WRITES)].map(([, name]) => name))) {
      const owner = owners.get(table);
      if (owner && owner !== module)
        problems.push({
          file,
          message: `writes to ${table}, which belongs to ${owner}: call an operation of a store in src/server/modules/${owner}, or tell an event and let ${owner} react.`,
        });
    }
    if (WRITES_UNNAMED.test(text.replaceAll(/FOR (?:NO KEY )?UPDATE/g, '')) && !NAMED_BY_OWNERS.includes(file))
      problems.push({
        file,
        message:
          'writes to a table that it does not name, so that nobody sees whose it is: write its name into the statement.',
      });
    if (!isStore && SQL.test(text))
      problems.push({
        file,
        message: `holds SQL: move the statement to a *-store.ts of src/server/modules/${module} and call it by what it does.`,
      });
  }
  return problems;
}
