import { formatMoney } from '#domain/core/money.ts';
import type { Home } from '#domain/listings/home.ts';
import { escapedHtml as text } from '../../../platform/escaped-html.ts';
import { pictureHtml } from './product-first-paint.ts';

export const openingSizes = '(min-width: 960px) 500px, 92vw';

function figureHtml(card: Home['opening'][number], index: number): string {
  const picture = index === 0 && card.picture ? pictureHtml(card.picture, openingSizes) : '';
  const place = card.place ? `, <i class="place">${text(card.place)}</i>` : '';
  return `<figure><div class="picture">${picture}</div><figcaption><span class="ordinal">${index + 1}</span><span><b>${text(card.title)}</b>${text(card.shopName)}${place}</span><span class="tabular">${formatMoney(card.priceCents)}</span></figcaption></figure>`;
}

/** [UX-02] The opening of the home page as the document itself brings it: its sentence, and the three numbered pieces. */
export const homeFirstPaint = (home: Home): string =>
  `<div class="page-width first-paint" aria-hidden="true"><div class="spread"><div class="spread__words"><h1>Made by hand, sold by the person who made it.</h1>` +
  `<p class="spread__lead">Pots, knitwear, leather, jewellery and prints from ${home.shopCount.toLocaleString('en-GB')} small workshops. Every page names the maker, the place and the day your piece leaves.</p>` +
  `<p class="spread__go"><span class="button button--ink">See the newest pieces</span></p></div><div class="plate">${home.opening.map(figureHtml).join('')}</div></div></div>`;
