import { hrefTo } from '#domain/addresses.ts';
import { type ReactNode, useRef, useState } from 'react';
import { roleNames } from '#web/modules/admin/role-names.ts';
import { initials } from '#domain/accounts/presentation-name.ts';
import { AccountMenu } from '../late-account-menu.ts';
import { HelpFoot } from '../../shell/help-mark.tsx';
import { useSession } from '#web/platform/session.ts';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { settings } from '#web/platform/settings.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { useFocusByKeys } from '#web/ui/focus/use-focus-by-keys.ts';
import { Link } from '#web/ui/link.tsx';
import { adminGroups, adminHref, sectionsFor } from '#web/modules/admin/admin-sections.ts';
import * as menuTexts from '#web/modules/admin/menu-texts.ts';
import { SeeAsBar } from '#web/modules/admin/view-as-role-bar.tsx';
import type { AdminNow } from '#web/modules/admin/use-admin.ts';
import { ShortBar } from '../short-bar.tsx';
import * as texts from '../texts/frame-texts.ts';
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
        <small>{texts.admin}</small>
      </Link>
      <button type="button" className="d-find" onClick={onFind} aria-keyshortcuts="Control+K Meta+K">
        <DeskIcon name="search" small />
        <span>{texts.findPlaceholder}</span>
        <kbd>{texts.findKeys}</kbd>
      </button>
      <div className="d-top-right">
        {settings().testMode && <span className="d-test">{texts.testMode}</span>}
        <DeskButtonLink icon="help" label={texts.help} href={hrefTo('supportCenter')} />
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

function SideBar({ admin, current, counts }: Omit<Props, 'children' | 'onFind'>) {
  const session = useSession();
  const shown = sectionsFor(admin);
  return (
    <nav className="d-side" aria-label={texts.admin}>
      <div className="d-who">
        <span className="d-avatar" aria-hidden="true">
          {session && initials(session)}
        </span>
        <span>
          <b>{session?.displayName}</b>
          <small>{admin.role && roleNames.names[admin.role]}</small>
        </span>
      </div>
      {adminGroups.map((group) => {
        const items = shown.filter((section) => section.group === group);
        if (items.length === 0) return null;
        return (
          <div key={group}>
            {group !== 'top' && <h2>{menuTexts.groups[group]}</h2>}
            <div className="d-grp">
              {items.map(({ path, name, icon }) => (
                <Link key={path} href={adminHref(path)} aria-current={path === current ? 'page' : undefined}>
                  <DeskIcon name={icon} />
                  <span>{name}</span>
                  {(counts[path] ?? 0) > 0 && <b className="d-count">{formatNumber(counts[path] ?? 0)}</b>}
                </Link>
              ))}
            </div>
          </div>
        );
      })}
      <p className="d-foot">
        <Link href={hrefTo('home')}>
          {texts.toTheShop} <DeskIcon name="ext" small />
        </Link>
      </p>
    </nav>
  );
}

/** The frame of the back office, in which the focus is never lost [UX-100]: top bar, the sections that one may open, and on phones the first of them at the foot. */
export function AdminFrame({ admin, current, counts, onFind, children }: Props) {
  const shell = useRef<HTMLDivElement>(null);
  useFocusByKeys(shell);
  return (
    <div className="desk desk--admin">
      {admin.seenAs && <SeeAsBar role={admin.seenAs} />}
      <TopBar onFind={onFind} />
      <div ref={shell} className="d-shell">
        <SideBar admin={admin} current={current} counts={counts} />
        {children}
      </div>
      <HelpFoot className="helpfoot helpfoot--desk" />
      <ShortBar
        label={texts.adminShort}
        onFind={onFind}
        entries={sectionsFor(admin).map(({ path, name, icon }) => ({
          ...{ href: adminHref(path), name, icon },
          count: counts[path] ?? 0,
          isCurrent: path === current,
        }))}
      />
    </div>
  );
}
