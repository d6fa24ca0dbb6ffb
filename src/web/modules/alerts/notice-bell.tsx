import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { useLive } from '#web/platform/live.ts';
import { useSession } from '#web/platform/session.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { noticesLive } from './notices-live.ts';
import * as texts from './notice-texts.ts';
import './notice-bell.css';

/** [ALERT-17] Where the stream is lost. */
const refetchInterval = 60_000;

const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));

function Count({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className="count" aria-hidden="true">
        {shortCount(count)}
      </span>
    )
  );
}

/** [UX-70] How much a signed-in person has not read, and the way to it. */
function BuyersBell() {
  useLive(noticesLive);
  const unread = useCall('alerts.getUnreadNotices', undefined, { refetchInterval }).data?.unread ?? 0;
  return (
    <ButtonLink
      icon="bell"
      iconSize="l"
      label={unread > 0 ? texts.updatesUnread(unread) : texts.updates}
      href={hrefTo('updates')}
    >
      <Count count={unread} />
    </ButtonLink>
  );
}

interface Entry {
  href: string;
  label: string;
  unread: number;
}

function BellMenu({ entries, onClose }: { entries: readonly Entry[]; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('a')?.focus(), []);
  return (
    <div className="bell-menu" ref={box}>
      {entries.map(({ href, label, unread }) => (
        <Link key={href} href={href} onClick={onClose}>
          <span>{label}</span>
          {unread > 0 && <b>{texts.unreadHere(unread)}</b>}
        </Link>
      ))}
    </div>
  );
}

const alertsChanged = (): void => refresh('alerts.getUnreadCount');
const makersLive = [
  ...noticesLive,
  { 'alerts.raised': alertsChanged, 'alerts.woken': alertsChanged, 'alerts.changed': alertsChanged },
];

/** [ALERT-22] A maker is told as both: the alerts of the shop, and what they bought and asked. */
function MakersBell() {
  useLive(makersLive);
  const [isOpen, setOpen] = useState(false);
  const alerts = useCall('alerts.getUnreadCount', undefined, { refetchInterval }).data?.unread ?? 0;
  const notices = useCall('alerts.getUnreadNotices', undefined, { refetchInterval }).data?.unread ?? 0;
  const entries = [
    { href: `${sellerHref('alerts')}${alerts > 0 ? '?unread=true' : ''}`, label: texts.shopAlerts, unread: alerts },
    { href: hrefTo('updates'), label: texts.updates, unread: notices },
  ];
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (key !== 'Escape' || !isOpen) return;
    currentTarget.querySelector('button')?.focus();
    setOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are for the menu within
    <div
      className="menubox"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        icon="bell"
        iconSize="l"
        label={texts.bell(alerts + notices)}
        aria-haspopup="true"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Count count={alerts + notices} />
      </Button>
      {isOpen && <BellMenu entries={entries} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The bell in the header of the store. */
export function NoticeBell() {
  return useSession()?.shopSlug ? <MakersBell /> : <BuyersBell />;
}
