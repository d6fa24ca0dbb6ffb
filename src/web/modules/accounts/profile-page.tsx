import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import type { profileAddresses } from '#domain/accounts/addresses.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { innerScreen } from '#web/ui/lazy/lazy-screen.ts';
import { accountSlots } from './profile/slots.ts';
import { Link } from '#web/ui/link.tsx';
import { useRestoredFocus } from '#web/ui/focus/keep-focus.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import * as texts from './profile/texts/profile-texts.ts';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
import './profile/profile.css';

interface Tab {
  label: string;
  Part: ComponentType;
}

type ProfileAddress = Exclude<(typeof profileAddresses)[keyof typeof profileAddresses], `${string}:${string}`>;

/** [SHELL-06, UX-69] Every part of the account with its own address; each is a chunk of its own. */
const tabs: Record<ProfileAddress, Tab> = {
  '/profile': {
    label: texts.tabs.profile,
    Part: innerScreen(() => import('./profile/profile-tab.tsx'), 'ProfileTab'),
  },
  '/profile/addresses': {
    label: texts.tabs.addresses,
    Part: innerScreen(() => import('./profile/addresses-tab.tsx'), 'AddressesTab'),
  },
  '/profile/security': {
    label: texts.tabs.security,
    Part: innerScreen(() => import('./profile/security-tab.tsx'), 'SecurityTab'),
  },
  '/profile/updates': { label: texts.tabs.updates, Part: () => <accountSlots.UpdatesTab /> },
  '/profile/support': { label: texts.tabs.support, Part: () => <accountSlots.SupportTab /> },
  '/messages': { label: texts.tabs.messages, Part: () => <accountSlots.MessagesTab /> },
  '/settings': {
    label: texts.tabs.settings,
    Part: innerScreen(() => import('./profile/settings-tab.tsx'), 'SettingsTab'),
  },
  '/settings/notifications': {
    label: texts.tabs.notifications,
    Part: innerScreen(() => import('./profile/notifications/notifications-tab.tsx'), 'NotificationsTab'),
  },
  '/settings/privacy': {
    label: texts.tabs.privacy,
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
        <nav ref={names} className="account__nav" aria-label={texts.yourAccount}>
          {Object.entries(tabs).map(([href, tab]) => (
            <Link key={href} href={href} aria-current={tab.label === label ? 'page' : undefined}>
              {tab.label}
            </Link>
          ))}
        </nav>
        <div ref={body} className="account__body">
          <Suspense fallback={<Skeleton height={320} role="status" aria-label={texts.loading} />}>
            <Part />
          </Suspense>
        </div>
      </div>
    </main>
  );
}
