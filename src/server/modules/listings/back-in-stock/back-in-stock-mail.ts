import { inLanguage } from '#domain/core/languages/in-language.ts';
import { formatMoney } from '#domain/core/money.ts';
import { mailEnding } from '../../accounts/profile/end-notification-mails.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import { framedMail, mailButton, mailLink } from '../../../platform/mail/mail-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { backTexts } from './back-in-stock-mail-texts.ts';
import type { FulfilledRequest } from './back-in-stock-store.ts';

/** The same as a line of the digest. */
export function backInStockLine({ language, title, listingId, priceCents, shopName }: FulfilledRequest) {
  const texts = inLanguage(backTexts, language);
  return {
    title: texts.title(title),
    message: texts.what(formatMoney(priceCents, language), shopName),
    path: `/product/${listingId}`,
  };
}

/** [UX-34] A variant that somebody waited for is there again. */
export function backInStockMail(app: Pick<App, 'config'>, request: FulfilledRequest, key: string): Mail {
  const { language } = request;
  const { title, what, left, once, button } = inLanguage(backTexts, language);
  const price = what(formatMoney(request.priceCents, language), request.shopName);
  const phrase = `${[...request.values, price].join(', ')} ${left(request.stock)} ${once}`;
  const query = new URLSearchParams(
    request.options.map((option, index): [string, string] => [option.name.toLowerCase(), request.values[index] ?? '']),
  );
  const url = `${app.config.PUBLIC_URL}/product/${request.listingId}${request.options.length > 0 ? `?${query.toString()}` : ''}`;
  const { headers, also } = mailEnding(app, { userId: request.userId, kind: 'waited_for', language });
  return framedMail(app, {
    key,
    to: request.email,
    ...{ language, headers },
    title: title(request.title),
    text: `${phrase}\n\n${url}\n\n${also.label}: ${also.url}`,
    body: `<p>${escapedHtml(phrase)}</p>${mailButton(button, url)}${mailLink(also.label, also.url)}`,
  });
}
