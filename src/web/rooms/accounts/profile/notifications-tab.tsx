import { type FormEvent, useState } from 'react';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKindNames,
  notificationKinds,
} from '#domain/accounts/notification-kinds.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { Table } from '#web/ui/tables/table.tsx';
import { Section } from './section.tsx';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { useAct } from './use-act.ts';
import './notifications.css';

const channelWords: Record<NotificationChannel, string> = { screen: 'In the shop', email: 'By email too' };
const keyOf = (kind: NotificationKind, channel: NotificationChannel): string => `${kind} ${channel}`;

/** [UX-70] What one hears of, kind by kind and way by way. */
export function NotificationsTab() {
  const { data, error, refetch } = useCall('accounts.getNotificationChoices');
  const [chosen, choose] = useState<Record<string, boolean>>({});
  const act = useAct('accounts.getNotificationChoices');
  const saved = Object.fromEntries(
    (data?.choices ?? []).map(({ kind, channel, wanted }) => [keyOf(kind, channel), wanted]),
  );
  const isChanged = Object.keys(saved).some((key) => chosen[key] !== undefined && chosen[key] !== saved[key]);
  const unsaved = useUnsaved(isChanged);
  if (!data) return <Pending what="Your choices" height={240} error={error} retry={refetch} />;
  const isWanted = (kind: NotificationKind, channel: NotificationChannel): boolean =>
    chosen[keyOf(kind, channel)] ?? saved[keyOf(kind, channel)] ?? false;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(async (send) => {
      await send('accounts.setNotificationChoices', {
        choices: data.choices.map((choice) => ({
          ...choice,
          wanted: chosen[keyOf(choice.kind, choice.channel)] ?? choice.wanted,
        })),
      });
      unsaved.clear();
      // What was pressed meanwhile is still to be saved.
      choose((now) => Object.fromEntries(Object.entries(now).filter(([key, wanted]) => wanted !== chosen[key])));
      return 'Your choices are saved.';
    });
  };
  return (
    <Section title="What you hear of" text="Mails about what you bought always come: they are part of the sale.">
      <form onSubmit={submit}>
        <ErrorBox text={act.error} />
        <Table
          className="kinds"
          caption="What you hear of"
          columns={[
            {
              head: 'Kind',
              isHeadHidden: true,
              isRowHead: true,
              cell: (kind) => (
                <>
                  <b>{notificationKinds[kind].label}</b>
                  <small>{notificationKinds[kind].hint}</small>
                </>
              ),
            },
            ...notificationChannels.map((channel) => ({
              head: channelWords[channel],
              cell: (kind: NotificationKind) => (
                <Checkbox
                  aria-label={`${notificationKinds[kind].label}, ${channelWords[channel].toLowerCase()}`}
                  disabled={channel === 'email' && !isWanted(kind, 'screen')}
                  checked={isWanted(kind, channel)}
                  onCheck={(wanted) => choose({ ...chosen, [keyOf(kind, channel)]: wanted })}
                />
              ),
            })),
          ]}
          rows={notificationKindNames}
          keyOf={(kind) => kind}
        />
        <Button kind="primary" type="submit" isBusy={act.busy}>
          Save
        </Button>
      </form>
    </Section>
  );
}
