import { useState } from 'react';
import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskMenu } from '#web/ui/desk/desk-menu.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import type { MyListing } from '../use-listing-move.ts';
import type { ChangeDialogProps } from './change-dialog-props.ts';
import * as texts from './bulk-texts.ts';

const StateDialog = lazyDialog(async () => (await import('./state-dialog.tsx')).StateDialog, texts.change);
const PriceDialog = lazyDialog(async () => (await import('./price-dialog.tsx')).PriceDialog, texts.changePrices);
const StockDialog = lazyDialog(async () => (await import('./stock-dialog.tsx')).StockDialog, texts.changeStock);
const ChoiceDialog = lazyDialog(async () => (await import('./choice-dialog.tsx')).ChoiceDialog, texts.change);
const TagDialog = lazyDialog(async () => (await import('./tag-dialog.tsx')).TagDialog, texts.changeTags);

type Opened = 'active' | 'inactive' | 'price' | 'stock' | 'profile' | 'category' | 'section' | 'tags';

interface Props {
  known: readonly MyListing[];
  count: number | null;
  isBusy: boolean;
  onChange: (change: BulkChange) => void;
}

/** [DASH-02] What can be done with all listings that are ticked. */
export function BulkActions({ known, count, isBusy, onChange }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const dialog: ChangeDialogProps = {
    known,
    count,
    onApply: (change) => {
      setOpened(null);
      onChange(change);
    },
    onClose: () => setOpened(null),
  };
  return (
    <>
      <DeskButton isSmall isAlwaysShown disabled={isBusy} onClick={() => setOpened('active')}>
        {texts.publish}
      </DeskButton>
      <DeskButton isSmall isAlwaysShown disabled={isBusy} onClick={() => setOpened('inactive')}>
        {texts.pause}
      </DeskButton>
      <DeskButton isSmall isAlwaysShown disabled={isBusy} onClick={() => setOpened('price')}>
        {texts.changePrices}
      </DeskButton>
      {!isBusy && (
        <DeskMenu
          label={texts.changeMore}
          isWorded
          items={[
            { key: 'stock', label: texts.changeStock, onChoose: () => setOpened('stock') },
            { key: 'profile', label: texts.changeProfile, onChoose: () => setOpened('profile') },
            { key: 'category', label: texts.changeCategory, onChoose: () => setOpened('category') },
            { key: 'section', label: texts.changeSection, onChoose: () => setOpened('section') },
            { key: 'tags', label: texts.changeTags, onChoose: () => setOpened('tags') },
          ]}
        />
      )}
      {(opened === 'active' || opened === 'inactive') && <StateDialog {...dialog} state={opened} />}
      {opened === 'price' && <PriceDialog {...dialog} />}
      {opened === 'stock' && <StockDialog {...dialog} />}
      {(opened === 'profile' || opened === 'category' || opened === 'section') && (
        <ChoiceDialog {...dialog} change={opened} />
      )}
      {opened === 'tags' && <TagDialog {...dialog} />}
    </>
  );
}
