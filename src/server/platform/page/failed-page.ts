import type { Language } from '#domain/core/languages/language.ts';
import { escapedHtml } from '../escaped-html.ts';
import type { Translations } from '../personal-data/tagged-table.ts';

const isAway: Translations = { en: 'The shop is away for a moment', de: 'Der Marktplatz ist gerade nicht erreichbar' };
const comesBack: Translations = {
  en: 'Nothing of yours is lost. This page tries again by itself in a few seconds.',
  de: 'Von dir ist nichts verloren. Diese Seite versucht es in ein paar Sekunden von selbst noch einmal.',
};
const notShown: Translations = { en: 'This page could not be shown', de: 'Diese Seite ließ sich nicht anzeigen' };
const report = {
  en: (number: string) =>
    `Your cart and your orders are safe. Load the page again; if it happens once more, write to us and name report ${number}.`,
  de: (number: string) =>
    `Dein Warenkorb und deine Bestellungen sind sicher. Lade die Seite neu; passiert es noch einmal, schreib uns und nenne Meldung ${number}.`,
};
const again: Translations = { en: 'Try again', de: 'Noch einmal versuchen' };

/** The chisel of the screens that could not be read. */
const drawing =
  '<svg class="drawing" viewBox="0 0 96 96" aria-hidden="true"><path d="M22 74 54 42l8 8-32 32-12 2 4-10ZM54 42l14-14c4-4 12 4 8 8L62 50M48 48l8 8"/></svg>';

interface Failed {
  language: Language;
  siteName: string;
  /** Stylesheets of what stands in it. */
  links: string;
  /** The number of the report. */
  number: string;
  /** What a page needs is away, and comes back. */
  isAway: boolean;
}

/** [ERR-05, RUN-03] In the place of a page that the server could not make: words and a way on, without code or data of ours. */
export function failedPage(template: string, failed: Failed): string {
  const { language, siteName, links, number } = failed;
  const [title, text] = failed.isAway ? [isAway, comesBack[language]] : [notShown, report[language](number)];
  const name = escapedHtml(siteName);
  return template
    .replace(/<noscript[^]*?<\/noscript\s*>/, '')
    .replace(/<script[^<>]*><\/script>|<link rel="modulepreload"[^<>]*>/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${title[language]} – ${name}</title><meta name="robots" content="noindex">`,
    )
    .replace('</head>', () => `${links}${failed.isAway ? '<meta http-equiv="refresh" content="5">' : ''}</head>`)
    .replace('<!--site-name-->&nbsp;', () => name)
    .replace(
      '<!--first-paint-->',
      () =>
        `<main id="main" class="page-width"><div class="empty failed-page">${drawing}<h1>${title[language]}</h1><p>${text}</p><div class="actions"><a class="button button--ink" href="">${again[language]}</a></div></div></main>`,
    );
}
