import { storeText } from '#web/platform/stores/store-text.ts';

export type Theme = 'system' | 'light' | 'dark';
const KEY = 'theme';

export const currentTheme = (): Theme => {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const startTheme = (): void => apply(currentTheme());

/** Light, dark, or as the system says; kept in this browser. */
export function setTheme(theme: Theme): void {
  storeText(KEY, theme);
  apply(theme);
}
