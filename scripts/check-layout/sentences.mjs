// What a person reads stands in texts, in every language: in no screen of a module that was carried over.
import { parseSync } from 'vite';
import { isCarriedOver } from '../web/carried-over.mjs';

/** What writes a mail, and where it may be used: there its words are looked at here, and the mail is among the samples of the tests. */
const FRAMES = /\/mail\/(link-mail|mail-html)\.ts$/;
const MAILS = /^src\/server\/(platform\/mail\/.*|modules\/.*-mails?)\.ts$/;

const LANGUAGES = ['en', 'de'];
const READ_ALOUD = new Set([
  'label',
  'title',
  'aria-label',
  'placeholder',
  'alt',
  'what',
  'hint',
  'note',
  'legend',
  'caption',
]);
/** A word that begins a sentence, or several words: what keys, classes and addresses are not. */
const SENTENCE = /^[A-Z][a-z]+( |\.|…|!|\?)|^[A-Z][a-z’]+ [a-z]|[a-z]\.$/;
/** Addresses and the name of the marketplace are no sentences. */
const WORD = /^(?!\s*\/|Artisan Market).*\p{L}{2}/su;

const isNode = (part) => typeof part?.type === 'string';
function visit(part, see, above = []) {
  if (Array.isArray(part)) for (const each of part) visit(each, see, above);
  else if (isNode(part) && see(part, above) !== false)
    for (const each of Object.values(part)) visit(each, see, [...above, part]);
}

const isText = (file) => /(^|\/)([\w-]*texts?)\.tsx?$/.test(file);

/** Sentences in the code of a screen. */
function sentencesIn(file, program) {
  const sentences = [];
  visit(program, (node, above) => {
    if (/^(Import|Export(All|Named))Declaration$/.test(node.type) && node.source) return false;
    // Types are read by nobody, and errors are for the log.
    if (node.type === 'TSTemplateLiteralType') return false;
    if (node.type === 'NewExpression' && node.callee.name === 'Error') return false;
    if (node.type === 'JSXText' && WORD.test(node.value)) sentences.push(node.value.trim());
    if (node.type === 'JSXAttribute' && node.value?.type === 'Literal') {
      if (READ_ALOUD.has(node.name.name) && WORD.test(node.value.value)) sentences.push(node.value.value);
      return false;
    }
    const isStyle = above.some(
      (each) => each.type === 'JSXAttribute' && /^(className|style|sizes|d)$/.test(each.name.name),
    );
    const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : '';
    if (typeof text === 'string' && !isStyle && SENTENCE.test(text.trim()) && WORD.test(text))
      sentences.push(text.trim());
    return true;
  });
  return sentences.map((text) => ({
    file,
    message: `says “${text.slice(0, 60)}” itself: put it into its texts, in both languages.`,
  }));
}

const namesIn = (node) => {
  const names = [];
  visit(node.body, (each) => (each.type === 'Identifier' ? void names.push(each.name) : undefined));
  return new Set(names);
};

/** Facts that a message of one language uses and that of another does not. */
function unevenIn(file, program) {
  const sentences = [];
  visit(program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const values = LANGUAGES.map((language) => node.properties.find(({ key }) => key?.name === language)?.value);
    if (
      node.properties.length !== LANGUAGES.length ||
      !values.every((value) => value?.type === 'ArrowFunctionExpression')
    )
      return;
    const [one, other] = values.map((value) => {
      const used = namesIn(value);
      return value.params
        .map(({ name }) => name)
        .filter((name) => used.has(name))
        .join(', ');
    });
    if (one !== other)
      sentences.push({
        file,
        message: `uses (${one}) in English and (${other}) in German: a message has the same facts in both.`,
      });
  });
  return sentences;
}

/** Mails that are written elsewhere than in a module's file of mails. */
const strayMailsIn = (file, program) =>
  MAILS.test(file)
    ? []
    : program.body
        .filter(({ type, source }) => type === 'ImportDeclaration' && FRAMES.test(source.value))
        .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
        .filter((name) => /^(framedMail|linkMail)$/.test(name))
        .map((name) => ({
          file,
          message: `writes a mail by ${name}: do it in a file of mails (x-mail.ts), its words in texts.`,
        }));

/**
 * @param {Map<string, string>} texts source by file
 * @returns {{ file: string, message: string }[]}
 */
export function sentenceProblems(texts) {
  return [...texts].flatMap(([file, text]) => {
    if (!/^src\/(web|domain|server)\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return [];
    if (isText(file)) return unevenIn(file, parseSync(file, text).program);
    const stray = /framedMail|linkMail/.test(text) ? strayMailsIn(file, parseSync(file, text).program) : [];
    if (!isCarriedOver(file)) return stray;
    return [...stray, ...sentencesIn(file, parseSync(file, text).program)];
  });
}
