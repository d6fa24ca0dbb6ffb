import { formatNumber } from '#web/platform/languages/formats.ts';

/** `19 %`, in German with a comma where it has parts. */
export const percentText = (percent: number): string => `${formatNumber(percent)} %`;
