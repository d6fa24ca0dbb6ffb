import type { ApiKey, ApiKeyUse } from '#domain/vault/contract.ts';
import { clockTime, localDate } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import * as texts from './texts.ts';

function answerText({ status }: ApiKeyUse): string {
  if (status === 0) return texts.answers.unknown;
  if (status < 300) return texts.answers.done;
  return status < 500 ? texts.answers.refused : texts.answers.failed;
}

const columns: DeskColumn<ApiKeyUse>[] = [
  { head: texts.call, cell: ({ operation }) => <span className="d-code">{operation}</span> },
  { head: texts.answer, cell: (use) => answerText(use) },
  { head: texts.from, className: 'd-t2', cell: ({ network }) => network },
  {
    head: texts.when,
    isNumber: true,
    className: 'd-t2',
    cell: ({ at }) => `${localDate(at)} ${clockTime(at)}`,
  },
];

/** [VAULT-05] What a program did with a key. */
export function ApiKeyUses({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const call = useCall('vault.listApiKeyUses', { id: apiKey.id }, { staleTime: 0 });
  const title = texts.usesOf(apiKey.name);
  return (
    <DeskDialog label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p className="d-t2">{texts.usesText}</p>
      <DeskTable
        caption={title}
        columns={columns}
        rows={call.data?.uses}
        keyOf={({ id }) => id}
        unread={{ call, what: texts.usesWhat, safe: texts.usesSafe, loading: texts.usesLoading }}
        empty={<p>{texts.usesNone}</p>}
      />
      <DialogButtons>
        <DeskButton onClick={onClose}>{texts.close}</DeskButton>
      </DialogButtons>
    </DeskDialog>
  );
}
