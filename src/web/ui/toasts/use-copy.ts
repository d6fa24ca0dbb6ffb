import { useState } from 'react';
import { copyByHand } from './toast-texts.ts';
import { showToast } from './toasts.ts';

/**
 * Copies a text and says so in a toast. Where the browser does not allow it, or has no clipboard, as on a page that is not secure,
 * `byHand` asks to mark it and copy it oneself; it is empty otherwise.
 */
export function useCopy(copied: string): { copy: (text: string) => void; byHand: string } {
  const [byHand, setByHand] = useState('');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return setByHand(copyByHand);
    }
    setByHand('');
    showToast(copied, { type: 'success' });
  };
  return { copy: (text) => void copy(text), byHand };
}
