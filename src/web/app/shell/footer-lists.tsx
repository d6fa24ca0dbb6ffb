import { hrefTo } from '#domain/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { openSignIn } from '#web/rooms/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';

const lists: [title: string, links: [href: string, words: string][]][] = [
  [
    'Buying',
    [
      [hrefTo('search'), 'All pieces'],
      [hrefTo('article', { slug: 'delivery' }), 'Postage and arrival'],
      [hrefTo('article', { slug: 'returns' }), 'Sending a piece back'],
      [hrefTo('track'), 'Track a parcel'],
    ],
  ],
  [
    'Selling',
    [
      [hrefTo('article', { slug: 'first-piece' }), 'Your first piece'],
      [hrefTo('article', { slug: 'sending-an-order' }), 'Sending an order'],
    ],
  ],
  [
    'Help',
    [
      [hrefTo('supportCenter'), 'Support centre'],
      [hrefTo('article', { slug: 'account-sign-in' }), 'Account and sign-in'],
      [hrefTo('article', { slug: 'how-to-create-account' }), 'Opening an account'],
      [hrefTo('article', { slug: 'change-or-cancel' }), 'Cancelling an order'],
    ],
  ],
  [
    'Trust',
    [
      [hrefTo('article', { slug: 'paying' }), 'Paying'],
      [hrefTo('article', { slug: 'privacy' }), 'Your data'],
      [hrefTo('article', { slug: 'safe-account' }), 'A safe account'],
    ],
  ],
];

/** Where else to go: below everything, so it comes after everything. */
export function FooterLists() {
  const session = useSession();
  return (
    <>
      {lists.map(([title, links]) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {title === 'Selling' && (
              <li>
                {session ? (
                  <Link href={hrefTo('dashboard')}>Your shop</Link>
                ) : (
                  <button type="button" onClick={() => openSignIn('signup')}>
                    Open a shop
                  </button>
                )}
              </li>
            )}
            {links.map(([href, words]) => (
              <li key={href}>
                <Link href={href}>{words}</Link>
              </li>
            ))}
            {title === 'Selling' && (
              <li>
                <a href="/api/docs">Programming interface</a>
              </li>
            )}
          </ul>
        </nav>
      ))}
    </>
  );
}
