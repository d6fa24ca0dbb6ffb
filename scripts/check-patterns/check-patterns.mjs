// Every regular expression of the product, on the worst texts of the greatest length that one may meet: none holds the process up.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { madePatterns } from './made-patterns.mjs';
import { slowOn } from './slow-on.mjs';
import { patternsOf, unknownPatterns } from './patterns-of.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'client', 'sandbox'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Made in a function, of constants alone. */
const ofConstants = new Set([
  // Called while the domain is loaded, so that what they make is timed.
  'src/domain/core/postcodes/postcode.ts',
  'src/domain/messages/spam/spam-score.ts',
  // Of the addresses of screens; its form is timed by its test.
  'src/web/platform/router/match-path.ts',
]);

/** Each pattern once, with all places that it is written at. */
const places = new Map();
const add = (location, { source, flags }) => {
  const key = `/${source}/${flags}`;
  places.set(key, { source, flags, at: [...(places.get(key)?.at ?? []), location] });
};
let unknown = 0;
for (const file of files) {
  const code = readFileSync(join(root, file), 'utf8');
  for (const { line, ...pattern } of patternsOf(file, code)) add(`${file}:${line}`, pattern);
  for (const line of ofConstants.has(file) ? [] : unknownPatterns(file, code)) {
    unknown += 1;
    console.log(
      `${file}:${line}: a pattern made of data cannot be timed: write it down, or compare by includes and startsWith.`,
    );
  }
}
for (const pattern of await madePatterns()) add('put together when the domain is loaded', pattern);

let slow = 0;
for (const [key, { source, flags, at }] of places) {
  const text = slowOn(source, flags);
  if (text === null) continue;
  slow += 1;
  console.log(
    `${at.join(', ')}: ${key.slice(0, 120)} is too slow for ${text.length} letters like ${JSON.stringify(text.slice(0, 24))}: ` +
      'let a match begin at one place of a run alone (a lookbehind), or part the text by split and indexOf.',
  );
}
console.log(`patterns: ${places.size} tried, ${slow} too slow, ${unknown} unknown`);
// What was loaded to find the patterns may have timers.
process.exit(slow + unknown === 0 ? 0 : 1);
