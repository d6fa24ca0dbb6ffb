import { type FormEvent, useState } from 'react';
import type { DeliverySettings } from '#domain/accounts/delivery/delivery-settings.ts';
import {
  buyerKinds,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  sellerKinds,
} from '#domain/accounts/notification-kinds.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { useUnsaved } from '../../unsaved/unsaved.ts';
import { Section } from '../section.tsx';
import { useAction } from '../use-action.ts';
import { DeliveryFields, mistakeOf } from './delivery-fields.tsx';
import { PushDevices } from './push-devices.tsx';
import { KindsTable } from './kinds-table.tsx';
import * as texts from './texts.ts';
import './notifications.css';

const keyOf = (kind: NotificationKind, channel: NotificationChannel): string => `${kind} ${channel}`;

const groups = [
  { title: texts.ofPurchases, kinds: Object.keys(buyerKinds) as NotificationKind[] },
  { title: texts.yourShop, kinds: Object.keys(sellerKinds) as NotificationKind[] },
];
/** A mail at once, or a line of the digest. */
const otherMail = { email: 'digest', digest: 'email' } as const;
const isMail = (channel: NotificationChannel): channel is keyof typeof otherMail => channel in otherMail;

/** What is chosen and not saved yet, over what is stored. */
function useChosen() {
  const { data, error, refetch } = useCall('accounts.getNotificationChoices');
  const [chosen, choose] = useState<Record<string, boolean>>({});
  const [delivery, setDelivery] = useState<DeliverySettings | null>(null);
  const saved = Object.fromEntries(
    (data?.choices ?? []).map(({ kind, channel, wanted }) => [keyOf(kind, channel), wanted]),
  );
  const isWanted = (kind: NotificationKind, channel: NotificationChannel): boolean =>
    chosen[keyOf(kind, channel)] ?? saved[keyOf(kind, channel)] ?? false;
  const isChanged =
    (delivery !== null && JSON.stringify(delivery) !== JSON.stringify(data?.delivery)) ||
    Object.keys(saved).some((key) => chosen[key] !== undefined && chosen[key] !== saved[key]);
  const change = (kind: NotificationKind, channel: NotificationChannel, wanted: boolean): void => {
    const also = wanted && isMail(channel) ? { [keyOf(kind, otherMail[channel])]: false } : {};
    choose({ ...chosen, [keyOf(kind, channel)]: wanted, ...also });
  };
  const shown = data && {
    choices: data.choices.map((choice) => ({ ...choice, wanted: isWanted(choice.kind, choice.channel) })),
    delivery: delivery ?? data.delivery,
  };
  /** What was pressed meanwhile is still to be saved. */
  const forget = (): void => {
    choose((now) => Object.fromEntries(Object.entries(now).filter(([key, wanted]) => wanted !== chosen[key])));
    setDelivery((now) => (now === delivery ? null : now));
  };
  return { error, refetch, push: data?.push, shown, isWanted, isChanged, change, setDelivery, forget };
}

/** [UX-70, ALERT-22] What one hears of, kind by kind and way by way, and when. */
export function NotificationsTab() {
  const { error, refetch, push, shown, isWanted, isChanged, change, setDelivery, forget } = useChosen();
  const [isChecked, setChecked] = useState(false);
  const action = useAction('accounts.getNotificationChoices');
  const unsaved = useUnsaved(isChanged);
  if (!shown || !push) return <Pending what={texts.yourChoices} height={240} error={error} retry={refetch} />;
  const channels = notificationChannels.filter((channel) => channel !== 'push' || push.publicKey !== null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (mistakeOf(shown.delivery)) return;
    void action.run(async (send) => {
      await send('accounts.setNotificationChoices', shown);
      unsaved.clear();
      forget();
      return texts.choicesSaved;
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Section title={texts.when}>
        <DeliveryFields delivery={shown.delivery} onChange={setDelivery} isChecked={isChecked} />
      </Section>
      <Section title={texts.push}>
        <PushDevices push={push} />
      </Section>
      <Section title={texts.notifiedOf} text={texts.mailsAlways}>
        <ErrorBox text={action.error} />
        {groups.map(({ title, kinds }) => (
          <KindsTable
            key={title}
            title={title}
            kinds={kinds}
            channels={channels}
            isWanted={isWanted}
            onChoose={change}
          />
        ))}
        <Button kind="primary" type="submit" isBusy={action.busy}>
          {texts.save}
        </Button>
      </Section>
    </form>
  );
}
