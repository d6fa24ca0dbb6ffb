import type { CallOutput } from '#web/platform/calls.ts';
import { accountStatuses } from './texts/record-texts.ts';

type PersonRow = CallOutput<'office.listPeople'>['items'][number];

export const AccountStatusPill = ({ accountStatus }: { accountStatus: PersonRow['standing'] }) => (
  <span
    className={`d-pill ${accountStatus === 'active' ? 'd-ok' : accountStatus === 'suspended' ? 'd-warn' : 'd-bad'}`}
  >
    {accountStatuses[accountStatus]}
  </span>
);
