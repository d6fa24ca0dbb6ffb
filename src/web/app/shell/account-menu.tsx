import { hrefTo } from '#domain/addresses.ts';
import { useRef } from 'react';
import type { PublicSession } from '#domain/core/session.ts';
import { signOut } from '#web/modules/accounts/sign-out.ts';
import { Link } from '#web/ui/link.tsx';
import { useClosing } from '#web/ui/focus/use-closing.ts';
import * as texts from './menu-texts.ts';
import './account-menu.css';

/** What a signed-in person finds behind their name. */
export function AccountMenu({ session, onClose }: { session: PublicSession; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useClosing(box, onClose);
  const links = [
    [hrefTo('orders'), texts.yourOrders],
    [hrefTo('updates'), texts.updates],
    [hrefTo('messages'), texts.messages],
    [hrefTo('wishlist'), texts.wishlist],
    [hrefTo('dashboard'), texts.yourShop],
    [hrefTo('profile'), texts.profile],
    [hrefTo('settings'), texts.settings],
  ] as const;
  return (
    <div className="menu" ref={box}>
      <p className="tiny-text muted account-menu__name">{texts.signedInAs(session.displayName)}</p>
      {links.map(([href, label]) => (
        <Link key={href} href={href} onClick={onClose}>
          {label}
        </Link>
      ))}
      <hr />
      <button
        type="button"
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        {texts.signOut}
      </button>
    </div>
  );
}
