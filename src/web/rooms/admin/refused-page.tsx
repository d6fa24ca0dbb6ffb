import { hrefTo } from '#domain/addresses.ts';
import { explainRefusal } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { adminHref } from './admin-sections.ts';
import './refused-page.css';

/** [UX-95, ADM-13] A section that one may not open: what is missing, who has it, whom to ask. */
export function RefusedPage({ name, permission }: { name: string; permission: Permission }) {
  const { roles } = explainRefusal(permission);
  return (
    <main id="main" className="d-main">
      <DeskHead title={name} crumb={{ label: 'Back office', href: adminHref('') }} />
      <DeskEmpty
        title={`You need ${permission} permission – ask a master admin`}
        draw="needle"
        acts={
          <DeskButtonLink isKept href={adminHref('')}>
            Go to the dashboard
          </DeskButtonLink>
        }
      >
        Roles that have it: {roles.join(', ')}. Nothing was opened or changed.
      </DeskEmpty>
    </main>
  );
}

/** [ADM-10] Somebody without an active record: the server answers every call of the back office the same way. */
export function NoRecordPage({ isInactive }: { isInactive: boolean }) {
  return (
    <div className="desk">
      <main id="main" className="d-main d-alone">
        <DeskHead title="This part of the house is for administrators" cap="403" />
        <DeskEmpty
          title={isInactive ? 'Your administrator record is inactive' : 'Your account has no administrator record'}
          draw="needle"
          acts={
            <>
              <DeskButtonLink isKept href={hrefTo('home')}>
                Go to the home page
              </DeskButtonLink>
              {!isInactive && (
                <DeskButtonLink isKept href={hrefTo('activate')}>
                  I have an activation code
                </DeskButtonLink>
              )}
            </>
          }
        >
          {isInactive ? 'A master admin can make it active again.' : 'A master admin can send you an invitation.'}
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
        <DeskHead title="Set up a second factor" cap="403" />
        <DeskEmpty
          title="Administrators sign in with two proofs"
          draw="needle"
          acts={
            <>
              <DeskButtonLink kind="primary" isKept href={`${hrefTo('security')}?for=office`}>
                Go to the security tab
              </DeskButtonLink>
              <DeskButtonLink isKept href={hrefTo('home')}>
                Go to the home page
              </DeskButtonLink>
            </>
          }
        >
          An authenticator app or a passkey beside the password. If you have one already, give its code there once, or
          sign in again with your passkey. Lost it? Use a recovery code, or ask a master admin to reset it.
        </DeskEmpty>
      </main>
    </div>
  );
}
