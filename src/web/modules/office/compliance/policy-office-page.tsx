import { useState } from 'react';
import { type Policy, policyPaths } from '#domain/accounts/policies/policy.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { OfficePolicy, PolicyVersionRow } from '#domain/office/privacy/policies-contract.ts';
import { names } from '#web/modules/accounts/policies/policy-texts.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { Missing, RecordAway } from '#web/modules/admin/records/record-parts.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { formatDate, formatNumber } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import { PolicyDraftForm } from './policy-draft-form.tsx';
import * as texts from './policy-office-texts.ts';
import { PolicyPreview, PublishPolicy } from './publish-policy.tsx';
import '#web/modules/office/office.css';

const crumb = { label: texts.compliance, href: adminHref('compliance') };

const columnsOf = (policy: Policy): DeskColumn<PolicyVersionRow>[] => [
  {
    head: texts.versionHeads.version,
    cell: ({ version }) => (
      <Link className="d-link" href={`${policyPaths[policy]}?version=${version}`}>
        {texts.versionOf(version)}
      </Link>
    ),
  },
  {
    head: texts.versionHeads.day,
    cell: ({ holdsFrom, state }) => (
      <span className="d-two">
        {formatDate(new Date(`${holdsFrom}T12:00:00Z`))}
        <small>{texts.states[state]}</small>
      </span>
    ),
  },
  {
    head: texts.versionHeads.changed,
    cell: ({ changed, isMaterial, version }) => (
      <span className="d-two">
        {changed[language]}
        {isMaterial && version > 1 && <small>{texts.material}</small>}
      </span>
    ),
  },
  { head: texts.versionHeads.accepted, isNumber: true, cell: ({ accepted }) => formatNumber(accepted) },
  { head: texts.versionHeads.left, isNumber: true, cell: ({ left }) => formatNumber(left) },
];

function Draft({ office }: { office: OfficePolicy }) {
  const [isTyped, setTyped] = useState(false);
  const { draft, newest, policy } = office;
  return (
    <>
      <section className="d-sec">
        <DeskSection title={texts.draft} note={draft ? texts.savedAt(timeText(draft.savedAt)) : texts.noDraft} />
        <PolicyDraftForm policy={office} isTyped={isTyped} onTyped={setTyped} />
        {(isTyped || !draft) && <p className="d-small d-t2">{texts.saveFirst}</p>}
      </section>
      {draft && !isTyped && (
        <>
          <PolicyPreview draft={draft} newest={newest} />
          <PublishPolicy policy={policy} draft={draft} />
        </>
      )}
    </>
  );
}

const NoSuchPolicy = () => (
  <main id="main" className="d-main">
    <DeskHead title={texts.unknown.head} crumb={crumb} />
    <DeskEmpty
      title={texts.unknown.title}
      draw="needle"
      actions={
        <DeskButtonLink isAlwaysShown href={crumb.href}>
          {texts.unknown.back}
        </DeskButtonLink>
      }
    >
      {texts.unknown.why}
    </DeskEmpty>
  </main>
);

/** [OFFICE-01] `/admin/compliance/terms`: versions of one policy, its draft, preview and publication. */
export function PolicyOfficePage({ path }: { path: string }) {
  const policy = (Object.keys(policyPaths) as Policy[]).find((each) => policyPaths[each] === `/${path}`);
  return policy ? <OnePolicy policy={policy} /> : <NoSuchPolicy />;
}

function OnePolicy({ policy }: { policy: Policy }) {
  const admin = useAdmin();
  const { data: one, error, refetch } = useCall('office.getPolicyDraft', { policy });
  if (!one)
    return (
      <RecordAway error={error} retry={() => void refetch()} crumb={crumb} title={names[policy]} none={texts.unknown} />
    );
  return (
    <main id="main" className="d-main">
      <DeskHead title={names[policy]} crumb={crumb} sub={texts.sub} />
      <section className="d-sec">
        <DeskSection title={texts.versions} link={{ label: texts.publicPage, href: policyPaths[policy] }} />
        <DeskTable
          caption={texts.versions}
          columns={columnsOf(policy)}
          rows={one.versions}
          keyOf={({ version }) => String(version)}
        />
      </section>
      {hasPermission(admin, 'compliance.manage') ? (
        <Draft office={one} />
      ) : (
        <Missing what={texts.writing} permission="compliance.manage" />
      )}
    </main>
  );
}
