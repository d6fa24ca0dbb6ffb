import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { z } from 'zod';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { expectSnapshot } from '#test/support/snapshots/expect-snapshot.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { schemaFacts } from '#test/support/snapshots/schema-facts.ts';
import { settings } from '../platform/config/settings.ts';
import { allCalls, allFunctions } from './operations.ts';
import { modules } from './modules.ts';

let sale: Sale;
const web = temporaryFolder('web-');
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'assets/a.js'), 'export {};');
  writeFileSync(join(web, 'index.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  sale = await openSale({ PUBLIC_URL: 'https://shop.example' }, { web });
});
afterAll(async () => {
  await sale.stop();
  rmSync(web, { recursive: true });
});

test('[RUN-02] every setting and its default match the snapshot', () =>
  expectSnapshot(
    'settings',
    Object.entries(settings).flatMap(([name, { schema }]) => [
      ...schemaFacts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${name} set`),
      ...schemaFacts(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), `${name} read`),
      `${name} unset = ${JSON.stringify(schema.safeParse(undefined).data)}`,
    ]),
  ));

test('what the product brings matches its snapshot', () => {
  const { jobs = [], queues = [] } = sale.app.outside.runningProduct ?? {};
  const operations = Object.entries({ ...allCalls(), ...allFunctions() });
  expectSnapshot('product', [
    ...operations.map(([name, { kind, policy }]) => `${kind} ${name} for ${policy.kind}`),
    ...jobs.map(({ name, every }) => `job ${name} every ${every} ms`),
    ...queues.map(
      ({ name, tries, firstDelay, longestDelay }) =>
        `queue ${name}: ${tries} tries, the second after ${firstDelay} s, none later than ${longestDelay} s`,
    ),
    ...modules.flatMap((module) =>
      (module.screens ?? []).map(
        ({ path, chunk, alsoNeeds = [], isOffline = false, cacheTags }) =>
          `screen ${path}: ${[chunk, ...alsoNeeds].join(' ')}${isOffline ? ', offline' : ''}${cacheTags ? ', kept' : ''}`,
      ),
    ),
  ]);
});

/** What the catalog of a database knows of it, of functions of libraries a digest, and the rows that migrations wrote. */
const CATALOG = `
  WITH own AS (
    SELECT c.oid, CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS name, relkind, relrowsecurity, reloptions, relacl
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
  )
  SELECT concat_ws(' ', CASE relkind WHEN 'S' THEN 'sequence' WHEN 'p' THEN 'parted table' WHEN 'r' THEN 'table' ELSE 'view' END, name,
      obj_description(oid, 'pg_class'), reloptions, relacl, CASE WHEN relrowsecurity THEN 'with rules of rows' END)
    FROM own WHERE relkind NOT IN ('i', 'I')
  UNION ALL SELECT concat_ws(' ', 'column', name || '.' || attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END,
      CASE attgenerated WHEN '' THEN 'DEFAULT ' ELSE 'GENERATED ' END || pg_get_expr(adbin, adrelid), NULLIF(attidentity, ''), attacl)
    FROM own JOIN pg_attribute a ON attrelid = own.oid AND attnum > 0 AND NOT attisdropped LEFT JOIN pg_attrdef d ON adrelid = own.oid AND adnum = attnum
    WHERE relkind NOT IN ('i', 'I', 'S')
  UNION ALL SELECT concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(k.oid)) FROM own JOIN pg_constraint k ON conrelid = own.oid AND contype <> 'n'
  UNION ALL SELECT pg_get_indexdef(indexrelid) FROM own JOIN pg_index ON indrelid = own.oid
  UNION ALL SELECT pg_get_triggerdef(t.oid) FROM own JOIN pg_trigger t ON tgrelid = own.oid AND NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'rule of rows', tablename, policyname, permissive, roles, cmd, qual, with_check) FROM pg_policies
  UNION ALL SELECT concat_ws(' ', 'type', typname, string_agg(enumlabel, ' ' ORDER BY enumsortorder)) FROM pg_type t JOIN pg_enum ON enumtypid = t.oid GROUP BY t.oid
  UNION ALL SELECT 'extension ' || extname FROM pg_extension
  UNION ALL SELECT CASE n.nspname WHEN 'public' THEN pg_get_functiondef(p.oid) ELSE concat_ws(' ', 'function', n.nspname || '.' || proname, md5(prosrc)) END
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  UNION ALL SELECT 'category ' || to_jsonb(c)::text FROM categories c WHERE c.slug <> 'mugs'
  UNION ALL SELECT concat_ws(' ', 'queue', name, policy, 'retry limit', retry_limit, 'expires after', expire_seconds, 'heartbeat', heartbeat_seconds,
      'kept', retention_seconds, deletion_seconds) FROM pgboss.queue`;

test('the database as its migrations leave it matches its snapshot', async () => {
  const { rows } = await sale.app.db.query<{ fact: string }>({ text: `SELECT fact FROM (${CATALOG}) AS facts(fact)` });
  expectSnapshot(
    'database',
    rows.map(({ fact }) => fact.replaceAll(/\s+/g, ' ')),
  );
});

/** The headers of an answer but those that differ each time; ports and what a cookie holds are left out. */
function headersOf({ headers }: Response): string[] {
  const changing = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'x-request-id'];
  return [...headers]
    .filter(([name]) => !changing.includes(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(/:\d{4,5}\b/g, ':PORT')}`)
    .map((line) => line.replace(/^(set-cookie: [\w-]+)=[^;]+/, '$1=…'));
}

/** What is no address, a file of the web, every address that is asked by GET, and what gives a cookie. */
const requestOf = (): [route: string, body?: object][] => [
  ...['/no/such/page', '/assets/a.js'].map((path): [string] => [`GET ${path}`]),
  ...[...sale.routes].filter((route) => route.startsWith('GET /')).map((route): [string] => [route]),
  ['POST /api/accounts/register', { email: 'bo@example.com', password: 'correct horse', displayName: 'Bo' }],
  ['PUT /api/accounts/language', { language: 'de' }],
  ['PUT /api/support/articles/returns/vote', { helpful: true }],
];

test('[RUN-11] the headers of every answer to a visitor match their snapshot', async () => {
  const answers = await Promise.all(
    requestOf().map(async ([route, body]) => {
      const [method = '', path = ''] = route.split(' ');
      const response = await fetch(`${sale.address}${path.replaceAll(/:\w+|\*/g, 'x')}`, {
        method,
        redirect: 'manual',
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      });
      await response.body?.cancel();
      return { route, status: response.status, headers: headersOf(response) };
    }),
  );
  const usual = headersOf(await fetch(`${sale.address}/api/cart`));
  expectSnapshot('headers', [
    ...usual.map((line) => `usual = ${line}`),
    ...answers.map(({ route, status, headers }) => {
      const without = usual.filter((line) => !headers.some((own) => own.startsWith(line.split(' ')[0] ?? '')));
      const own = headers.filter((line) => !usual.includes(line));
      return `${route} = ${[status, ...own, ...without.map((line) => `no ${line.split(':')[0]}`)].join(', ')}`;
    }),
  ]);
});
