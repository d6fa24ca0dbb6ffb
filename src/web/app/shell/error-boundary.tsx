import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { isCutOff } from '#web/platform/connection/when-online.ts';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { loadErrorLayer } from '../load-error-layer.ts';
import { PlainPage } from './plain-page.tsx';

const OfflinePage = lazyExtra<{ number: string }>(
  async () => (await import('./offline-page.tsx')).OfflinePage,
  PlainPage,
);
const RecoveryScreen = lazyExtra(async () => (await import('./recovery-screen.tsx')).RecoveryScreen, PlainPage);

interface State {
  number: string | null;
}

/** [ERR-05] A screen that fails shows what happened and a way on, with a number to name it by, under which it is reported. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { number: null };
  static getDerivedStateFromError(): State {
    return { number: crypto.randomUUID().slice(0, 8) };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    void loadErrorLayer((layer) =>
      layer.handleError(error, { kind: 'render', componentStack, number: this.state.number ?? undefined }),
    );
  }
  override render(): ReactNode {
    const { number } = this.state;
    if (!number) return this.props.children;
    // [UX-12] Without a connection it is the screen's code that is missing.
    return <Suspense>{isCutOff() ? <OfflinePage number={number} /> : <RecoveryScreen number={number} />}</Suspense>;
  }
}
