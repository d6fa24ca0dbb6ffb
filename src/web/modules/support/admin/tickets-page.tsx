import { type TicketView, ticketViews } from '#domain/support/tickets/contract.ts';
import { priorities, PROMISED_HOURS, type TicketRow } from '#domain/support/tickets/model.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { AgeMark } from '#web/modules/admin/age-mark.tsx';
import { chosenSort } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { type Bulk, PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { TicketBulk } from './ticket-bulk.tsx';
import { ticketTitle } from '../own/ticket-title.ts';
import * as texts from './ticket-list-texts.ts';
import '#web/modules/admin/queues/queues.css';
import './tickets.css';

const tones = { urgent: 'bad', high: 'warn', normal: '', low: '' } as const;

const PriorityPill = ({ priority }: Pick<TicketRow, 'priority'>) => (
  <Pill tone={tones[priority]}>{texts.priorities[priority]}</Pill>
);

const columns: DeskColumn<TicketRow>[] = [
  {
    head: texts.heads.ticket,
    style: { whiteSpace: 'normal' },
    cell: (row) => (
      <span className="d-two">
        <Link className="d-link" href={adminHref(`tickets/${row.number}`)}>
          <b>{ticketTitle(row)}</b>
        </Link>
        <small className="ticket-line">{row.message}</small>
        <small>{row.number}</small>
      </span>
    ),
  },
  {
    head: texts.heads.from,
    name: 'from',
    cell: ({ person, email }) => (
      <span className="d-two">
        {person?.name ?? texts.guest}
        <small>{email}</small>
      </span>
    ),
  },
  {
    head: texts.heads.owner,
    name: 'owner',
    cell: ({ owner }) => owner?.name ?? <span className="d-t3">{texts.noOwner}</span>,
  },
  { head: texts.heads.priority, name: 'priority', cell: (row) => <PriorityPill priority={row.priority} /> },
  {
    head: texts.heads.waiting,
    sortBy: 'since',
    cell: ({ state, since }) =>
      state === 'house' ? (
        <AgeMark since={since} now={new Date().toISOString()} promised={PROMISED_HOURS} />
      ) : (
        <span className="d-two">
          {texts.states[state]}
          <small>{timeText(since)}</small>
        </span>
      ),
  },
];

/** [SUP-04] How many wait and how fast they are answered; each number leads to what it counts. */
function Figures() {
  const { data } = useCall('support.getTicketFigures', {}, { staleTime: 10_000 });
  if (!data) return null;
  const at = (view: string): string => adminHref(`tickets?view=${view}`);
  const shown = [
    [texts.figures.house, formatNumber(data.house), adminHref('tickets')],
    [texts.figures.overdue, formatNumber(data.overdue), at('overdue')],
    [texts.figures.unowned, formatNumber(data.unowned), at('unowned')],
    [texts.figures.first, texts.span(data.firstAnswerMinutes), ''],
    [texts.figures.solve, texts.span(data.solveMinutes), at('closed')],
    [texts.figures.closed30, formatNumber(data.closed30), at('closed')],
  ] as const;
  return (
    <dl className="ticket-figures">
      {shown.map(([name, value, href]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="d-tabular">{href ? <Link href={href}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sorts = ['since', 'at'] as const;
/** [OFFICE-02] */
const bulk: Bulk<TicketRow> = {
  nameOf: ({ number }) => number,
  actions: (chosen, clear) => <TicketBulk tickets={chosen} onDone={clear} />,
};
const isView = (view: string): view is TicketView => (ticketViews as readonly string[]).includes(view);
const isPriority = (word: string): word is TicketRow['priority'] => (priorities as readonly string[]).includes(word);
const options = [
  ['', texts.anyPriority] as const,
  ...priorities.map((each) => [each, texts.priorities[each]] as const),
];

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <DeskEmpty
    title={isFiltered ? texts.nothingFits : texts.none}
    actions={
      <DeskButtonLink isAlwaysShown href={adminHref('tickets?view=all')}>
        {texts.showAll}
      </DeskButtonLink>
    }
  >
    {isFiltered ? texts.nothingFitsText : texts.noneText}
  </DeskEmpty>
);

/** [SUP-04, OFFICE-02] `/admin/tickets`: view, words and priority live in the address. */
export function TicketsPage() {
  const mayManage = hasPermission(useAdmin(), 'tickets.manage');
  const address = useTableAddress({ by: '', direction: 'desc' });
  const of = (name: string): string => address.params.get(name) ?? '';
  const view = isView(of('view')) ? (of('view') as TicketView) : 'house';
  const q = of('q');
  const priority = isPriority(of('priority')) ? (of('priority') as TicketRow['priority']) : undefined;
  const filter = {
    view,
    ...(q && { q }),
    ...(priority && { priority }),
    ...chosenSort(address, sorts),
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.tickets} sub={texts.sub}>
        <DeskButtonLink href={adminHref('tickets/saved-answers')}>{texts.macros}</DeskButtonLink>
      </DeskHead>
      <Figures />
      <ViewTabs
        list="admin.tickets"
        address={address}
        tabs={ticketViews.map((each) => ({
          label: texts.views[each],
          href: address.hrefWith({ view: each === 'house' ? '' : each }),
          isCurrent: each === view,
        }))}
      />
      <ListTools
        address={address}
        label={texts.search}
        search={{ label: texts.find, hint: texts.findHint }}
        filters={[{ name: 'priority', label: texts.heads.priority, options }]}
        columns={columns}
        exported={{ name: 'exportTickets', input: filter }}
      />
      <PagedList<'support.listTickets', TicketRow>
        key={JSON.stringify(filter)}
        name="support.listTickets"
        input={{ ...filter, limit: 25 }}
        what={texts.tickets}
        columns={columns}
        address={address}
        bulk={mayManage ? bulk : undefined}
        keyOf={({ number }) => number}
        empty={<Empty isFiltered={q !== '' || priority !== undefined} />}
      />
    </main>
  );
}
