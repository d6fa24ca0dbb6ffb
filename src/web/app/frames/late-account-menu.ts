import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { theMenu } from '../shell/texts.tsx';

/** The menu under one's own mark in the head of dashboard and office; no page needs it before the first press. */
export const AccountMenu = lazyDialog(async () => (await import('../shell/account-menu.tsx')).AccountMenu, theMenu);
