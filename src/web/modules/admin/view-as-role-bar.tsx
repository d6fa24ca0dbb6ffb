import type { AdminRole } from '#domain/core/permissions/permissions.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { roleNames } from './role-names.ts';
import * as texts from './view-as-role-texts.tsx';
import './view-as-role-bar.css';

/** [ADM-13] Says all the time that one looks through another role, and leads out of it. */
export function SeeAsBar({ role }: { role: AdminRole }) {
  const stop = useSend('admin.stopSeeing');
  const leave = (): void =>
    stop.send(
      {},
      {
        // What was read with the other role is not kept.
        onSuccess: () => void queryClient.resetQueries(),
        onError: (problem) => showToast(problem.message, { type: 'error' }),
      },
    );
  return (
    <p className="d-seen" role="status">
      <span>
        {texts.youSee(roleNames.names[role], (name) => (
          <b>{name}</b>
        ))}
      </span>
      <DeskButton isSmall isAlwaysShown onClick={leave} disabled={stop.isSending}>
        {texts.leave}
      </DeskButton>
    </p>
  );
}
