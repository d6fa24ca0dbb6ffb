import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { LedgerKind } from '#domain/payments/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatDate, formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ExportButton } from '#web/modules/admin/lists/export-button.tsx';
import { daysOf, OneDay } from '#web/modules/admin/lists/one-day.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/view-tabs.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { ledgerKindTexts } from '../seller/texts/ledger-texts.ts';
import { WholeSums } from '../whole-sums.tsx';
import * as texts from './texts/books-texts.ts';
import '#web/ui/desk/figures.css';

type Row = CallOutput<'office.listBook'>['items'][number];
type Figures = CallOutput<'office.getBooks'>;
export type Book = keyof Figures['figures'];

/** What money did, and where it is now, whose it is and what the marketplace bears. */
const movedBooks = ['takings', 'refunds', 'payouts', 'disputes', 'fees'] as const satisfies readonly Book[];
const whereBooks = [
  ...(['provider', 'sellers', 'inTransit', 'owed', 'withheld', 'promotions', 'disputeCosts', 'labels'] as const),
] satisfies readonly Book[];

const views = (Object.keys(texts.names) as Book[]).map((book) => [book, texts.names[book].title] as const);
/** The list that a figure of the books is the sum of; from one day on, and before another, where it is the figure of a time. */
export const bookHref = (book: Book, days: { from?: string; until?: string; by?: string } = {}): string =>
  `${adminHref('financial')}?${new URLSearchParams({ book, ...days })}#books`;

/** [INV-01, INV-02] Whether the books hold, in words. */
function Check({ data }: { data: Figures }) {
  const isSound = data.checkCents === 0 && data.differences === 0;
  const words = [
    data.checkCents === 0 ? texts.sound : texts.unsound(formatMoney(data.checkCents)),
    data.differences === 0 ? texts.providerAgrees : texts.providerDiffers(data.differences),
  ].join(' ');
  return isSound ? (
    <p className="d-small d-t2" role="status">
      {words}
    </p>
  ) : (
    <DeskError role="alert">
      {words} {data.differences > 0 && <RecordLink href={adminHref('system-health')}>{texts.whichOnes}</RecordLink>}
    </DeskError>
  );
}

/** A figure of the books, which leads to its list where one may read that. */
export function BookFigure({ cents, href }: { cents: number; href: string }) {
  const mayRead = hasPermission(useAdmin(), 'transactions.view');
  if (!mayRead) return formatMoney(cents);
  return (
    <Link className="d-link" href={href}>
      {formatMoney(cents)}
    </Link>
  );
}

const WhereItIs = ({ data }: { data: Figures }) => (
  <dl className="d-sum" aria-label={texts.where}>
    {whereBooks.map((book) => (
      <div key={book}>
        <dt>{texts.names[book].title}</dt>
        <dd>
          <BookFigure cents={data.figures[book]} href={bookHref(book)} />
        </dd>
      </div>
    ))}
  </dl>
);

const columns: DeskColumn<Row>[] = [
  {
    head: texts.when,
    cell: ({ at, kind }) => (
      <span className="d-two">
        {timeText(at)}
        <small>{ledgerKindTexts[kind as LedgerKind]}</small>
      </span>
    ),
  },
  {
    head: texts.of,
    cell: ({ orderId, orderNumber, shopName, kind, causeId }) => (
      <span className="d-two">
        {orderId && orderNumber ? (
          <RecordLink href={adminHref(`orders/${orderId}`)}>{orderNumber}</RecordLink>
        ) : (
          shopName || '–'
        )}
        <small>
          {kind.startsWith('dispute') ? (
            <Link href={adminHref(`cases/${causeId}`)}>{texts.theDispute}</Link>
          ) : (
            orderNumber && shopName
          )}
        </small>
      </span>
    ),
  },
  { head: texts.why, style: { whiteSpace: 'normal' }, cell: ({ explanation }) => <WholeSums>{explanation}</WholeSums> },
  { head: texts.amount, isNumber: true, cell: ({ amountCents }) => formatMoney(amountCents) },
];

function BookList({ book }: { book: Book }) {
  const admin = useAdmin();
  const days = daysOf(useQueryParams());
  const from = days.from && formatDate(new Date(days.from));
  const until = days.until && formatDate(new Date(days.until));
  const key = `${book} ${days.from} ${days.until}`;
  return (
    <>
      <h3>{texts.names[book].title}</h3>
      {from && (
        <OneDay href={bookHref(book)} all={texts.allDays}>
          {until ? texts.onlyBetween(from, until) : texts.onlyFrom(from)}
        </OneDay>
      )}
      <PagedList<'office.listBook', Row>
        key={key}
        name="office.listBook"
        input={{ book, ...days, limit: 25 }}
        what={texts.names[book].many}
        columns={columns}
        keyOf={({ transactionId }) => transactionId}
        empty={
          <DeskEmpty title={texts.names[book].none} draw="wheel">
            {texts.comesHere}
          </DeskEmpty>
        }
      />
      {hasPermission(admin, 'finance.export') && (
        <p className="d-after">
          <ExportButton
            key={key}
            name="exportBook"
            input={{ book, ...days }}
            label={texts.exportList}
            saved={({ rows, fileName, isWhole }) => texts.saved(rows, fileName, isWhole)}
          />
        </p>
      )}
    </>
  );
}

/** [OFFICE-01, PAY-03] The books of the marketplace: each figure opens the list that it is the sum of. */
export function Books() {
  const admin = useAdmin();
  const book = useView('book', views);
  const query = useQueryParams();
  const hasDays = query.has('from');
  const by = query.get('by');
  const call = useCall('office.getBooks', {});
  const { data } = call;
  return (
    <section className="d-sec" id="books">
      <DeskSection title={texts.books} note={texts.fromFirst} />
      {!data ? (
        <NotYet call={call} what={texts.theBooks} safe={texts.nothingChanged} skeleton={{ columns: 4 }} />
      ) : (
        <>
          <nav className="d-figs d-bigf" aria-label={texts.figures}>
            {movedBooks.map((name) => (
              <Link
                key={name}
                href={bookHref(name, by ? { by } : {})}
                aria-current={name === book && !hasDays ? 'page' : undefined}
              >
                {texts.names[name].title}
                <span className="d-value">{formatMoney(data.figures[name])}</span>
                <span className="d-figure-note">{texts.names[name].note}</span>
              </Link>
            ))}
          </nav>
          <Check data={data} />
          <WhereItIs data={data} />
        </>
      )}
      {hasPermission(admin, 'transactions.view') && (
        <div className="d-sec">
          <BookList book={book} />
        </div>
      )}
    </section>
  );
}
