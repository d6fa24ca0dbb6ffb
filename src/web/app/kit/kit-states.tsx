import { Button } from '#web/ui/button.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskEmpty, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Table } from '#web/ui/tables/table.tsx';
import { Part, State } from './part.tsx';

interface Mug {
  title: string;
  stock: number;
}
const mugs: Mug[] = [
  { title: 'Two-tone mug', stock: 4 },
  { title: 'Wool blanket', stock: 0 },
];
const columns: DeskColumn<Mug>[] = [
  { head: 'Piece', isRowHead: true, cell: ({ title }) => title },
  { head: 'Stock', isNumber: true, cell: ({ stock }) => stock },
  {
    head: 'Acts',
    isHeadHidden: true,
    isNumber: true,
    cell: ({ title }) => (
      <DeskButton isSmall aria-label={`Pause ${title}`}>
        Pause
      </DeskButton>
    ),
  },
];
const keyOf = ({ title }: Mug): string => title;
const table = { columns, keyOf };
const refetch = async (): Promise<void> => undefined;
const loading = { call: { error: null, refetch }, what: 'The list' };
const failed = {
  ...loading,
  call: { error: { message: 'The shop did not answer.', requestId: 'x-4f2a91c0' }, refetch },
};
const empty = (
  <DeskEmpty title="No piece yet" acts={<DeskButton kind="primary">Add one</DeskButton>}>
    One good picture, a title, a price: that is a listing.
  </DeskEmpty>
);

const CloseTables = () => (
  <>
    <State name="Rest, with what stands under a row">
      <DeskTable
        {...table}
        caption="Pieces"
        rows={mugs}
        detailOf={({ stock }) => stock === 0 && 'Sold out since Monday.'}
      />
    </State>
    <State name="Rest, tight and without a frame">
      <DeskTable {...table} isBare className="d-tight" caption="Pieces, tight" rows={mugs} />
    </State>
    <State name="Loading">
      <DeskTable {...table} caption="Pieces that are read" rows={undefined} unread={loading} />
    </State>
    <State name="Failed">
      <DeskTable {...table} caption="Pieces that failed" rows={undefined} unread={failed} />
    </State>
    <State name="Empty">
      <DeskTable {...table} caption="No pieces" rows={[]} empty={empty} />
    </State>
  </>
);

/** What is read. */
export const KitStates = () => (
  <>
    <Part
      name="Tables"
      note="Columns are told once: head, cells, and the words before a value on a phone. Make the window narrow to see that."
      store={<Table caption="Pieces of the store" columns={columns} rows={mugs} keyOf={keyOf} />}
      close={<CloseTables />}
    />
    <Part
      name="Empty, loading, failed"
      note="What it is, why, and the first act. What failed says what is safe."
      store={
        <>
          <State name="Empty">
            <EmptyState
              draw="parcel"
              title="No address yet"
              act={{ label: 'Add an address', onClick: () => undefined }}
            >
              The one you use most fills the checkout for you.
            </EmptyState>
          </State>
          <State name="Loading">
            <Pending what="Your addresses" height={80} error={null} retry={refetch} />
          </State>
          <State name="Failed">
            <Pending what="Your profile" height={80} error={{ message: 'The shop did not answer.' }} retry={refetch} />
          </State>
        </>
      }
      close={
        <>
          <State name="Empty">{empty}</State>
          <State name="Loading">
            <NotYet {...loading} what="The figures" skeleton={{ height: 80 }} />
          </State>
          <State name="Failed">
            <NotYet {...failed} what="The figures" skeleton={{ height: 80 }} />
          </State>
        </>
      }
    />
    <Part
      name="Long work"
      note="How far it came, as a line and in words, with a way to end it where there is one."
      store={
        <>
          <State name="Begun">
            <ProgressLine words="Reading the table" value={0} max={0} />
          </State>
          <State name="Under way">
            <ProgressLine words="120 of 300 rows read" value={120} max={300} />
          </State>
        </>
      }
      close={
        <State name="Under way">
          <ProgressLine words="250 of 300 rows read" value={250} max={300} />
        </State>
      }
    />
    <Part
      name="Heads and icons"
      note="Icons are decoration: the words stand beside them, or in the label of what is pressed."
      store={
        <div className="kit__row">
          {(['search', 'cart', 'heart', 'user', 'parcel', 'shop', 'clock'] as const).map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Button icon="heart" label="Save" />
        </div>
      }
      close={
        <>
          <DeskSection title="Day by day" note="Days are those of UTC" />
          <div className="kit__row">
            {(['home', 'box', 'tag', 'people', 'gear', 'critical'] as const).map((name) => (
              <DeskIcon key={name} name={name} />
            ))}
          </div>
        </>
      }
    />
  </>
);
