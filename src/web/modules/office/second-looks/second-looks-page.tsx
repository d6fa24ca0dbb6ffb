import { useState } from 'react';
import type { SecondLook } from '#domain/office/second-looks/second-look-contract.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { DecideDialog } from './decide-dialog.tsx';
import * as texts from './second-look-texts.ts';

type View = keyof typeof texts.views;
const views = (['waiting', 'own', 'over'] as const).map((view) => [view, texts.views[view]] as const);
const operationOf = ({ operation }: SecondLook): string => texts.operations[operation] ?? operation;

/** By which permission it is opened follows from the act. */
function recordPath({ operation, subject: { kind, id } }: SecondLook): string {
  if (kind === 'order') return adminHref(`orders/${id}`);
  return adminHref(`${operation === 'office.banPerson' ? 'users' : 'sellers'}/${id}`);
}

const columns: DeskColumn<SecondLook>[] = [
  {
    head: texts.heads.action,
    style: { whiteSpace: 'normal', minWidth: 200 },
    cell: (look) => (
      <span className="d-two">
        <b>{operationOf(look)}</b>
        <small>{look.reason}</small>
      </span>
    ),
  },
  {
    head: texts.heads.on,
    cell: (look) => (
      <span className="d-two">
        {look.operation === 'office.requestErasureFor' ? (
          look.subject.name
        ) : (
          <Link className="d-link" href={recordPath(look)}>
            {look.subject.name || look.subject.id}
          </Link>
        )}
        {look.amountCents !== null && <small>{formatMoney(look.amountCents)}</small>}
      </span>
    ),
  },
  {
    head: texts.heads.asked,
    name: 'asked',
    cell: ({ requestedBy, requestedAt }) => (
      <span className="d-two">
        {requestedBy}
        <small>{timeText(requestedAt)}</small>
      </span>
    ),
  },
];
const due: DeskColumn<SecondLook> = { head: texts.heads.due, cell: ({ expiresAt }) => timeText(expiresAt) };
const outcome: DeskColumn<SecondLook> = {
  head: texts.heads.outcome,
  cell: ({ state, decidedBy, decidedAt, answer }) => (
    <span className="d-two">
      <b>{texts.states[state]}</b>
      {decidedAt && <small>{`${decidedBy}, ${timeText(decidedAt)}`}</small>}
      {answer && <small>{answer}</small>}
    </span>
  ),
};

/** [OFFICE-01] `/admin/second-looks`: acts that two decide, due first. */
export function SecondLooksPage() {
  const address = useTableAddress({ by: '', direction: 'desc' });
  const view: View = useView('view', views);
  const [decided, setDecided] = useState<SecondLook | null>(null);
  const withdraw = useSend('office.withdrawSecondLook', 'office.listSecondLooks', 'admin.listActs');
  const cancelRequest = ({ id }: SecondLook): void =>
    withdraw.send(
      { id },
      {
        onSuccess: () => showToast(texts.isWithdrawn, { type: 'success' }),
        onError: (problem) => showToast(problem.message, { type: 'error' }),
      },
    );
  const decide: DeskColumn<SecondLook> = {
    head: texts.heads.decide,
    isHeadHidden: true,
    cell: (look) =>
      look.isOwn ? (
        <DeskButton isSmall aria-label={texts.withdrawOf(look.subject.name)} onClick={() => cancelRequest(look)}>
          {texts.withdraw}
        </DeskButton>
      ) : (
        <DeskButton
          isSmall
          kind="primary"
          aria-label={texts.lookAt(operationOf(look), look.subject.name)}
          onClick={() => setDecided(look)}
        >
          {texts.look}
        </DeskButton>
      ),
  };
  const shown = [...columns, ...(view === 'over' ? [outcome] : [due, decide])];
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      <ViewTabs
        list="admin.second-looks"
        address={address}
        tabs={views.map(([each, label]) => ({
          label,
          href: address.hrefWith({ view: each === 'waiting' ? '' : each }),
          isCurrent: each === view,
        }))}
      />
      <ListTools
        address={address}
        label={texts.title}
        columns={shown}
        exported={{ name: 'exportSecondLooks', input: { show: view } }}
      />
      <PagedList<'office.listSecondLooks', SecondLook>
        key={view}
        name="office.listSecondLooks"
        input={{ show: view }}
        what={texts.requests}
        columns={shown}
        address={address}
        keyOf={({ id }) => id}
        empty={<DeskEmpty title={texts.none[view]}>{texts.comeHere}</DeskEmpty>}
      />
      {decided && <DecideDialog key={decided.id} look={decided} onClose={() => setDecided(null)} />}
    </main>
  );
}
