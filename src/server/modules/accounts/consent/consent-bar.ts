import { createHash } from 'node:crypto';
import { more, onlyNeeded, question, remind, title } from '#domain/accounts/consent-texts.ts';
import { hrefTo } from '#domain/addresses.ts';
import type { Language, Text } from '#domain/core/languages/language.ts';
import type { FirstVisit } from '../../../platform/page/page-html.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';

/** Marks the document, before it is painted, of a browser that was not asked yet. */
const SCRIPT = `try{localStorage.getItem('gdpr_consent')||(document.documentElement.dataset.asks='')}catch{}`;
/** [UX-16, SUP-02] The bar as it is painted with the document, until its own code takes its place. */
function consentHtml(language: Language): string {
  const text = (label: Text): string => escapedHtml(label[language]);
  const button = (label: Text, value: boolean): string =>
    `<button type="button" class="button button--line" value="${value}">${text(label)}</button>`;
  return `<section class="consent consent--first" aria-label="${text(title)}"><p>${text(question)} <a class="link" href="${hrefTo('privacy')}">${text(more)}</a></p><p class="consent__acts">${button(onlyNeeded, false)}${button(remind, true)}</p></section>`;
}

/** What every page of the store brings for it; the policy of the pages names the script by its hash. */
export const consentBar: FirstVisit = {
  script: `<script>${SCRIPT}</script>`,
  scriptHash: `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  html: consentHtml,
};
