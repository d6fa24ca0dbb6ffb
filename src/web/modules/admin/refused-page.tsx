import { hrefTo } from '#domain/addresses.ts';
import { explainRefusal } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { adminHref } from './admin-sections.ts';
import { roleNames } from './role-names.ts';
import * as texts from './refused-texts.ts';
import './refused-page.css';

/** [UX-95, ADM-13] A section that one may not open: what is missing, who has it, whom to ask. */
export function RefusedPage({ name, permission }: { name: string; permission: Permission }) {
  const { roles } = explainRefusal(permission, roleNames);
  return (
    <main id="main" className="d-main">
      <DeskHead title={name} crumb={{ label: texts.house, href: adminHref('') }} />
      <DeskEmpty
        title={texts.youNeed(permission)}
        draw="needle"
        actions={
          <DeskButtonLink isAlwaysShown href={adminHref('')}>
            {texts.toDashboard}
          </DeskButtonLink>
        }
      >
        {texts.rolesWith(roles.join(', '))}
      </DeskEmpty>
    </main>
  );
}

/** [ADM-10] Somebody without an active record: the server answers every call of the back office the same way. */
export function NoRecordPage({ isInactive }: { isInactive: boolean }) {
  const { title, why } = isInactive ? texts.isInactive : texts.noRecord;
  return (
    <div className="desk">
      <main id="main" className="d-main d-alone">
        <DeskHead title={texts.forAdministrators} cap="403" />
        <DeskEmpty
          title={title}
          draw="needle"
          actions={
            <>
              <DeskButtonLink isAlwaysShown href={hrefTo('home')}>
                {texts.goHome}
              </DeskButtonLink>
              {!isInactive && (
                <DeskButtonLink isAlwaysShown href={hrefTo('activate')}>
                  {texts.haveCode}
                </DeskButtonLink>
              )}
            </>
          }
        >
          {why}
        </DeskEmpty>
      </main>
    </div>
  );
}

/** [ADM-10] An administrator whose session gave one proof only: the security tab has what is missing. */
export function SecondFactorPage() {
  return (
    <div className="desk">
      <main id="main" className="d-main d-alone">
        <DeskHead title={texts.secondFactor.head} cap="403" />
        <DeskEmpty
          title={texts.secondFactor.title}
          draw="needle"
          actions={
            <>
              <DeskButtonLink kind="primary" isAlwaysShown href={`${hrefTo('security')}?for=office`}>
                {texts.secondFactor.action}
              </DeskButtonLink>
              <DeskButtonLink isAlwaysShown href={hrefTo('home')}>
                {texts.goHome}
              </DeskButtonLink>
            </>
          }
        >
          {texts.secondFactor.why}
        </DeskEmpty>
      </main>
    </div>
  );
}
