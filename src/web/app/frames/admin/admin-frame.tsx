import { hrefTo } from '#domain/addresses.ts';
import { type ReactNode, useState } from 'react';
import { adminRoles } from '#domain/core/permissions/permissions.ts';
import { initials } from '#domain/accounts/presentation-name.ts';
import { AccountMenu } from '../../shell/account-menu.tsx';
import { HelpFoot } from '../../shell/help-mark.tsx';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminGroups, adminHref, sectionsFor } from '#web/rooms/admin/admin-sections.ts';
import { SeeAsBar } from '#web/rooms/admin/see-as-bar.tsx';
import type { AdminNow } from '#web/rooms/admin/use-admin.ts';
import '#web/app/frames/top-bar.css';
import '#web/app/frames/side-bar.css';

interface Props {
  admin: AdminNow;
  current: string;
  counts: Record<string, number>;
  onFind: () => void;
  children: ReactNode;
}

function TopBar({ onFind }: { onFind: () => void }) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (!session) return null;
  return (
    <header className="d-top d-top--admin">
      <Link className="d-wordmark" href={hrefTo('home')}>
        {settings().marketplaceName}
        <small>Back office</small>
      </Link>
      <button type="button" className="d-find" onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
        <DeskIcon name="search" small />
        <span>Find a person, order, listing or setting</span>
        <kbd>Ctrl K</kbd>
      </button>
      <div className="d-top-right">
        {settings().testMode && <span className="d-test">Test mode – no money moves</span>}
        <DeskButtonLink icon="help" label="Help" href={hrefTo('supportCenter')} />
        <div className="menubox">
          <button
            type="button"
            className="d-account"
            aria-label={`${initials(session)}, your account`}
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

function SideBar({ admin, current, counts }: Omit<Props, 'children' | 'onFind'>) {
  const session = useSession();
  const shown = sectionsFor(admin);
  return (
    <nav className="d-side" aria-label="Back office">
      <div className="d-who">
        <span className="d-avatar" aria-hidden="true">
          {session && initials(session)}
        </span>
        <span>
          <b>{session?.displayName}</b>
          <small>{admin.role && adminRoles[admin.role].name}</small>
        </span>
      </div>
      {adminGroups.map((group) => {
        const items = shown.filter((section) => section.group === group);
        if (items.length === 0) return null;
        return (
          <div key={group}>
            {group !== 'top' && <h2>{group}</h2>}
            <div className="d-grp">
              {items.map(({ path, name, icon }) => (
                <Link key={path} href={adminHref(path)} aria-current={path === current ? 'page' : undefined}>
                  <DeskIcon name={icon} />
                  <span>{name}</span>
                  {(counts[path] ?? 0) > 0 && <b className="d-count">{counts[path]}</b>}
                </Link>
              ))}
            </div>
          </div>
        );
      })}
      <p className="d-foot">
        <Link href={hrefTo('home')}>
          Go to the shop <DeskIcon name="ext" small />
        </Link>
      </p>
    </nav>
  );
}

/** The frame of the back office: top bar, the sections that one may open, and on phones the first of them at the foot. */
export function AdminFrame({ admin, current, counts, onFind, children }: Props) {
  const shown = sectionsFor(admin);
  const isMore = !shown.slice(0, 4).some(({ path }) => path === current);
  return (
    <div className="desk desk--admin">
      {admin.seenAs && <SeeAsBar role={admin.seenAs} />}
      <TopBar onFind={onFind} />
      <div className="d-shell">
        <SideBar admin={admin} current={current} counts={counts} />
        {children}
      </div>
      <HelpFoot className="helpfoot helpfoot--desk" />
      <nav className="d-tabs-b" aria-label="Back office, short">
        {shown.slice(0, 4).map(({ path, name, icon }) => (
          <Link key={path} href={adminHref(path)} aria-current={path === current ? 'page' : undefined}>
            <DeskIcon name={icon} />
            {(counts[path] ?? 0) > 0 && <b aria-hidden="true">{counts[path]}</b>}
            <span>{name}</span>
          </Link>
        ))}
        <button type="button" onClick={onFind} aria-current={isMore ? 'page' : undefined}>
          <DeskIcon name="search" />
          <span>Find</span>
        </button>
      </nav>
    </div>
  );
}
