import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Tabs } from '#web/ui/tables/tabs.tsx';
import { showToast, type ToastKind } from '#web/ui/toasts/toasts.ts';
import { Part, State } from './part.tsx';

const toastKinds: ToastKind[] = ['success', 'error', 'warning', 'info'];

const StoreButtons = () => (
  <>
    <State name="Rest: primary, secondary, danger, link, a link that looks like one">
      <div className="kit__row">
        <Button kind="primary">Add to cart</Button>
        <Button>Cancel</Button>
        <Button kind="danger">Delete</Button>
        <Button kind="link">Show all</Button>
        <ButtonLink href="/dev/ui">Open</ButtonLink>
      </div>
    </State>
    <State name="Sizes, icons, an icon alone">
      <div className="kit__row">
        <Button size="small">Small</Button>
        <Button size="tiny">Tiny</Button>
        <Button icon="print">Print</Button>
        <Button icon="trash" label="Remove" />
      </div>
    </State>
    <State name="Disabled">
      <div className="kit__row">
        <Button kind="primary" disabled>
          Add to cart
        </Button>
        <Button disabled>Cancel</Button>
      </div>
    </State>
    <State name="Busy">
      <div className="kit__row">
        <Button kind="primary" isBusy hasSpinner>
          Sending…
        </Button>
      </div>
    </State>
  </>
);

const CloseButtons = () => (
  <>
    <State name="Rest: primary, secondary, soft, quiet, danger, link, a link that looks like one">
      <div className="kit__row">
        <DeskButton kind="primary">Save</DeskButton>
        <DeskButton>Cancel</DeskButton>
        <DeskButton kind="soft">Pause</DeskButton>
        <DeskButton kind="quiet">Clear</DeskButton>
        <DeskButton kind="danger">Ban</DeskButton>
        <DeskButton kind="link">Show all</DeskButton>
        <DeskButtonLink href="/dev/ui">Open</DeskButtonLink>
      </div>
    </State>
    <State name="Small, with an icon, an icon alone">
      <div className="kit__row">
        <DeskButton isSmall>Small</DeskButton>
        <DeskButton icon="plus">Add listing</DeskButton>
        <DeskButton icon="trash" label="Remove the row" />
      </div>
    </State>
    <State name="Disabled">
      <div className="kit__row">
        <DeskButton kind="primary" disabled>
          Save
        </DeskButton>
        <DeskButton disabled>Cancel</DeskButton>
      </div>
    </State>
    <State name="Busy">
      <DeskButton kind="primary" isBusy>
        Saving…
      </DeskButton>
    </State>
  </>
);

/** What is pressed. */
export function KitButtons() {
  const [asked, setAsked] = useState<'warning' | 'danger' | null>(null);
  const pages = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };
  const next = { ...pages, fetchNextPage: async () => undefined };
  return (
    <>
      <Part
        name="Buttons"
        note="Point at one to see its hover, press Tab for its focus. A busy one keeps the focus and does nothing."
        store={<StoreButtons />}
        close={<CloseButtons />}
      />
      <Part
        name="More"
        note="The next page of a list."
        store={
          <>
            <State name="Rest">
              <MoreButton pages={next}>More pieces</MoreButton>
            </State>
            <State name="Loading">
              <MoreButton pages={{ ...next, isFetchingNextPage: true }}>More pieces</MoreButton>
            </State>
            <State name="Failed">
              <MoreButton pages={{ ...next, isFetchNextPageError: true }}>More pieces</MoreButton>
            </State>
          </>
        }
      />
      <Part
        name="Dialogs and toasts"
        note="The browser's own dialog; with danger the first focus is on the safe choice. Toasts stand at the top right."
        store={
          <div className="kit__row">
            <Button onClick={() => setAsked('warning')}>Ask with a warning</Button>
            <Button onClick={() => setAsked('danger')}>Ask with danger</Button>
            {toastKinds.map((type) => (
              <Button key={type} onClick={() => showToast(`A toast: ${type}.`, { type })}>
                Toast: {type}
              </Button>
            ))}
          </div>
        }
      />
      {asked && (
        <ConfirmDialog
          title="Stop WINTER10?"
          message="It comes off every cart."
          type={asked}
          onConfirm={() => setAsked(null)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

const places = [
  ['in', 'Sign in'],
  ['up', 'Sign up'],
] as const;

/** What one chooses a view with. */
export function KitTabs() {
  const [place, setPlace] = useState<'in' | 'up'>('in');
  return (
    <Part
      name="Tabs"
      note="Over one place: Tab comes to the chosen one, the arrow keys choose. Where each view has an address they are links."
      store={
        <Tabs label="Over one place" tabs={places} current={place} onChoose={setPlace}>
          <p>{place === 'in' ? 'What signing in shows.' : 'What signing up shows.'}</p>
        </Tabs>
      }
      close={
        <DeskTabs
          tabs={[
            { words: 'All', href: '/dev/ui', isCurrent: true, count: 12 },
            { words: 'Waiting', href: '/dev/ui?view=waiting', isCurrent: false, count: 3 },
            { words: 'Not counted yet', href: '/dev/ui?view=late', isCurrent: false, count: '' },
          ]}
        />
      }
    />
  );
}
