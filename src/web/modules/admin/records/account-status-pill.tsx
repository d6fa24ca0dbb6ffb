import type { CallOutput } from '#web/platform/calls.ts';
import { accountStatuses } from './texts/record-texts.ts';

type PersonRow = CallOutput<'office.listPeople'>['items'][number];

const tones: Record<PersonRow['accountStatus'], string> = { active: 'd-ok', suspended: 'd-warn', banned: 'd-bad' };

export const AccountStatusPill = ({ accountStatus }: { accountStatus: PersonRow['accountStatus'] }) => (
  <span className={`d-pill ${tones[accountStatus]}`}>{accountStatuses[accountStatus]}</span>
);
