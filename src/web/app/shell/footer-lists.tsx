import { Link } from '#web/ui/link.tsx';
import { openSignIn } from '#web/rooms/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';

const lists: [title: string, links: [href: string, words: string][]][] = [
  [
    'Buying',
    [
      ['/search', 'All pieces'],
      ['/support/delivery', 'Postage and arrival'],
      ['/support/returns', 'Sending a piece back'],
      ['/track', 'Track a parcel'],
    ],
  ],
  [
    'Selling',
    [
      ['/support/first-piece', 'Your first piece'],
      ['/support/sending-an-order', 'Sending an order'],
    ],
  ],
  [
    'Help',
    [
      ['/supportcenter', 'Support centre'],
      ['/support/account-sign-in', 'Account and sign-in'],
      ['/support/how-to-create-account', 'Opening an account'],
      ['/support/change-or-cancel', 'Cancelling an order'],
    ],
  ],
  [
    'Trust',
    [
      ['/support/paying', 'Paying'],
      ['/support/privacy', 'Your data'],
      ['/support/safe-account', 'A safe account'],
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
                  <Link href="/seller-dashboard">Your shop</Link>
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
