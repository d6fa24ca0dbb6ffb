import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { RecordLink } from '#web/modules/admin/records/record-link.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useView } from '#web/modules/admin/use-view.ts';
import { FigureRow } from '#web/ui/desk/figure-row.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Book, bookHref, movedBooks } from './book-href.ts';
import { BookList } from './book-list.tsx';
import * as texts from './texts/books-texts.ts';

type Figures = CallOutput<'office.getBooks'>;

/** Where money is now, whose it is and what the marketplace bears. */
const whereBooks = [
  ...(['provider', 'sellers', 'inTransit', 'owed', 'withheld', 'promotions', 'disputeCosts', 'labels'] as const),
] satisfies readonly Book[];

const views = (Object.keys(texts.names) as Book[]).map((book) => [book, texts.names[book].title] as const);
/** [INV-01, INV-02] Whether the books hold, in words. */
function Check({ data }: { data: Figures }) {
  const isSound = data.checkCents === 0 && data.differences === 0;
  const facts = [
    data.checkCents === 0 ? texts.sound : texts.unsound(formatMoney(data.checkCents)),
    data.differences === 0 ? texts.providerAgrees : texts.providerDiffers(data.differences),
  ].join(' ');
  return isSound ? (
    <p className="d-small d-t2" role="status">
      {facts}
    </p>
  ) : (
    <DeskError role="alert">
      {facts} {data.differences > 0 && <RecordLink href={adminHref('system-health')}>{texts.whichOnes}</RecordLink>}
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
          <FigureRow
            label={texts.figures}
            figures={movedBooks.map((name) => ({
              name: texts.names[name].title,
              value: formatMoney(data.figures[name]),
              note: texts.names[name].note,
              href: bookHref(name, by ? { by } : {}),
              isCurrent: name === book && !hasDays,
            }))}
          />
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
