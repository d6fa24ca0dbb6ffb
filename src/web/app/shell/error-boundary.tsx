import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isCutOff } from '#web/platform/connection/once-answering.ts';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { loadErrorLayer } from '../load-error-layer.ts';
import { useReloadWhenOnline } from './use-reload-when-online.ts';
import * as texts from './texts.tsx';

interface Shown {
  number: string;
}

/** What is shown where the code of the screens below cannot come either. */
function Plain({ number }: Shown) {
  useReloadWhenOnline();
  return (
    <main id="main" className="page-width" style={{ paddingBlock: 64 }}>
      <h1>{isCutOff() ? texts.offline : texts.notShown}</h1>
      <p>{isCutOff() ? texts.backWithConnection : number}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {texts.loadAgain}
      </Button>
    </main>
  );
}
const OfflinePage = lazyExtra<Shown>(async () => (await import('./offline-page.tsx')).OfflinePage, Plain);
const RecoveryScreen = lazyExtra(async () => (await import('./recovery-screen.tsx')).RecoveryScreen, Plain);

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
