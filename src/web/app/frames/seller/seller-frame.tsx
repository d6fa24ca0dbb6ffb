import { hrefTo } from '#domain/addresses.ts';
import { type ReactNode, useState } from 'react';
import type { PublicSession } from '#domain/core/session.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { initials } from '#domain/accounts/presentation-name.ts';
import { AccountMenu } from '../late-account-menu.ts';
import { HelpFoot } from '../../shell/help-mark.tsx';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { MakersMark } from '#web/ui/makers-mark.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { useFindKey } from '../use-find-key.ts';
import { ShortBar, shortCount } from '../short-bar.tsx';
import * as texts from '../texts/frame-texts.ts';
import { sellerMenu } from './seller-modules.ts';
import { useUnreadConversations } from '#web/modules/messages/use-unread-conversations.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import '#web/app/frames/top-bar.css';
import '#web/app/frames/side-bar.css';

const ShopSearch = lazyDialog(async () => (await import('./search/shop-search.tsx')).ShopSearch, texts.findInShop);

interface Counts {
  toShip: number;
  unread: number;
  messages: number;
  late: number;
}

interface TopBarProps {
  session: PublicSession;
  unread: number;
  onFind: () => void;
}

function TopBar({ session, unread, onFind }: TopBarProps) {
  const [open, setOpen] = useState(false);
  // The bell is called by what is read on it.
  const shownUnread = shortCount(unread);
  return (
    <header className="d-top d-top--admin">
      <Link className="d-wordmark" href={hrefTo('home')}>
        {settings().marketplaceName}
        <small>{texts.seller}</small>
      </Link>
      <button type="button" className="d-find" onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
        <DeskIcon name="search" small />
        <span>{texts.findInShop}</span>
        <kbd>{texts.findKeys}</kbd>
      </button>
      <div className="d-top-right">
        <DeskButton icon="search" className="d-find-short" label={texts.findInShop} onClick={onFind} />
        {settings().testMode && <span className="d-test">{texts.testMode}</span>}
        <DeskButtonLink icon="help" label={texts.help} href={hrefTo('supportCenter')} />
        <DeskButtonLink
          icon="bell"
          className="d-icon-button--counted"
          label={texts.alerts(shownUnread)}
          href={`${sellerHref('alerts')}${unread > 0 ? '?unread=true' : ''}`}
        >
          {unread > 0 && <b aria-hidden="true">{shownUnread}</b>}
        </DeskButtonLink>
        <div className="menubox">
          <button
            type="button"
            className="d-account"
            aria-label={texts.account(initials(session))}
            aria-haspopup="true"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <span className="d-avatar">{initials(session)}</span>
          </button>
          {open && <AccountMenu session={session} onClose={() => setOpen(false)} />}
        </div>
      </div>
    </header>
  );
}

const countedBy = { toShip: 'state=to_ship', unread: 'unread=true', messages: 'folder=unread' } as const;

/** [UX-93] The list of what the number beside a section counts. */
const countedHref = ({ path, count }: Pick<(typeof sellerMenu)[number], 'path' | 'count'>): string =>
  `${sellerHref(path)}${count ? `?${countedBy[count]}` : ''}`;

function SideBar({ current, counts }: { current: string; counts: Counts }) {
  const { data } = useCall('shops.getMine');
  const item = (section: (typeof sellerMenu)[number]): ReactNode => {
    const count = section.count ? counts[section.count] : 0;
    return (
      <div key={section.path} className="d-side__row">
        <Link
          href={sellerHref(section.path)}
          title={section.name}
          aria-current={section.path === current ? 'page' : undefined}
        >
          <DeskIcon name={section.icon} />
          <span>{section.name}</span>
        </Link>
        {section.count && count > 0 && (
          <Link
            className={`d-count ${section.count === 'toShip' && counts.late > 0 ? 'd-hot' : ''}`}
            href={countedHref(section)}
            aria-label={texts.counted[section.count](count)}
          >
            {formatNumber(count)}
          </Link>
        )}
      </div>
    );
  };
  return (
    <nav className="d-side" aria-label={texts.sellerDashboard}>
      <div className="d-who">
        {data ? (
          <>
            <MakersMark name={data.shop.name} slug={data.shop.slug} size={36} />
            <span>
              <b>{data.shop.name}</b>
              <small>{data.shop.place || texts.yourShop}</small>
            </span>
          </>
        ) : (
          <DeskSkeleton width={140} height={36} />
        )}
      </div>
      <div className="d-grp">{sellerMenu.filter((each) => each.group === 'today').map(item)}</div>
      <h2>{texts.shop}</h2>
      <div className="d-grp">{sellerMenu.filter((each) => each.group === 'shop').map(item)}</div>
      {data && (
        <p className="d-foot">
          <Link href={hrefTo('shop', { slug: data.shop.slug })}>
            {texts.viewShop} <DeskIcon name="ext" small />
          </Link>
        </p>
      )}
    </nav>
  );
}

/** [ALERT-17] Where the stream is lost. */
const UNREAD_POLL_MS = 60_000;
const places: readonly string[] = ['', 'orders', 'messages', 'alerts'];
/** On a phone what asks for something stands first. */
const inShortOrder = (menu: typeof sellerMenu): typeof sellerMenu => [
  ...menu.filter(({ path }) => places.includes(path)),
  ...menu.filter(({ path }) => !places.includes(path)),
];

/** The frame of the seller dashboard: top bar, thumb index, and on phones the bar at the foot. */
export function SellerFrame({ current, children }: { current: string; children: ReactNode }) {
  const session = useSession();
  const [isFinding, setFinding] = useState(false);
  useFindKey(() => setFinding(true));
  const { data: overview } = useCall('orders.getOverview');
  const { data: alerts } = useCall('alerts.getUnreadCount', undefined, { refetchInterval: UNREAD_POLL_MS });
  const { data: messages = 0 } = useUnreadConversations();
  if (!session) return null;
  const counts = {
    toShip: overview?.toShip ?? 0,
    late: overview?.late ?? 0,
    unread: alerts?.unread ?? 0,
    messages,
  };
  return (
    <div className="desk">
      <TopBar session={session} unread={counts.unread} onFind={() => setFinding(true)} />
      <div className="d-shell">
        <SideBar current={current} counts={counts} />
        {children}
      </div>
      {isFinding && <ShopSearch onClose={() => setFinding(false)} />}
      <HelpFoot className="helpfoot helpfoot--desk" />
      <ShortBar
        label={texts.sellerDashboardShort}
        entries={inShortOrder(sellerMenu).map(({ path, name, icon, count }) => ({
          ...{ name, icon, count: count ? counts[count] : 0 },
          href: count && counts[count] > 0 ? countedHref({ path, count }) : sellerHref(path),
          isCurrent: path === current,
        }))}
      />
    </div>
  );
}
