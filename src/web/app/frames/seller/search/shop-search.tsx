import { useState } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { JumpDialog } from '#web/ui/desk/jump/jump-dialog.tsx';
import { useShopSearch } from './use-shop-search.ts';
import * as texts from './search-texts.ts';

/** [UX-97] Finds an order, a buyer, a listing or a section of the maker's shop, and goes there. */
export function ShopSearch({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  return (
    <JumpDialog
      label={texts.label}
      placeholder={texts.placeholder}
      nothing={texts.nothing}
      typed={typed}
      onType={setTyped}
      {...useShopSearch(typed.trim())}
      onOpen={({ href }) => {
        onClose();
        go(href);
      }}
      onClose={onClose}
    />
  );
}
