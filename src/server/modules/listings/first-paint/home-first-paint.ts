import { type Language, numberIn } from '#domain/core/languages/language.ts';
import { formatMoney } from '#domain/core/money.ts';
import type { Home } from '#domain/listings/home.ts';
import { claim, lead, seeNewest } from '#domain/listings/first-paint/opening-texts.ts';
import { escapedHtml as text } from '../../../platform/escaped-html.ts';
import { pictureHtml } from './picture-html.ts';

export const openingSizes = '(min-width: 960px) 500px, 92vw';

function figureHtml(card: Home['opening'][number], index: number, language: Language): string {
  const picture = index === 0 ? pictureHtml(card.picture, { sizes: openingSizes }) : '';
  const location = card.place ? `, <i class="place">${text(card.place)}</i>` : '';
  return `<figure><div class="picture">${picture}</div><figcaption><span class="ordinal">${index + 1}</span><span><b>${text(card.title)}</b>${text(card.shopName)}${location}</span><span class="tabular">${formatMoney(card.priceCents, language)}</span></figcaption></figure>`;
}

/** [UX-02] The opening of the home page as the document itself brings it: its sentence, and the three numbered pieces. */
export const homeFirstPaint = (home: Home, language: Language): string =>
  `<div class="page-width first-paint" aria-hidden="true"><div class="spread"><div class="spread__words"><h1>${claim[language]}</h1>` +
  `<p class="spread__lead">${lead[language](`${numberIn(language, home.shopCount)} `)}</p>` +
  `<p class="spread__go"><span class="button button--ink">${seeNewest[language]}</span></p></div><div class="plate">${home.opening.map((card, index) => figureHtml(card, index, language)).join('')}</div></div></div>`;
