import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { theCrop } from './crop-texts.ts';

export const LateCropDialog = lazyDialog(async () => (await import('./crop-dialog.tsx')).CropDialog, theCrop);
