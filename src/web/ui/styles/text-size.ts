import { storeText } from '#web/platform/stores/store-text.ts';

export type TextSize = 'normal' | 'large' | 'larger';
const KEY = 'text-size';
const ZOOM: Record<TextSize, string> = { normal: '', large: '1.15', larger: '1.3' };

export const currentTextSize = (): TextSize => {
  const stored = localStorage.getItem(KEY);
  return stored === 'large' || stored === 'larger' ? stored : 'normal';
};

/** [UX-70] Makes everything larger, words and places alike, so that nothing breaks; kept in this browser. */
export const startTextSize = (size = currentTextSize()): void =>
  void (document.documentElement.style.zoom = ZOOM[size]);

export function setTextSize(size: TextSize): void {
  storeText(KEY, size);
  startTextSize(size);
}
