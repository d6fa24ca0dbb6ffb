import { hrefTo } from '#domain/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { categoryName, menuCategories, useMarkOf } from '#web/modules/listings/menu-categories.ts';
import { setMenu } from './menu-overlay.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import * as texts from './menu-texts.ts';
import '#web/ui/styles/drawer.css';
import '#web/modules/search/filters/category-tree.css';

/** The crafts and the account on phones. */
export function MobileMenu() {
  const session = useSession();
  const markOf = useMarkOf();
  const close = (): void => setMenu(false);
  const links = [
    [hrefTo('orders'), texts.yourOrders],
    [hrefTo('updates'), texts.updates],
    [hrefTo('messages'), texts.messages],
    [hrefTo('dashboard'), texts.yourShop],
    [hrefTo('profile'), texts.profile],
  ] as const;
  return (
    <Dialog label={texts.menu} className="sheet" onClose={close}>
      <div className="drawer__head">
        <h2>{texts.menu}</h2>
        <Button icon="x" label={texts.closeMenu} onClick={close} />
      </div>
      <nav className="sheet__body category-tree" aria-label={texts.menu}>
        {menuCategories().map((category) => (
          <Link
            key={category.slug}
            href={hrefTo('category', { slug: category.slug })}
            aria-current={markOf(category)}
            onClick={close}
          >
            {categoryName(category)}
          </Link>
        ))}
        <hr className="drawer__line" />
        <Link href={hrefTo('wishlist')} onClick={close}>
          {texts.wishlist}
        </Link>
        {session ? (
          links.map(([href, label]) => (
            <Link key={href} href={href} onClick={close}>
              {label}
            </Link>
          ))
        ) : (
          <Button
            isWide
            onClick={() => {
              close();
              openSignIn();
            }}
          >
            {texts.signIn}
          </Button>
        )}
        <Link href={hrefTo('track')} onClick={close}>
          {texts.track}
        </Link>
        <Link href={hrefTo('supportCenter')} onClick={close}>
          {texts.help}
        </Link>
      </nav>
    </Dialog>
  );
}
