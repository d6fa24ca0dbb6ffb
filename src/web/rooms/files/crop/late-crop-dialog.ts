import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';

export const LateCropDialog = lazyDialog(async () => (await import('./crop-dialog.tsx')).CropDialog, 'The crop');
