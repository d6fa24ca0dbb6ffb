import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { theForm } from './texts/refund-texts.ts';

export const LateRefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog, theForm);
