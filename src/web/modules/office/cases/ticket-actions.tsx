import type { Case } from '#domain/office/cases-contract.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import * as texts from './cases-texts.ts';

/** A letter is answered by mail; then it is put away here, which can be taken back. */
export function TicketActions({ item }: { item: Case }) {
  const mayClose = hasPermission(useAdmin(), 'cases.manage');
  const { sendAndWait, isSending } = useSend('office.moveLetter');
  const number = item.id.replace('letter-', '');
  // The row may be gone when Undo is pressed, so the promise says how it went, not the row's own listeners.
  const move = async (isOpen: boolean): Promise<void> => {
    try {
      await sendAndWait({ number, isOpen });
      const action = { label: texts.undo, onClick: () => void move(true) };
      if (isOpen) showToast(texts.openAgain(number));
      else showToast(texts.answered(number), { type: 'success', act: action });
    } catch (problem) {
      showToast((problem as ApiProblem).message, { type: 'error' });
    }
    refresh('office.listCases', 'admin.listActs');
  };
  return (
    <span className="d-acts2">
      <a className="d-link d-breaks" href={`mailto:${item.email}?subject=${encodeURIComponent(texts.reply(number))}`}>
        {texts.answer(item.email ?? '')}
      </a>
      {mayClose && (
        <DeskButton
          isSmall
          isBusy={isSending}
          aria-label={texts.isAnsweredOf(number)}
          onClick={() => !isSending && void move(false)}
        >
          {texts.isAnswered}
        </DeskButton>
      )}
    </span>
  );
}
