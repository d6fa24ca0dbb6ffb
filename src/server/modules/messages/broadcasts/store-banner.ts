import type { FastifyInstance } from 'fastify';
import type { Language } from '#domain/core/languages/language.ts';
import type { Broadcast } from '#domain/messages/admin-model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { escapedHtml } from '../../../platform/escaped-html.ts';
import '../../../platform/page/page-banner.ts';
import { findBanner } from './broadcast-store.ts';

const READ_INTERVAL_MS = 5000;
const labels = { en: 'Announcement', de: 'Ankündigung' };

type Banner = Pick<Broadcast, 'texts' | 'announces'>;

const htmlOf = ({ texts, announces }: Banner, language: Language): string =>
  `<link rel="stylesheet" href="/banner.css"><aside class="store-banner store-banner--${announces ?? ''}" aria-label="${labels[language]}">${escapedHtml(texts[language] || texts.en)}</aside>`;

/**
 * [ALERT-26] What the pages of the store show above everything: painted by the server, so that it costs a visit no script. Looked for in
 * the database every few seconds, since it begins and ends by the clock; pages that were cached with another one are made anew.
 */
export function followBanner(server: FastifyInstance, app: App): void {
  let [shown, banner]: [string, Banner | null] = ['null', null];
  const look = async (): Promise<void> => {
    const current = await findBanner(app.db, app.clock.now());
    if (JSON.stringify(current) === shown) return;
    [shown, banner] = [JSON.stringify(current), current];
    app.cache.pause();
    app.cache.resume();
  };
  const quietly = (): Promise<void> =>
    look().catch((error: unknown) => app.log.warn('the banner was not read', { error }));
  app.outside.pageBanner = { html: (language) => (banner ? htmlOf(banner, language) : ''), look };
  const timer = setInterval(() => void quietly(), READ_INTERVAL_MS);
  timer.unref();
  server.addHook('onReady', quietly);
  server.addHook('onClose', async () => clearInterval(timer));
}
