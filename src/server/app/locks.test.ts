import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  place: string;
  body: string;
}

/** What is called a lock or a hold, with its source and the constants of its file that it names. */
function locksOf(file: string): Lock[] {
  const source = readFileSync(file, 'utf8');
  const constant = (name: string): string => new RegExp(`\\nconst ${name}\\b[^;]*;`).exec(source)?.[0] ?? '';
  return [...source.matchAll(/\n(?:export )?(?:async function|function|const) ((?:lock|hold)[A-Z]\w*)/g)].map(
    (match) => {
      const rest = source.slice(match.index + 1);
      const own = rest.slice(0, /\n(?=export|async function|function|const|\/\*\*)/.exec(rest)?.index);
      const named = [...own.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => constant(name));
      return { place: `${file} ${match[1]}`, body: [own, ...named].join('\n') };
    },
  );
}

/** A row is locked by being asked for, written or taken; a key by its number. A line that is there already and left as it is locks nothing. */
const LOCKS =
  /FOR (NO KEY )?UPDATE|FOR (KEY )?SHARE|\bUPDATE \w+ SET|\bDO UPDATE\b|\bDELETE FROM\b|pg_advisory_xact_lock|LOCK TABLE/;
/** By a lock of another file, or of the file system. */
const BY_ANOTHER = /\b(?:lock|hold)[A-Z]\w*\((?!tx:)(?=.*tx)/;

test('[INV-24] what says that it locks does so: two who change the same wait for each other', () => {
  const locks = globSync('src/server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(locksOf)
    .filter(({ place }) => !place.includes('folder-lock'));
  expect(locks.length).toBeGreaterThan(50);
  const own = ({ body }: Lock): string => body.slice(body.indexOf('('));
  expect(
    locks.filter((lock) => !LOCKS.test(lock.body) && !BY_ANOTHER.test(own(lock))).map(({ place }) => place),
  ).toEqual([]);
});

/** What is due later: a worker's next look comes before it. */
const DUE_LATER = ['src/server/modules/accounts/stores/privacy-store.ts insertExport'];

test('[RUN-13] whatever puts an item into a queue wakes its worker', () => {
  const match = globSync('src/server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('enqueuePart'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const parts = source
        .split(/\n(?=export |async function|function|const |\/\*\*)/)
        .map((text) => ({ text, name: /(?:function|const) (\w+)/.exec(text)?.[1] ?? '' }))
        .filter(({ text, name }) => name !== '' && name !== 'enqueuePart' && !text.startsWith('import'));
      const enqueues = new Set(['enqueuePart']);
      const callsOne = (text: string): boolean =>
        [...enqueues].some((name) => new RegExp(`\\b${name}\\b`).test(text.replace(/(function|const) \w+/, '')));
      for (let size = 0; size < enqueues.size;) {
        size = enqueues.size;
        // What a transaction is handed to says it; what only makes words of a statement does not.
        for (const { text, name } of parts) if (!text.includes('tx: Transaction') && callsOne(text)) enqueues.add(name);
      }
      return parts
        .filter(({ text }) => text.includes('tx: Transaction') && callsOne(text))
        .map(({ text, name }) => ({ place: `${file} ${name}`, says: text.includes('tx.enqueued.add(') }));
    });
  expect(match.length).toBeGreaterThan(9);
  expect(match.filter(({ says }) => !says).map(({ place }) => place)).toEqual(DUE_LATER);
});
