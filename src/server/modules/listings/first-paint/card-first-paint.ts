import { hrefTo } from '#domain/addresses.ts';
import { type Language, locales, speakerOf } from '#domain/core/languages/language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { cardNote } from '#domain/listings/first-paint/card-note.ts';
import * as texts from '#domain/listings/first-paint/card-texts.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { CARD_FRAME, cardPictureSizes } from '#domain/listings/picture-sizes.ts';
import { unitPrice } from '#domain/listings/unit-price.ts';
import { escapedHtml as text } from '../../../platform/escaped-html.ts';
import { pictureHtml } from './picture-html.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function priceHtml(card: ListingCard, language: Language): string {
  const { say } = speakerOf(language);
  const money = (cents: number): string => formatMoney(cents, language);
  const former = card.compareAtCents !== null && card.compareAtCents > card.priceCents ? card.compareAtCents : null;
  const unit = unitPrice(card.priceCents, card.contents);
  const per = unit ? `, ${money(unit.cents)}/${unit.per}` : '';
  return [
    card.priceVaries && `<span class="tiny-text muted">${say(texts.priceFrom)}</span>`,
    money(card.priceCents),
    former !== null && `<s><span class="visually-hidden">${say(texts.before)}</span>${money(former)}</s>`,
    card.contents && `<span class="tiny-text muted">${card.contents.amount} ${card.contents.unit}${per}</span>`,
    card.ratingCount > 0 &&
      `<span class="card__rate"><svg class="star"></svg>${card.ratingMean.toLocaleString(locales[language], oneDecimal)} <span class="muted">(${card.ratingCount})</span></span>`,
  ]
    .filter(Boolean)
    .join('');
}

/** [UX-02, UX-26] A card as the page's own code shows it; its link leads on before that has come, its heart has only its room. */
export function cardHtml(card: ListingCard, { language, isLate }: { language: Language; isLate: boolean }): string {
  const location = card.place && `<span>, <i class="place">${text(card.place)}</i></span>`;
  const note = cardNote(card, speakerOf(language), (day) => formatDay(day, language));
  return (
    `<li class="card"><div class="picture">${pictureHtml(card.picture, { sizes: cardPictureSizes, frame: CARD_FRAME, isLate })}</div>` +
    `<div class="card__text"><h3 class="card__title"><a href="${text(hrefTo('product', { productId: card.listingId }))}">${text(card.title)}</a></h3><span class="card__heart"></span>` +
    `<p class="card__shop">${text(card.shopName)}${location}</p><p class="card__price">${priceHtml(card, language)}</p><p class="card__note">${text(note)}</p></div></li>`
  );
}
