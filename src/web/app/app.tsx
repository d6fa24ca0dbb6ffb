import { hrefTo } from '#domain/addresses.ts';
import { Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Route } from '#web/platform/router/routes-at.ts';
import { Params } from '#web/platform/router/params.ts';
import { Link } from '#web/ui/link.tsx';
import { WishlistProvider } from '#web/modules/wishlist/wishlist-context.tsx';
import { useStore } from '#web/platform/store.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { HelpFoot, HelpMark } from './shell/help-mark.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { LoadingOverlay } from '#web/ui/lazy/loading-overlay.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { innerScreen } from '#web/ui/lazy/lazy-screen.ts';
import { savedScroll, useLocation } from '#web/platform/router/navigation.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { menuOverlay, setMenu } from './shell/menu-overlay.ts';
import { cartOverlay, closeCart } from '#web/modules/cart/cart-overlay.ts';
import { dismissSignIn, openSignIn, signInOverlay } from '#web/modules/accounts/sign-in-overlay.ts';
import { matchRoute } from './modules.ts';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import * as texts from './shell/texts.tsx';
import './app.css';
import './shell/help-foot.css';

const SignInModal = lazyDialog(
  async () => (await import('#web/modules/accounts/sign-in-modal.tsx')).SignInModal,
  texts.signIn,
);
const CartDrawer = lazyDialog(
  async () => (await import('#web/modules/cart/cart-drawer.tsx')).CartDrawer,
  texts.yourCart,
);
const SignInFirst = innerScreen(() => import('./shell/sign-in-first.tsx'), 'SignInFirst');
const ConsentBar = lazyExtra(async () => (await import('#web/modules/accounts/consent-bar.tsx')).ConsentBar);
const NotFoundPage = innerScreen(() => import('#web/modules/search/not-found-page.tsx'), 'NotFoundPage');
/** What was said until then is shown when it is there. */
const ToastStack = lazyExtra(async () => (await import('#web/ui/toasts/toast-stack.tsx')).ToastStack);
const MobileMenu = lazyDialog(async () => (await import('./shell/mobile-menu.tsx')).MobileMenu, texts.theMenu);

function OfflineBar() {
  return useOnline() ? null : (
    <p className="offline" role="status">
      {texts.offlineBar}
    </p>
  );
}

/** [AUTHUI-07] A guarded address asks to sign in and then shows itself. */
function Guard({ route }: { route: Route }) {
  const session = useSession();
  useEffect(() => {
    if (route.guarded && !session) openSignIn();
  }, [route, session]);
  if (!route.guarded || session) return <route.screen.Component />;
  return (
    <Suspense>
      <SignInFirst />
    </Suspense>
  );
}

function SlimHeader() {
  return (
    <header>
      {settings().testMode && <p className="test-banner">{texts.testBanner}</p>}
      <div className="site-header">
        <div className="page-width slim-header">
          <Link className="wordmark" href={hrefTo('home')}>
            {settings().marketplaceName}
          </Link>
          <HelpMark />
        </div>
      </div>
    </header>
  );
}

/** [SUP-02] Whoever has chosen what may be kept is not asked again; the bar’s code is not even fetched. */
const hasChosen = localStorage.getItem('gdpr_consent') !== null;

/** Puts the scroll back where it was on this visit of the screen, or goes to the section that the address names. */
function useScroll(key: string, hash: string): void {
  useLayoutEffect(() => {
    if (!hash) {
      // Browsers answer a promise, which is no way to stop.
      scrollTo(0, savedScroll(key));
      return undefined;
    }
    let stop = (): void => undefined;
    let isLeft = false;
    void import('./go-to-section.ts')
      .then(({ goToSection }) => {
        if (!isLeft) stop = goToSection(hash.slice(1));
      })
      .catch(() => undefined);
    return () => {
      isLeft = true;
      stop();
    };
  }, [key, hash]);
}

export function App() {
  const { path, key, hash } = useLocation();
  const asksToSignIn = useStore(signInOverlay) !== null;
  const isCartOpen = useStore(cartOverlay);
  const isMenuOpen = useStore(menuOverlay);
  const matched = useMemo(() => matchRoute(path), [path]);
  const frame = matched?.route.frame ?? 'store';
  useScroll(key, hash);
  useEffect(closeCart, [path]);
  return (
    <WishlistProvider>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <OfflineBar />
      {frame === 'store' && <Header />}
      {frame === 'slim' && <SlimHeader />}
      {/* Lists stay as they are while their conversations are opened. */}
      <ErrorBoundary key={path.replace(/(\/messages)\/.+/, '$1')}>
        <Suspense fallback={<LoadingOverlay />}>
          {matched ? (
            <Params value={matched.params}>
              <Guard route={matched.route} />
            </Params>
          ) : (
            <NotFoundPage />
          )}
        </Suspense>
      </ErrorBoundary>
      {frame === 'store' && <Footer />}
      {frame === 'slim' && <HelpFoot className="page-width helpfoot" />}
      {asksToSignIn && <SignInModal onClose={dismissSignIn} />}
      {isCartOpen && <CartDrawer onClose={closeCart} />}
      {isMenuOpen && <MobileMenu onClose={() => setMenu(false)} />}
      <Suspense>{!hasChosen && frame !== 'none' && <ConsentBar />}</Suspense>
      <Suspense>
        <ToastStack />
      </Suspense>
    </WishlistProvider>
  );
}
