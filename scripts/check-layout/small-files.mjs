// A file of a few lines that one other file reads joins it: what is always read together is one file.

import { locationOf } from './layers.mjs';

const MAX_LINES = 25;
const MAX_TOGETHER = 250;

/** What the layout wants in a file of its own: manifests, texts and articles, SQL, a call or a reaction that a manifest lists. */
const OWN = /(^|\/)(module|sections|events|tagged-tables|[\w-]+-store|[\w-]*texts?)\.tsx?$|\/articles\//;
const MANIFEST = /\/(module|sections|[\w-]+-modules|modules|fill-slots)\.tsx?$/;

const isTest = (file) => /^test\/|\.test\./.test(file);
const linesOf = (text) => text.split('\n').length - 1;

/** Who imports each file, and which files are fetched late. */
function importersOf(texts, target) {
  const importers = new Map();
  const late = new Set();
  for (const [file, text] of texts)
    for (const [, word, specifier] of text.matchAll(/(\bfrom|\bimport\(|\bimport|\bmock\()\s*'([^']+)'/g)) {
      const at = target(file, specifier);
      if (!at || !texts.has(at)) continue;
      if (word === 'import(') late.add(at);
      importers.set(at, (importers.get(at) ?? new Set()).add(file));
    }
  return { importers, late };
}

/**
 * @param {Map<string, string>} texts source by file, tests too
 * @param {(file: string, specifier: string) => string | null} target what an import means
 * @returns {{ file: string, message: string }[]}
 */
export function smallFileProblems(texts, target) {
  const { importers, late } = importersOf(texts, target);
  const problems = [];
  for (const [file, text] of texts) {
    const lines = linesOf(text);
    const [importer, another] = importers.get(file) ?? [];
    const isSmall = lines <= MAX_LINES && !isTest(file) && !OWN.test(file) && !late.has(file) && importer && !another;
    const joins =
      isSmall &&
      !MANIFEST.test(importer) &&
      !isTest(importer) &&
      locationOf(file).layer === locationOf(importer).layer &&
      locationOf(file).module === locationOf(importer).module &&
      lines + linesOf(texts.get(importer)) <= MAX_TOGETHER;
    if (joins)
      problems.push({ file, message: `has ${lines} lines that ${importer} alone reads: join it to that file.` });
  }
  return problems;
}
