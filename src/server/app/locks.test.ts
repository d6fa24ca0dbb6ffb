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
    (found) => {
      const rest = source.slice(found.index + 1);
      const own = rest.slice(0, /\n(?=export|async function|function|const|\/\*\*)/.exec(rest)?.index);
      const named = [...own.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => constant(name));
      return { place: `${file} ${found[1]}`, body: [own, ...named].join('\n') };
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
