import { escapedHtml } from '../escaped-html.ts';
import { pictureSet } from '#domain/core/pictures/picture-widths.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { ScreenContent } from './screen.ts';

/** JSON that may stand inside a script element: nothing in it can end the element or open a comment. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What is painted for who comes for the first time: the only script that stands in a document marks it before that. */
export interface FirstVisit {
  script: string;
  scriptHash: string;
  html: (language: Language) => string;
}

export interface PageParts {
  language: Language;
  content: ScreenContent;
  siteName: string;
  publicUrl: string;
  path: string;
  /** Tags for stylesheets and module preloads of the screen's chunk. */
  links: string;
  state: unknown;
  firstVisit?: FirstVisit | undefined;
  /** Above the app; '' where there is nothing to announce. */
  banner?: string | undefined;
}

function pictureTags({ content, publicUrl }: PageParts): string {
  const { picture } = content;
  if (!picture) return '<meta name="twitter:card" content="summary">';
  const set = pictureSet({ id: picture.id, width: picture.width ?? 2000 }, 'avif');
  const preload = picture.sizes
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapedHtml(set)}" imagesizes="${escapedHtml(picture.sizes)}" fetchpriority="high">`
    : '';
  const alt = picture.alt ? `<meta property="og:image:alt" content="${escapedHtml(picture.alt)}">` : '';
  return `${preload}
    <meta property="og:image" content="${escapedHtml(`${publicUrl}/pictures/${picture.id}/960.webp`)}"><meta property="og:image:type" content="image/webp">${alt}
    <meta name="twitter:card" content="summary_large_image">`;
}

const ownDescriptions = {
  en: 'Handmade goods, sold by the people who made them.',
  de: 'Handgemachtes, verkauft von den Menschen, die es gemacht haben.',
};
const ogLocales = { en: 'en_GB', de: 'de_DE' };
const MAX_DESCRIPTION_LENGTH = 300;
/** Cut between letters, never within one. */
const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > MAX_DESCRIPTION_LENGTH ? `${letters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('')}…` : text;
};

/** The head of one page: what search engines and link previews read, and what the browser fetches first. */
function headOf(parts: PageParts): string {
  const { content, siteName, publicUrl, path } = parts;
  const own = typeof content.title === 'string' ? content.title : content.title[parts.language];
  const title = own === siteName ? siteName : `${own} – ${siteName}`;
  const canonical = `${publicUrl}${content.canonical ?? path}`;
  const description = escapedHtml(cut(content.description ?? ownDescriptions[parts.language]));
  const isHidden = content.hidden || (content.status ?? 200) !== 200;
  const jsonLd = (content.jsonLd ?? [])
    .map((object) => `<script type="application/ld+json">${scriptJson(object)}</script>`)
    .join('');
  return `<title>${escapedHtml(title)}</title>
    <meta name="description" content="${description}">
    ${isHidden ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapedHtml(canonical)}">`}
    <meta property="og:site_name" content="${escapedHtml(siteName)}"><meta property="og:title" content="${escapedHtml(own)}"><meta property="og:locale" content="${ogLocales[parts.language]}">
    <meta property="og:description" content="${description}"><meta property="og:url" content="${escapedHtml(canonical)}"><meta property="og:type" content="${content.type ?? 'website'}">
    ${content.facts?.map(([name, value]) => `<meta property="${escapedHtml(name)}" content="${escapedHtml(value)}">`).join('') ?? ''}${pictureTags(parts)}${jsonLd}`;
}

/** Fills the built index.html: its own title goes, the page's head and state come in. */
export function pageHtml(template: string, parts: PageParts): string {
  const state = `<script type="application/json" id="page-state">${scriptJson(parts.state)}</script>`;
  // A browser fetches six files at a time in this order: the entry's code, which the template names, goes before the small chunks.
  return template
    .replace(/<title>[^<]*<\/title>/, () => headOf(parts))
    .replace('</head>', () => `${parts.links}${parts.firstVisit?.script ?? ''}</head>`)
    .replace('<div id="app">', () => `${parts.banner ?? ''}<div id="app">`)
    .replace('<!--site-name-->&nbsp;', () => escapedHtml(parts.siteName))
    .replace('<!--find-room-->', () =>
      parts.content.hasFind ? '<div class="search-box search-box--phone"><input disabled></div>' : '',
    )
    .replace('<!--first-paint-->', () => parts.content.firstPaint ?? '')
    .replace('<!--consent-->', () => parts.firstVisit?.html(parts.language) ?? '')
    .replace('</body>', () => `${state}</body>`);
}
