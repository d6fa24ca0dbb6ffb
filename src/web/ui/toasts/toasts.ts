import { createStore } from '#web/platform/store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  type: ToastKind;
  message: string;
  /** Milliseconds; 0 keeps it. */
  duration: number;
  action?: { label: string; onClick: () => void };
}

const DEFAULT_DURATION_MS = 3000;
/** Errors and toasts with an act stay longer [UX-76]. */
const LONG_DURATION_MS = 8000;
const MAX_TOASTS = 3;

export const toasts = createStore<Toast[]>([]);
let nextId = 1;

export const toastsNow = (): readonly Toast[] => toasts.get();

export const closeToast = (id: number): void => toasts.set((list) => list.filter((toast) => toast.id !== id));

/** [SHELL-12] Says something at the top right: kind info and 3000 ms unless asked otherwise. */
export function showToast(
  message: string,
  { type = 'info', duration, action }: { type?: ToastKind; duration?: number; action?: Toast['action'] } = {},
): number {
  const id = nextId++;
  const stays = duration ?? (type === 'error' || action ? LONG_DURATION_MS : DEFAULT_DURATION_MS);
  toasts.set((list) =>
    [...list.filter((toast) => toast.message !== message), { id, type, message, duration: stays, action }].slice(
      -MAX_TOASTS,
    ),
  );
  return id;
}
