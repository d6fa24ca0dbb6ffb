import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useStore } from '#web/platform/store.ts';
import { closeToast, type Toast, toasts } from './toasts.ts';
import * as texts from './toast-texts.ts';
import './toasts.css';
import '#web/ui/fields/field.css';

export function ToastStack() {
  const list = useStore(toasts);
  const box = useRef<HTMLDivElement>(null);
  // A popover lies above open dialogs, so that a toast is never hidden behind one.
  useEffect(() => {
    const shown = box.current;
    if (!shown) return;
    if (list.length === 0) {
      if (shown.matches(':popover-open')) shown.hidePopover();
      return;
    }
    if (shown.matches(':popover-open')) shown.hidePopover();
    shown.showPopover();
  }, [list]);
  return (
    <div className="toasts" popover="manual" ref={box} aria-label={texts.messages} role="region">
      {list.map((toast) => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastBox({ toast }: { toast: Toast }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const { id, duration } = toast;
  const wait = useCallback((): void => {
    clearTimeout(timer.current);
    const isRead = box.current?.matches(':hover, :focus-within');
    if (duration > 0 && !isRead) timer.current = setTimeout(() => closeToast(id), duration);
  }, [id, duration]);
  useEffect(() => {
    wait();
    return () => clearTimeout(timer.current);
  }, [wait]);
  const hold = (): void => clearTimeout(timer.current);
  return (
    <div
      ref={box}
      className={`toast toast--${toast.type}`}
      role={toast.type === 'error' ? 'alert' : 'status'}
      // Not `onPointerEnter`: React tells no entering from what is no longer there, like a dialog that has just closed.
      onPointerOver={hold}
      onPointerLeave={wait}
      onFocus={hold}
      onBlur={wait}
    >
      <Icon name={toast.type} />
      <div>
        <b className={toast.type === 'error' || toast.type === 'warning' ? '' : 'visually-hidden'}>
          {texts.toastKinds[toast.type]}
        </b>
        {toast.message}
        {toast.action && (
          <div>
            <button
              type="button"
              className="toast__act"
              onClick={() => {
                toast.action?.onClick();
                closeToast(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          </div>
        )}
      </div>
      <Button icon="x" iconSize="s" label={texts.closeMessage} onClick={() => closeToast(toast.id)} />
    </div>
  );
}
