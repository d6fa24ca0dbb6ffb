import type { CallOutput } from '#web/platform/calls.ts';

type PersonRow = CallOutput<'office.listPeople'>['items'][number];

export const AccountStatusPill = ({ accountStatus }: { accountStatus: PersonRow['standing'] }) => (
  <span
    className={`d-pill ${accountStatus === 'active' ? 'd-ok' : accountStatus === 'suspended' ? 'd-warn' : 'd-bad'}`}
  >
    {accountStatus === 'active' ? 'Active' : accountStatus === 'suspended' ? 'Suspended' : 'Banned'}
  </span>
);
