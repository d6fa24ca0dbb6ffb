import type { CallOutput } from '#web/platform/calls.ts';
import { accountStatuses } from './texts/record-texts.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';

type PersonRow = CallOutput<'office.listPeople'>['items'][number];

const tones: Record<PersonRow['accountStatus'], Tone> = { active: 'ok', suspended: 'warn', banned: 'bad' };

export const AccountStatusPill = ({ accountStatus }: { accountStatus: PersonRow['accountStatus'] }) => (
  <Pill tone={tones[accountStatus]}>{accountStatuses[accountStatus]}</Pill>
);
