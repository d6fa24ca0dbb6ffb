import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import type { profileAddresses } from '#domain/accounts/addresses.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { innerScreen } from '#web/ui/lazy/lazy-screen.ts';
import { accountSlots } from './profile/slots.ts';
import { Link } from '#web/ui/link.tsx';
import { useRestoredFocus } from '#web/ui/focus/keep-focus.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';

interface Tab {
  label: string;
  Part: ComponentType;
}

type ProfileAddress = Exclude<(typeof profileAddresses)[keyof typeof profileAddresses], `${string}:${string}`>;

/** [SHELL-06, UX-69] Every part of the account with its own address; each is a chunk of its own. */
const tabs: Record<ProfileAddress, Tab> = {
  '/profile': { label: 'Profile', Part: ProfileTab },
  '/profile/addresses': {
    label: 'Addresses',
    Part: innerScreen(() => import('./profile/addresses-tab.tsx'), 'AddressesTab'),
  },
  '/profile/security': {
    label: 'Security',
    Part: innerScreen(() => import('./profile/security-tab.tsx'), 'SecurityTab'),
  },
  '/messages': { label: 'Messages', Part: () => <accountSlots.MessagesTab /> },
  '/settings': { label: 'Settings', Part: innerScreen(() => import('./profile/settings-tab.tsx'), 'SettingsTab') },
  '/settings/notifications': {
    label: 'Notifications',
    Part: innerScreen(() => import('./profile/notifications-tab.tsx'), 'NotificationsTab'),
  },
  '/settings/privacy': {
    label: 'Privacy',
    Part: innerScreen(() => import('./profile/privacy-tab.tsx'), 'PrivacyTab'),
  },
};

/** [SHELL-06] The account, opened at its parts by their own addresses. */
export function ProfilePage() {
  const { path } = useLocation();
  // A conversation has its own address below that of all of them.
  const isMessages = /^\/messages(\/|$)/.test(path);
  const { label, Part } = tabs[isMessages ? '/messages' : (path as ProfileAddress)] ?? tabs['/profile'];
  const names = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useRestoredFocus(body);
  // On a phone the names are wider than the screen.
  useEffect(() => {
    void names.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <main id="main" className="page-width">
      {!isMessages && <PageTitle key={label} title={label} className="page-title" />}
      <div className={`account${isMessages ? ' account--wide' : ''}`}>
        <nav ref={names} className="account__nav" aria-label="Your account">
          {Object.entries(tabs).map(([href, tab]) => (
            <Link key={href} href={href} aria-current={tab.label === label ? 'page' : undefined}>
              {tab.label}
            </Link>
          ))}
        </nav>
        <div ref={body} className="account__body">
          <Suspense fallback={<span className="skeleton" style={{ height: 320 }} role="status" aria-label="Loading" />}>
            <Part />
          </Suspense>
        </div>
      </div>
    </main>
  );
}
