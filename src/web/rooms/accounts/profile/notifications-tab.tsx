import { type FormEvent, useState } from 'react';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKindNames,
} from '#domain/accounts/notification-kinds.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { Table } from '#web/ui/tables/table.tsx';
import * as texts from './texts/profile-texts.ts';
import { Section } from './section.tsx';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { useAct } from './use-act.ts';
import './notifications.css';

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
  if (!data) return <Pending what={texts.yourChoices} height={240} error={error} retry={refetch} />;
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
      return texts.choicesSaved;
    });
  };
  return (
    <Section title={texts.notifiedOf} text={texts.mailsAlways}>
      <form onSubmit={submit}>
        <ErrorBox text={act.error} />
        <Table
          className="kinds"
          caption={texts.notifiedOf}
          columns={[
            {
              head: texts.kind,
              isHeadHidden: true,
              isRowHead: true,
              cell: (kind) => (
                <>
                  <b>{texts.kinds[kind].label}</b>
                  <small>{texts.kinds[kind].hint}</small>
                </>
              ),
            },
            ...notificationChannels.map((channel) => ({
              head: texts.channels[channel],
              cell: (kind: NotificationKind) => (
                <Checkbox
                  aria-label={`${texts.kinds[kind].label}, ${texts.channels[channel].toLowerCase()}`}
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
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}
