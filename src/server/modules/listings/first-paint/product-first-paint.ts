import { countryName } from '#domain/core/countries.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { formatMoney } from '#domain/core/money.ts';
import type { Listing } from '#domain/listings/model.ts';
import { productPictureSizes } from '#domain/listings/picture-sizes.ts';
import { shopLocationText } from '#domain/shops/shop-location-text.ts';
import { screenTexts } from './screen-texts.ts';
import { escapedHtml as text } from '../../../platform/escaped-html.ts';
import { pictureHtml } from './picture-html.ts';

/**
 * [UX-02] What stands first on a product's page, as the document itself brings it: crumbs, picture, name and price in the boxes in which
 * the page's own code shows them a moment later. Nothing in it can be pressed, so that nothing is pressed in vain.
 */
export function productFirstPaint(listing: Listing, pictureIndex: number, language: Language = 'en'): string {
  // Names of categories in other languages come with the page's own code.
  const crumbs = [
    screenTexts.home[language],
    ...(language === 'en' ? listing.categoryPath.map(({ name }) => name) : []),
  ]
    .map((name) => `<li><a>${text(name)}</a></li>`)
    .join('');
  const shown = pictureHtml(listing.pictures[pictureIndex], { sizes: productPictureSizes(listing.pictures.length) });
  const phrase = shopLocationText(listing.shop, (country) => countryName(country, language));
  const town = phrase && `, <i class="place">${text(phrase)}</i>`;
  return (
    `<div class="page-width first-paint" aria-hidden="true"><div><ol class="crumbs">${crumbs}</ol></div><div class="product"><div class="gallery${listing.pictures.length > 1 ? '' : ' gallery--one'}">` +
    `<div class="gallery__main"><div class="picture">${shown}</div></div><div class="gallery__thumbs gallery__thumbs--room"></div></div>` +
    `<div class="buy-box"><p class="buy-box__shop"><span class="mark-room"></span><span>${text(listing.shop.name)}${town}</span></p><h1>${text(listing.title)}</h1><p class="buy-box__price buy-box__price--first"><b>${formatMoney(listing.priceCents, language)}</b></p></div></div></div>`
  );
}
