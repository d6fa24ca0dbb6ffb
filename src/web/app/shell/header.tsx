import { hrefTo } from '#domain/addresses.ts';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useCartCount } from '#web/rooms/cart/cart-state.ts';
import { usePlace } from '#web/platform/router/navigation.ts';
import { setMenu } from './menu-overlay.ts';
import { openSignIn } from '#web/rooms/accounts/sign-in-overlay.ts';
import { menuCategories, markOf } from '#web/rooms/listings/menu-categories.ts';
import { HelpMark } from './help-mark.tsx';
import { SearchField } from '#web/rooms/search/search-field.tsx';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

function Account() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!session) {
    return (
      <>
        <button type="button" className="site-header__account" onClick={() => openSignIn()}>
          Sign in
        </button>
        <button type="button" className="iconbtn site-header__person" aria-label="Sign in" onClick={() => openSignIn()}>
          <Icon name="user" size="l" />
        </button>
      </>
    );
  }
  return (
    <div className="menubox">
      <button
        type="button"
        className="iconbtn"
        aria-label={`Your account, ${session.displayName}`}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="user" size="l" />
      </button>
      {open && (
        <Suspense>
          <AccountMenu session={session} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

export function Header() {
  const place = usePlace();
  const { path } = place;
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
            <button
              type="button"
              className="iconbtn site-header__menu"
              aria-label="Open the menu"
              onClick={() => setMenu(true)}
            >
              <Icon name="menu" size="l" />
            </button>
            <Link className="wordmark" href={hrefTo('home')}>
              {settings().marketplaceName}
            </Link>
          </div>
          <SearchField className="search-box--wide" />
          <div className="site-header__tools">
            {!searchInView && (
              <Link className="iconbtn site-header__search" href={hrefTo('search')} aria-label="Search" onClick={ask}>
                <Icon name="search" size="l" />
              </Link>
            )}
            <HelpMark />
            <Link className="iconbtn site-header__wishes" href={hrefTo('wishlist')} aria-label="Wishlist">
              <Icon name="heart" size="l" />
            </Link>
            <Account />
            <Link
              className="iconbtn"
              href={hrefTo('cart')}
              aria-label={count === 1 ? 'Cart, 1 piece' : `Cart, ${count} pieces`}
            >
              <Icon name="cart" size="l" />
              {count > 0 && (
                <span className="count" aria-hidden="true">
                  {count}
                </span>
              )}
            </Link>
          </div>
        </div>
        {(searchInView || asks) && (
          <SearchField className="search-box--phone" wantsFocus={!searchInView} onClose={() => setAsks(false)} />
        )}
        <nav className="site-nav" aria-label="Crafts">
          <ul>
            {menuCategories().map((category) => (
              <li key={category.slug}>
                <Link href={hrefTo('category', { slug: category.slug })} aria-current={markOf(place, category)}>
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="visually-hidden" aria-live="polite">
          {count > 0 ? `${count} in the cart` : ''}
        </p>
      </div>
    </header>
  );
}
