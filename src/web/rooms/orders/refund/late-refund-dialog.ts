import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';

export const LateRefundDialog = lazyDialog(
  async () => (await import('./refund-dialog.tsx')).RefundDialog,
  'The form to give money back',
);
