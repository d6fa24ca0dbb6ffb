import { useState } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { JumpDialog } from '#web/ui/desk/jump/jump-dialog.tsx';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { sectionsFor } from '#web/modules/admin/admin-sections.ts';
import { inOrder, type PaletteRow, rowOfHit, rowsHere } from './palette-rows.ts';
import { recentJumps, rememberJump } from './recent-jumps.ts';
import { recordHref } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import * as texts from './texts.ts';

const PAUSE_MILLISECONDS = 120;

/** What fits the words: what is known here at once, what the server finds a moment later. */
function useRows(part: string) {
  const admin = useAdmin();
  const requested = useDebounced(part, PAUSE_MILLISECONDS);
  const { data, error, isPlaceholderData, refetch } = useCall(
    'office.find',
    { q: requested },
    { enabled: requested !== '', keepPrevious: true, staleTime: 15_000 },
  );
  const isAnswered =
    part === '' || (requested === part && !isPlaceholderData && (data !== undefined || error !== null));
  const problem = part !== '' && requested === part ? error : null;
  const hits = problem ? [] : (data?.items ?? []).map(rowOfHit);
  const matches: PaletteRow[] =
    part === '' ? recentJumps().filter(({ href }) => recordHref(admin, href) === href) : hits;
  return { rows: inOrder(part, matches, rowsHere(admin, sectionsFor(admin), part)), isAnswered, problem, refetch };
}

/** [UX-97] Jumps to an order, person, listing, shop, setting, section or act: only what the role may see. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { rows, isAnswered, problem, refetch } = useRows(typed.trim());
  return (
    <JumpDialog
      label={texts.label}
      placeholder={texts.placeholder}
      nothing={texts.nothing}
      typed={typed}
      onType={setTyped}
      rows={rows}
      isAnswered={isAnswered}
      problem={problem}
      retry={() => void refetch()}
      onOpen={(row) => {
        if (row.group !== texts.goTo && row.group !== texts.action) rememberJump({ ...row, group: texts.recent });
        onClose();
        go(row.href);
      }}
      onClose={onClose}
    />
  );
}
