import type { FlagName } from '#domain/core/flags/flags.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { type Flag, ruleLines } from './rule-text.ts';
import * as texts from './flag-texts.ts';

/** Who set a flag to what, and the way back to it. */
export function FlagHistory({ flagKey, onUse }: { flagKey: FlagName; onUse: (rule: Flag['rule']) => void }) {
  const { data, error } = useCall('office.listFlagChanges', { key: flagKey }, { staleTime: 0 });
  if (error) return <DeskError role="alert">{error.message}</DeskError>;
  if (!data) return <DeskSkeleton height={60} role="status" aria-label={texts.loading} />;
  if (data.items.length === 0) return <p className="d-hint">{texts.never}</p>;
  return (
    <ul className="setting-history">
      {data.items.map(({ version, rule, by, at, reason }) => (
        <li key={version}>
          <b>{ruleLines(rule).join(', ')}</b>
          <DeskButton kind="quiet" isSmall onClick={() => onUse(rule)}>
            {texts.use}
          </DeskButton>
          <span>
            {texts.setBy(by, timeText(at))}
            <q>{reason}</q>
          </span>
        </li>
      ))}
    </ul>
  );
}
