import { hrefTo } from '#domain/addresses.ts';
import { type MouseEvent, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { useCartCount } from '#web/modules/cart/cart-state.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { setMenu } from './menu-overlay.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { categoryName, menuCategories, useMarkOf } from '#web/modules/listings/menu-categories.ts';
import { DeliveryCountry } from './delivery-country.tsx';
import { HelpMark } from './help-mark.tsx';
import { SearchField } from '#web/modules/search/search-field.tsx';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import * as texts from './texts.tsx';
import './header.css';

const AccountMenu = lazyDialog(async () => (await import('./account-menu.tsx')).AccountMenu, texts.theMenu);

const NoticeBell = lazyExtra(async () => (await import('#web/modules/alerts/notice-bell.tsx')).NoticeBell);

function Account() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!session) {
    return (
      <>
        <button type="button" className="site-header__account" onClick={() => openSignIn()}>
          {texts.signIn}
        </button>
        <Button
          icon="user"
          iconSize="l"
          label={texts.signIn}
          className="site-header__person"
          onClick={() => openSignIn()}
        />
      </>
    );
  }
  return (
    <div className="menubox">
      <Button
        icon="user"
        iconSize="l"
        label={texts.yourAccount(session.displayName)}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && <AccountMenu session={session} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Of who is signed in alone, and after the page. */
function Bell() {
  const session = useSession();
  return (
    session && (
      <Suspense fallback={<span className="site-header__bell" />}>
        <NoticeBell key={session.userId} />
      </Suspense>
    )
  );
}

export function Header() {
  const { path } = useLocation();
  const markOf = useMarkOf();
  const count = useCartCount();
  const [asks, setAsks] = useState(false);
  const ask = (event: MouseEvent): void => {
    event.preventDefault();
    setAsks(true);
  };
  const searchInView = path === '/' || path === '/search' || path.startsWith('/category/');
  return (
    <header className="site-header">
      <div className="page-width">
        <div className="site-header__row">
          <div className="site-header__brand">
            <Button
              icon="menu"
              iconSize="l"
              label={texts.openMenu}
              className="site-header__menu"
              onClick={() => setMenu(true)}
            />
            <Link className="wordmark" href={hrefTo('home')}>
              {settings().marketplaceName}
            </Link>
          </div>
          <SearchField className="search-box--wide" />
          <div className="site-header__tools">
            {!searchInView && (
              <ButtonLink
                icon="search"
                iconSize="l"
                label={texts.search}
                className="site-header__search"
                href={hrefTo('search')}
                onClick={ask}
              />
            )}
            <HelpMark />
            <ButtonLink
              icon="heart"
              iconSize="l"
              label={texts.wishlist}
              className="site-header__wishes"
              href={hrefTo('wishlist')}
            />
            <Bell />
            <Account />
            <ButtonLink icon="cart" iconSize="l" label={texts.cart(count)} href={hrefTo('cart')}>
              {count > 0 && (
                <span className="count" aria-hidden="true">
                  {count}
                </span>
              )}
            </ButtonLink>
          </div>
        </div>
        {(searchInView || asks) && (
          <SearchField className="search-box--phone" wantsFocus={!searchInView} onClose={() => setAsks(false)} />
        )}
        <nav className="site-nav" aria-label={texts.categories}>
          <ul>
            {menuCategories().map((category) => (
              <li key={category.slug}>
                <Link href={hrefTo('category', { slug: category.slug })} aria-current={markOf(category)}>
                  {categoryName(category)}
                </Link>
              </li>
            ))}
          </ul>
          <DeliveryCountry />
        </nav>
        <p className="visually-hidden" aria-live="polite">
          {count > 0 ? texts.inCart(count) : ''}
        </p>
      </div>
    </header>
  );
}
