import '#web/ui/styles/tokens.css';
import '#web/ui/styles/fonts.css';
import '#web/ui/styles/reset.css';
import '#web/ui/styles/text.css';
import '#web/ui/styles/layout.css';
import '#web/ui/states.css';
import '#web/modules/accounts/consent-bar.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { setNavigation } from '#web/ui/link.tsx';
import { laterCalls } from '#web/platform/api.ts';
import { loadNotice } from '#web/ui/lazy/lazy-dialog.tsx';
import { setSiteName } from '#web/ui/page-title.tsx';
import { App } from './app.tsx';
import { fillAllSlots } from './fill-slots.ts';
import {
  cacheFor,
  cachedSession,
  showCachedAnswers,
  startCachingAnswers,
} from '#web/modules/offline/cached-answers.ts';
import { go, startNavigation } from '#web/platform/router/navigation.ts';
import { readPageState } from '#web/platform/page-state.ts';
import { loadErrorLayer } from './load-error-layer.ts';
import { prepare } from './prepare.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { matchRoute } from './modules.ts';
import { onSignedOut } from '#web/platform/api.ts';
import { currentSession, onPersonChange, reloadSession, startSession } from '#web/platform/session.ts';
import { signInAgain } from '#web/modules/accounts/sign-in-overlay.ts';
import { startSettings } from '#web/platform/settings.ts';
import { startTextSize } from '#web/ui/styles/text-size.ts';
import { startTheme } from '#web/ui/styles/theme.ts';

/** The schemas of later screens would try to compile code, which the security policy forbids and reports. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The document may stand as it came while it shows the page already; without that the overlay says soon that something comes. */
const SCREEN_WAIT = document.querySelector('.first-paint') ? 10_000 : 150;

function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}

const UNUSED_MS = 15_000;
/** The press itself is answered first. */
const AFTER_PRESS_MS = 1000;

/** The question about what may be kept comes with the document: an answer counts before the bar's own code is here. */
function answerConsent(): void {
  const bar = document.querySelector('.consent--first');
  bar?.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    void import('#web/modules/accounts/consent.ts')
      .then(({ setConsent }) => setConsent(target.value === 'true'))
      .then(() => bar.remove())
      .catch(() => undefined);
  });
}

/** The first press may be on a card, whose picture grows: a pointer comes over it before. */
function growWhenPointed(): void {
  const load = (): void =>
    void import('#web/modules/listings/gallery/open-transition.ts')
      .then((pictures) => pictures.startGrowing())
      .catch(() => undefined);
  addEventListener('pointerover', load, { once: true });
}

/** What the first page does without comes some time after the first press, or when nobody has pressed for a while. */
function whenUsed(action: () => void): void {
  const presses = ['pointerdown', 'keydown'];
  const once = (): void => {
    clearTimeout(timer);
    for (const press of presses) removeEventListener(press, once, true);
    setTimeout(action, AFTER_PRESS_MS);
  };
  const timer = setTimeout(once, UNUSED_MS);
  for (const press of presses) addEventListener(press, once, true);
}

async function start(): Promise<void> {
  answerConsent();
  startTheme();
  startTextSize();
  const state = await readPageState();
  if (state.settings.aheadMs > 0) (await import('./simulated-date.ts')).moveDate(state.settings.aheadMs);
  const isOffline = document.documentElement.dataset.offline !== undefined;
  startCachingAnswers();
  startSettings(state.settings);
  startSession(isOffline ? await cachedSession() : state.session);
  if (!isOffline) cacheFor(state.session, false);
  onPersonChange((session) => cacheFor(session, true));
  onSignedOut(currentSession, signInAgain);
  setSiteName(state.settings.marketplaceName);
  for (const [key, output] of Object.entries(state.firstData)) {
    const at = key.indexOf(' ');
    queryClient.setQueryData([key.slice(0, at), key.slice(at + 1)], output);
  }
  if (isOffline) {
    await showCachedAnswers();
    addEventListener('online', () => void reloadSession(), { once: true });
  }
  fillAllSlots();
  startNavigation();
  setNavigation({
    go: (href, link) => ((link as HTMLElement).dataset?.['stays'] ? go(href, { stay: true }) : go(href)),
    prepare,
  });
  // The code of the first screen comes beside this file: waiting a moment for it shows the page once and whole.
  await Promise.race([
    matchRoute(location.pathname)?.route.screen.preload(),
    new Promise((resolve) => setTimeout(resolve, SCREEN_WAIT)),
  ]);
  const root = document.getElementById('app');
  if (root)
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>,
    );
  // A script that could not be fetched once is not fetched again by the browser: these come while there is a connection.
  growWhenPointed();
  whenLoaded(() => {
    void import('#web/modules/analytics/record-views.ts')
      .then((views) => views.startRecordingViews())
      .catch(() => undefined);
    void loadNotice().catch(() => undefined);
    void import('./offline-worker.ts').then((worker) => worker.startOfflineWorker()).catch(() => undefined);
    whenUsed(() => {
      void laterCalls().catch(() => undefined);
      void loadErrorLayer();
      // Takes away what is over in the secure store, now and from time to time.
      void import('#web/platform/secure-store/secure-store.ts').catch(() => undefined);
    });
  });
}

/** [ERR-05] Errors that nobody caught are kept from the console, logged and reported. */
const reportEvent = (event: ErrorEvent | PromiseRejectionEvent): void => {
  event.preventDefault();
  void loadErrorLayer((layer) => layer.handleErrorEvent(event));
};
addEventListener('error', reportEvent);
addEventListener('unhandledrejection', reportEvent);

void start();
