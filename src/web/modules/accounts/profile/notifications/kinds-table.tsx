import { isEndableKind, type NotificationChannel, type NotificationKind } from '#domain/accounts/notification-kinds.ts';
import { notificationKindTexts } from '#domain/accounts/notification-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Table } from '#web/ui/tables/table.tsx';
import * as texts from './texts.ts';

const labelOf = (kind: NotificationKind): string => say(notificationKindTexts[kind].label);
const KindCell = ({ kind }: { kind: NotificationKind }) => (
  <>
    <b>{labelOf(kind)}</b>
    <small>{say(notificationKindTexts[kind].hint)}</small>
  </>
);

interface Props {
  title: string;
  kinds: readonly NotificationKind[];
  channels: readonly NotificationChannel[];
  isWanted: (kind: NotificationKind, channel: NotificationChannel) => boolean;
  onChoose: (kind: NotificationKind, channel: NotificationChannel, wanted: boolean) => void;
}

/** One row a kind, one column a way. What is part of a sale is always mailed, so it is in no digest. */
export function KindsTable({ title, kinds, channels, isWanted, onChoose }: Props) {
  const box = (kind: NotificationKind, channel: NotificationChannel) => (
    <Checkbox
      aria-label={`${labelOf(kind)}, ${texts.channels[channel]}`}
      checked={isWanted(kind, channel)}
      onCheck={(wanted) => onChoose(kind, channel, wanted)}
    />
  );
  const cellOf = (kind: NotificationKind, channel: NotificationChannel) => {
    if (isEndableKind(kind) || channel === 'screen' || channel === 'push') return box(kind, channel);
    return channel === 'email' ? texts.always : <span aria-label={texts.notHere}>–</span>;
  };
  return (
    <Table
      className="kinds"
      caption={title}
      columns={[
        { head: title, isRowHead: true, cell: (kind) => <KindCell kind={kind} /> },
        ...channels.map((channel) => ({
          head: texts.channels[channel],
          cell: (kind: NotificationKind) => cellOf(kind, channel),
        })),
      ]}
      rows={kinds}
      keyOf={(kind) => kind}
    />
  );
}
