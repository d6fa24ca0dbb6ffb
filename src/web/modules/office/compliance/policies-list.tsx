import { type Policy, policyPaths } from '#domain/accounts/policies/policy.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { names } from '#web/modules/accounts/policies/policy-texts.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './policy-office-texts.ts';

type Row = CallOutput<'office.listPolicies'>['items'][number];

const policyHref = (policy: Policy): string => adminHref(`compliance${policyPaths[policy]}`);

function nextOf({ versions, hasDraft }: Row): string {
  const planned = versions
    .filter(({ state }) => state === 'planned')
    .map(({ version, holdsFrom }) => texts.planned(version, holdsFrom));
  const all = [...planned, ...(hasDraft ? [texts.hasDraft] : [])];
  return all.join(', ') || texts.nothing;
}

const inForce = ({ versions }: Row) => versions.find(({ state }) => state === 'in-force');

const columns: DeskColumn<Row>[] = [
  {
    head: texts.heads.policy,
    cell: ({ policy }) => (
      <Link className="d-link" href={policyHref(policy)}>
        {names[policy]}
      </Link>
    ),
  },
  {
    head: texts.heads.inForce,
    cell: (row) => {
      const current = inForce(row);
      return (
        current && (
          <span className="d-two">
            {texts.versionOf(current.version)}
            <small>{texts.since(current.holdsFrom)}</small>
          </span>
        )
      );
    },
  },
  {
    head: texts.heads.accepted,
    cell: (row) => {
      const { accepted = 0, left = 0 } = inForce(row) ?? {};
      return (
        <span className="d-two">
          {texts.acceptedBy(accepted)}
          {left > 0 && <small>{texts.leftBy(left)}</small>}
        </span>
      );
    },
  },
  { head: texts.heads.next, className: 'd-t2', cell: nextOf },
];

/** [OFFICE-01] Which version of each policy holds, and who accepted it. */
export function PoliciesList() {
  const call = useCall('office.listPolicies');
  return (
    <section className="d-sec">
      <DeskSection title={texts.policies} note={call.data && texts.people(call.data.people)} />
      <DeskTable
        caption={texts.policies}
        columns={columns}
        rows={call.data?.items}
        keyOf={({ policy }) => policy}
        unread={{ call, what: texts.thePolicies, safe: texts.nothingChanged }}
      />
    </section>
  );
}
