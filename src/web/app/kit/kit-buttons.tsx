import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Tabs } from '#web/ui/tables/tabs.tsx';
import { showToast, type ToastKind } from '#web/ui/toasts/toasts.ts';
import { Part, State } from './part.tsx';
import * as texts from './texts/button-texts.ts';

const toastKinds: ToastKind[] = ['success', 'error', 'warning', 'info'];

const StoreButtons = () => (
  <>
    <State name={texts.storeKinds}>
      <div className="kit__row">
        <Button kind="primary">{texts.addToCart}</Button>
        <Button>{texts.cancel}</Button>
        <Button kind="danger">{texts.erase}</Button>
        <Button kind="link">{texts.showAll}</Button>
        <ButtonLink href="/dev/ui">{texts.open}</ButtonLink>
      </div>
    </State>
    <State name={texts.sizes}>
      <div className="kit__row">
        <Button size="small">{texts.small}</Button>
        <Button size="tiny">{texts.tiny}</Button>
        <Button icon="print">{texts.print}</Button>
        <Button icon="trash" label={texts.remove} />
      </div>
    </State>
    <State name={texts.disabled}>
      <div className="kit__row">
        <Button kind="primary" disabled>
          {texts.addToCart}
        </Button>
        <Button disabled>{texts.cancel}</Button>
      </div>
    </State>
    <State name={texts.busy}>
      <div className="kit__row">
        <Button kind="primary" isBusy hasSpinner>
          {texts.sending}
        </Button>
      </div>
    </State>
  </>
);

const CloseButtons = () => (
  <>
    <State name={texts.closeKinds}>
      <div className="kit__row">
        <DeskButton kind="primary">{texts.save}</DeskButton>
        <DeskButton>{texts.cancel}</DeskButton>
        <DeskButton kind="soft">{texts.pause}</DeskButton>
        <DeskButton kind="quiet">{texts.clear}</DeskButton>
        <DeskButton kind="danger">{texts.ban}</DeskButton>
        <DeskButton kind="link">{texts.showAll}</DeskButton>
        <DeskButtonLink href="/dev/ui">{texts.open}</DeskButtonLink>
      </div>
    </State>
    <State name={texts.smallOnes}>
      <div className="kit__row">
        <DeskButton isSmall>{texts.small}</DeskButton>
        <DeskButton icon="plus">{texts.addListing}</DeskButton>
        <DeskButton icon="trash" label={texts.removeRow} />
      </div>
    </State>
    <State name={texts.disabled}>
      <div className="kit__row">
        <DeskButton kind="primary" disabled>
          {texts.save}
        </DeskButton>
        <DeskButton disabled>{texts.cancel}</DeskButton>
      </div>
    </State>
    <State name={texts.busy}>
      <DeskButton kind="primary" isBusy>
        {texts.saving}
      </DeskButton>
    </State>
  </>
);

/** What is pressed. */
export function KitButtons() {
  const [requested, setRequested] = useState<'warning' | 'danger' | null>(null);
  const pages = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false };
  const next = { ...pages, fetchNextPage: async () => undefined };
  return (
    <>
      <Part name={texts.buttons} note={texts.buttonsNote} store={<StoreButtons />} close={<CloseButtons />} />
      <Part
        name={texts.more}
        note={texts.moreNote}
        store={
          <>
            <State name={texts.rest}>
              <MoreButton pages={next}>{texts.moreListings}</MoreButton>
            </State>
            <State name={texts.loading}>
              <MoreButton pages={{ ...next, isFetchingNextPage: true }}>{texts.moreListings}</MoreButton>
            </State>
            <State name={texts.failed}>
              <MoreButton pages={{ ...next, isFetchNextPageError: true }}>{texts.moreListings}</MoreButton>
            </State>
          </>
        }
      />
      <Part
        name={texts.dialogs}
        note={texts.dialogsNote}
        store={
          <div className="kit__row">
            <Button onClick={() => setRequested('warning')}>{texts.askWarning}</Button>
            <Button onClick={() => setRequested('danger')}>{texts.askDanger}</Button>
            {toastKinds.map((type) => (
              <Button key={type} onClick={() => showToast(texts.aToast(type), { type })}>
                {texts.toast(type)}
              </Button>
            ))}
          </div>
        }
      />
      {requested && (
        <ConfirmDialog
          title={texts.stopCode}
          message={texts.comesOff}
          type={requested}
          onConfirm={() => setRequested(null)}
          onCancel={() => setRequested(null)}
        />
      )}
    </>
  );
}

const places = [
  ['in', texts.signIn],
  ['up', texts.signUp],
] as const;

/** What one chooses a view with. */
export function KitTabs() {
  const [location, setLocation] = useState<'in' | 'up'>('in');
  return (
    <Part
      name={texts.tabs}
      note={texts.tabsNote}
      store={
        <Tabs label={texts.oneLocation} tabs={places} current={location} onChoose={setLocation}>
          <p>{location === 'in' ? texts.inShows : texts.upShows}</p>
        </Tabs>
      }
      close={
        <DeskTabs
          tabs={[
            { label: texts.all, href: '/dev/ui', isCurrent: true, count: 12 },
            { label: texts.waiting, href: '/dev/ui?view=waiting', isCurrent: false, count: 3 },
            { label: texts.notCounted, href: '/dev/ui?view=late', isCurrent: false, count: '' },
          ]}
        />
      }
    />
  );
}
