import { type FormEvent, useState } from 'react';
import {
  type NotificationChannel,
  type NotificationKind,
  buyerKinds,
  isEndableKind,
  notificationChannels,
  sellerKinds,
} from '#domain/accounts/notification-kinds.ts';
import { notificationKindTexts } from '#domain/accounts/notification-texts.ts';
import { say } from '#web/platform/languages/language.ts';
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

const labelOf = (kind: NotificationKind): string => say(notificationKindTexts[kind].label);
const KindCell = ({ kind }: { kind: NotificationKind }) => (
  <>
    <b>{labelOf(kind)}</b>
    <small>{say(notificationKindTexts[kind].hint)}</small>
  </>
);
const groups = [
  { title: texts.ofPurchases, kinds: Object.keys(buyerKinds) as NotificationKind[] },
  { title: texts.yourShop, kinds: Object.keys(sellerKinds) as NotificationKind[] },
];

/** [UX-70] What one hears of, kind by kind and way by way. */
export function NotificationsTab() {
  const { data, error, refetch } = useCall('accounts.getNotificationChoices');
  const [chosen, choose] = useState<Record<string, boolean>>({});
  const action = useAct('accounts.getNotificationChoices');
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
    void action.run(async (send) => {
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
        <ErrorBox text={action.error} />
        {groups.map(({ title, kinds }) => (
          <Table
            key={title}
            className="kinds"
            caption={title}
            columns={[
              { head: title, isRowHead: true, cell: (kind) => <KindCell kind={kind} /> },
              ...notificationChannels.map((channel) => ({
                head: texts.channels[channel],
                cell: (kind: NotificationKind) =>
                  channel === 'email' && !isEndableKind(kind) ? (
                    texts.always
                  ) : (
                    <Checkbox
                      aria-label={`${labelOf(kind)}, ${texts.channels[channel].toLowerCase()}`}
                      checked={isWanted(kind, channel)}
                      onCheck={(wanted) => choose({ ...chosen, [keyOf(kind, channel)]: wanted })}
                    />
                  ),
              })),
            ]}
            rows={kinds}
            keyOf={(kind) => kind}
          />
        ))}
        <Button kind="primary" type="submit" isBusy={action.busy}>
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}
