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
import { KitIndexTable } from './kit-index-table.tsx';
import { Part, State } from './part.tsx';
import * as texts from './texts/state-texts.ts';

interface Mug {
  title: string;
  stock: number;
}
const mugs: Mug[] = [
  { title: texts.mug, stock: 4 },
  { title: texts.blanket, stock: 0 },
];
const columns: DeskColumn<Mug>[] = [
  { head: texts.listing, isRowHead: true, cell: ({ title }) => title },
  { head: texts.stock, isNumber: true, cell: ({ stock }) => stock },
  {
    head: texts.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: ({ title }) => (
      <DeskButton isSmall aria-label={`Pause ${title}`}>
        {texts.pause}
      </DeskButton>
    ),
  },
];
const keyOf = ({ title }: Mug): string => title;
const table = { columns, keyOf };
const refetch = async (): Promise<void> => undefined;
const loading = { call: { error: null, refetch }, what: texts.list };
const failed = {
  ...loading,
  call: { error: { message: texts.noAnswer, requestId: 'x-4f2a91c0' }, refetch },
};
const empty = (
  <DeskEmpty title={texts.noListing} actions={<DeskButton kind="primary">{texts.addOne}</DeskButton>}>
    {texts.whatListingIs}
  </DeskEmpty>
);

const CloseTables = () => (
  <>
    <State name={texts.restDetail}>
      <DeskTable
        {...table}
        caption={texts.listings}
        rows={mugs}
        detailOf={({ stock }) => stock === 0 && texts.soldOut}
      />
    </State>
    <State name={texts.restTight}>
      <DeskTable {...table} isBare className="d-tight" caption={texts.tightListings} rows={mugs} />
    </State>
    <State name={texts.restSorted}>
      <KitIndexTable rows={mugs} />
    </State>
    <State name={texts.loading}>
      <DeskTable {...table} caption={texts.loadingListings} rows={undefined} unread={loading} />
    </State>
    <State name={texts.failed}>
      <DeskTable {...table} caption={texts.failedListings} rows={undefined} unread={failed} />
    </State>
    <State name={texts.empty}>
      <DeskTable {...table} caption={texts.noListings} rows={[]} empty={empty} />
    </State>
  </>
);

/** What is read. */
export const KitStates = () => (
  <>
    <Part
      name={texts.tables}
      note={texts.tablesNote}
      store={<Table caption={texts.storeListings} columns={columns} rows={mugs} keyOf={keyOf} />}
      close={<CloseTables />}
    />
    <Part
      name={texts.emptyAndSo}
      note={texts.emptyNote}
      store={
        <>
          <State name={texts.empty}>
            <EmptyState
              draw="parcel"
              title={texts.noAddress}
              action={{ label: texts.addAddress, onClick: () => undefined }}
            >
              {texts.mostUsed}
            </EmptyState>
          </State>
          <State name={texts.loading}>
            <Pending what={texts.addresses} height={80} error={null} retry={refetch} />
          </State>
          <State name={texts.failed}>
            <Pending what={texts.profile} height={80} error={{ message: texts.noAnswer }} retry={refetch} />
          </State>
        </>
      }
      close={
        <>
          <State name={texts.empty}>{empty}</State>
          <State name={texts.loading}>
            <NotYet {...loading} what={texts.figures} skeleton={{ height: 80 }} />
          </State>
          <State name={texts.failed}>
            <NotYet {...failed} what={texts.figures} skeleton={{ height: 80 }} />
          </State>
        </>
      }
    />
    <Part
      name={texts.longWork}
      note={texts.longNote}
      store={
        <>
          <State name={texts.begun}>
            <ProgressLine label={texts.reading} value={0} max={0} />
          </State>
          <State name={texts.underWay}>
            <ProgressLine label={texts.rows120} value={120} max={300} />
          </State>
        </>
      }
      close={
        <State name={texts.underWay}>
          <ProgressLine label={texts.rows250} value={250} max={300} />
        </State>
      }
    />
    <Part
      name={texts.heads}
      note={texts.iconsNote}
      store={
        <div className="kit__row">
          {(['search', 'cart', 'heart', 'user', 'parcel', 'shop', 'clock'] as const).map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Button icon="heart" label={texts.save} />
        </div>
      }
      close={
        <>
          <DeskSection title={texts.dayByDay} note={texts.utcDays} />
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
