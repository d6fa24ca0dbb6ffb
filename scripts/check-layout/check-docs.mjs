// Keeps the documents true where a program can tell: files and commands they name exist, and what is said to stand has a test.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)));
const read = (file) => readFileSync(join(root, file), 'utf8');
const documents = files.filter(
  (file) => ['README.md', 'CONTRIBUTING.md'].includes(file) || /^docs\/.*\.md$/.test(file),
);
const { scripts } = JSON.parse(read('package.json'));
const problems = [];

for (const document of documents) {
  const text = read(document);
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  for (const span of spans) {
    const path = /^(?:[\w-]+\/)*[\w-]+(?:\.test)?\.(?:tsx?|mjs|sql)$/.exec(span)?.[0];
    if (path && !files.some((file) => file === path || file.endsWith(`/${path}`)))
      problems.push(`${document}: names ${path}, which is no file any more.`);
    const command = /^npm run ([\w:-]+)/.exec(span)?.[1];
    if (command && !scripts[command]) problems.push(`${document}: npm run ${command} is no command.`);
  }
  for (const [, link] of text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g))
    if (!existsSync(join(root, dirname(document), link)))
      problems.push(`${document}: the link to ${link} leads nowhere.`);
}

// [docs/security.md] A test is named by its file and its title: `sessions.test.ts` “a session ends after thirty days”, or its beginning and “…”.
const titles = 'docs/security.md';
for (const [, test, said] of read(titles).matchAll(/`([\w./-]+\.test\.tsx?)`((?: (?:and )?“[^”]+”)*)/g)) {
  const sources = files.filter((file) => file === test || file.endsWith(`/${test}`)).map(read);
  for (const [, title] of said.matchAll(/“([^”]+)”/g))
    if (!sources.some((source) => source.includes(title.replace(/…$/, ''))))
      problems.push(`${titles}: no test of ${test} is called “${title}”.`);
}

// A decision says whether it holds, and since when.
for (const file of files.filter((name) => /^docs\/decisions\/\d{4}-/.test(name)))
  if (!/^Status: (?:accepted|proposed|superseded by [^,]+), \d{4}-\d\d-\d\d[.;]/m.test(read(file)))
    problems.push(`${file}: has no line “Status: accepted, 2026-11-22.”.`);

// A term of the glossary names a table that is there.
const schema = files
  .filter((file) => file.startsWith('db/schema/'))
  .map(read)
  .join('\n');
for (const [, , , tables] of read('docs/glossary.md').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm))
  for (const [, table] of tables.matchAll(/`([a-z_]+)(?:\.[a-z_]+)?`/g))
    if (!schema.includes(`CREATE TABLE ${table} (`)) problems.push(`docs/glossary.md: ${table} is no table.`);

/** `UX-14 to UX-17` names four. */
function* idsOf(text) {
  for (const [, module, first, last] of text.matchAll(/\b([A-Z]{2,8})-(\d\d)(?: to (?:[A-Z]{2,8}-)?(\d\d))?\b/g))
    for (let n = Number(first); n <= Number(last ?? first); n += 1) yield `${module}-${String(n).padStart(2, '0')}`;
}
const tests = files.filter((file) => /\.test\.tsx?$/.test(file) || file.startsWith('test/faults/'));
const proved = new Set(tests.flatMap((file) => [...idsOf(read(file))]));
for (const id of new Set(idsOf(read('docs/requirements.md'))))
  if (!proved.has(id)) problems.push(`docs/requirements.md: no test names ${id}.`);

for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? `docs: ${documents.length} in order` : `docs: ${problems.length} to put right`);
process.exit(problems.length === 0 ? 0 : 1);
