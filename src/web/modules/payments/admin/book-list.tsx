import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { LedgerKind } from '#domain/payments/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatDate, formatMoney } from '#web/platform/languages/formats.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { ExportButton } from '#web/modules/admin/lists/export-button.tsx';
import { chosenDirection } from '#web/modules/admin/lists/list-sort.ts';
import { ListTools } from '#web/modules/admin/lists/list-tools.tsx';
import { daysOf, OneDay } from '#web/modules/admin/lists/one-day.tsx';
import { PagedList } from '#web/modules/admin/lists/paged-list.tsx';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { Link } from '#web/ui/link.tsx';
import { ledgerKindTexts } from '../seller/texts/ledger-texts.ts';
import { WholeSums } from '../whole-sums.tsx';
import { type Book, bookHref, movedBooks } from './book-href.ts';
import * as texts from './texts/books-texts.ts';

type Row = CallOutput<'office.listBook'>['items'][number];

const columns: DeskColumn<Row>[] = [
  {
    head: texts.when,
    sortBy: 'at',
    sortsDown: true,
    cell: ({ at, kind }) => (
      <span className="d-two">
        {timeText(at)}
        <small>{ledgerKindTexts[kind as LedgerKind]}</small>
      </span>
    ),
  },
  {
    head: texts.of,
    name: 'of',
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
  {
    head: texts.why,
    name: 'why',
    style: { whiteSpace: 'normal' },
    cell: ({ explanation }) => <WholeSums>{explanation}</WholeSums>,
  },
  { head: texts.amount, isNumber: true, cell: ({ amountCents }) => formatMoney(amountCents) },
];

const shownBooks = (book: Book): Book[] =>
  movedBooks.some((name) => name === book) ? [...movedBooks] : [...movedBooks, book];

/** [OFFICE-02] What a figure of the books is the sum of. */
export function BookList({ book }: { book: Book }) {
  const admin = useAdmin();
  const address = useTableAddress({ by: 'at', direction: 'desc' }, 'books', ['book', 'from', 'until']);
  const days = daysOf(address.params);
  const q = address.params.get('q') ?? '';
  const from = days.from && formatDate(new Date(days.from));
  const until = days.until && formatDate(new Date(days.until));
  const filter = { book, ...days, ...(q && { q }), ...chosenDirection(address) };
  return (
    <>
      <h3>{texts.names[book].title}</h3>
      <ViewTabs
        list="admin.books"
        address={address}
        label={texts.books}
        tabs={shownBooks(book).map((name, index) => ({
          label: texts.names[name].title,
          href: address.hrefWith({ book: index === 0 ? '' : name }),
          isCurrent: name === book,
        }))}
      />
      {from && (
        <OneDay href={bookHref(book)} all={texts.allDays}>
          {until ? texts.onlyBetween(from, until) : texts.onlyFrom(from)}
        </OneDay>
      )}
      <ListTools
        address={address}
        label={texts.names[book].title}
        search={{ label: texts.find, hint: texts.findHint }}
        columns={columns}
      />
      <PagedList<'office.listBook', Row>
        key={JSON.stringify(filter)}
        name="office.listBook"
        input={{ ...filter, limit: 25 }}
        what={texts.names[book].many}
        columns={columns}
        address={address}
        keyOf={({ transactionId }) => transactionId}
        empty={
          <DeskEmpty title={q ? texts.notFound : texts.names[book].none} draw="wheel">
            {texts.comesHere}
          </DeskEmpty>
        }
      />
      {hasPermission(admin, 'finance.export') && (
        <p className="d-after">
          <ExportButton
            key={JSON.stringify(filter)}
            name="exportBook"
            input={filter}
            label={texts.exportList}
            saved={({ rows, fileName, isWhole }) => texts.saved(rows, fileName, isWhole)}
          />
        </p>
      )}
    </>
  );
}
