// Keeps the house: who may import whom, names, sizes. Every message says what to do instead.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordProblems } from './banned-words.mjs';
import { inlineStyleProblems } from './inline-styles.mjs';
import { problemsOfLayers } from './layers.mjs';
import { kitProblems } from './kit-parts.mjs';
import { lateProblems } from './late-parts.mjs';
import { sqlLineProblems } from './sql-lines.mjs';
import { sqlParameterProblems } from './sql-parameters.mjs';
import { sentByHand } from './sent-by-hand.mjs';
import { sentenceProblems } from './sentences.mjs';
import { chunkProblems } from './named-chunks.mjs';
import { titleProblems } from './long-titles.mjs';
import { rulesOfTests } from './rules-of-tests.mjs';
import { sandboxProblems } from './sandbox-imports.mjs';
import { sheetProblems } from './style-sheets.mjs';
import { smallFileProblems } from './small-files.mjs';
import { ownerProblems } from './table-owners.mjs';
import { unheardRefusals } from './unheard-refusals.mjs';
import { unreadSettings } from './unread-settings.mjs';

const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../..');
const banned = /(^|-)(utils?|helpers?|common|misc|shared|service|manager|data|info)(-|\.|$)/;
const ENDS_ACCESS = 'src/server/modules/accounts/safety/end-access.ts';
const endsAccess =
  /DELETE FROM (sessions|refresh_tokens)\b|(SET|,) tokens_valid_from = \$|^ +'(sessions|refresh_tokens)',$/m;
const UNSAFE =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b|\beval\(|new Function\(|rejectUnauthorized/;
const MAX_LINES = 250;
const MAX_TEST_LINES = 400;
const MAX_FILES = 20;
const problems = [];
const say = (file, message) => problems.push(`${file}: ${message}`);

const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'index.html', 'src', 'client', 'sandbox', 'demo', 'test', 'bench'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const files = listed.filter((file) => /\.(ts|tsx)$/.test(file));
const testsOfScripts = execFileSync('git', ['ls-files', 'scripts'], { cwd: root, encoding: 'utf8' }).split('\n');
const textsOf = (some) => new Map(some.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const isTest = (file) => /\.test\.tsx?$/.test(file);

function target(file, specifier) {
  if (specifier.startsWith('#'))
    return specifier.replace(/^#(domain|server|web)\//, 'src/$1/').replace(/^#(demo|test|sandbox)\//, '$1/');
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : null;
}

const mayImport = ['zod', '@orpc/contract'];
const imports = new Map();

function readImports(file, text) {
  const targets = [];
  for (const [, specifier] of text.matchAll(/(?:from|import\(?)\s*'([^']+)'/g)) {
    const to = target(file, specifier);
    if (to) targets.push(to);
    else if (file.startsWith('src/domain/') && !isTest(file) && !mayImport.includes(specifier))
      say(
        file,
        `imports ${specifier}. The domain imports only itself, ${mayImport.join(' and ')}: pass what you need in as an argument.`,
      );
  }
  imports.set(file, targets);
}

const folders = new Map();
const texts = textsOf(files);
for (const [file, text] of texts) {
  const name = file.split('/').at(-1);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.conditions)?(\.(test|config|d))?\.(ts|tsx)$/.test(name))
    say(file, 'is not named in kebab-case after the one thing it exports.');
  if (banned.test(name)) say(file, 'has a name that says nothing: name it after the one thing it exports.');
  if (name === 'index.ts') say(file, 'is a barrel file: import from the file itself.');
  if (file.startsWith('src/server/') && name.endsWith('.tsx'))
    say(file, 'is .tsx on the server, which runs without a build: use .ts.');
  const lines = text.split('\n').length;
  if (lines > MAX_LINES + 1 && !text.startsWith('// table of data') && !isTest(file))
    say(file, `has ${lines} lines. Stop at ${MAX_LINES}: split off what has a name of its own.`);
  if (lines > MAX_TEST_LINES && isTest(file))
    say(file, `has ${lines} lines. Stop at ${MAX_TEST_LINES}: a file of tests is about one thing.`);
  if (file.startsWith('src/') && /NODE_ENV/.test(text))
    say(file, 'asks NODE_ENV: make it a setting in platform/config/settings.ts.');
  if (/\.tsx?$/.test(file) && /\bas never\b/.test(text))
    say(file, 'casts to never, which switches the compiler off: give it its true type, a test’s helper too.');
  if (file.startsWith('src/web/') && /\b(SELECT|INSERT INTO|UPDATE) /.test(text))
    say(file, 'holds SQL: it belongs in a store of the server.');
  if (
    file.startsWith('src/web/') &&
    !isTest(file) &&
    !file.endsWith('/languages/language.ts') &&
    /\w+Texts(?:\.\w+|\[[^\]]+\])*\[language\]/.test(text)
  )
    say(
      file,
      'picks a message of a file of texts by [language]: a build holds one language alone and finds nothing. Use say().',
    );
  // Lists of tables count too: a loop over them deletes as well.
  if (file.startsWith('src/server/') && file !== ENDS_ACCESS && !isTest(file) && endsAccess.test(text))
    say(file, `ends sessions or tokens by itself: ${ENDS_ACCESS} alone does, so that nobody forgets half of it.`);
  const [unsafe] = UNSAFE.exec(text) ?? [];
  if (file.startsWith('src/') && !isTest(file) && unsafe)
    say(file, `uses ${unsafe}: words of people become markup or code by it, or a certificate is not looked at.`);
  // A page that names no file of the browser would come without its code, and nobody would see it.
  if (file.startsWith('src/server/') && !isTest(file))
    for (const [, chunk] of text.matchAll(/'(src\/web\/[^']+)'/g))
      if (!files.includes(chunk)) say(file, `names ${chunk}, which is no file: write where it is now.`);
  if (file.startsWith('src/')) readImports(file, text);
  if (/^(src|sandbox)\//.test(file) && !isTest(file)) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
}
for (const [folder, count] of folders)
  if (count > MAX_FILES && !['src/domain'].includes(folder))
    say(folder, `has ${count} files. Stop at ${MAX_FILES}: make a module within the module.`);

for (const { file, name } of rulesOfTests(texts, target))
  say(
    file,
    `${name} is run by tests alone: let the product decide by it, or delete it and move what its test says to the call’s test.`,
  );

for (const { file, message } of [
  ...ownerProblems(root, texts),
  ...sandboxProblems(texts, target),
  ...chunkProblems(texts, target),
  ...wordProblems(texts),
  ...titleProblems(textsOf([...files, ...testsOfScripts].filter(isTest))),
  ...inlineStyleProblems(texts),
  ...kitProblems(texts),
  ...lateProblems(texts),
  ...sentByHand(texts),
  ...sqlLineProblems(texts),
  ...sqlParameterProblems(texts),
  ...unheardRefusals(texts),
  ...unreadSettings(texts),
  ...smallFileProblems(texts, target),
  ...sentenceProblems(texts),
  ...sheetProblems(
    textsOf(listed.filter((file) => /^src\/web\/.*\.css$/.test(file))),
    textsOf(listed.filter((file) => /^(index\.html|src\/.*\.tsx?)$/.test(file) && !isTest(file))),
    target,
  ),
])
  say(file, message);

problems.push(...problemsOfLayers(imports));
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0 ? `layout: ${files.length} files in order` : `layout: ${problems.length} to put right`,
);
process.exit(problems.length === 0 ? 0 : 1);
