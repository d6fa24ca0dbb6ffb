import { hrefTo } from '#domain/addresses.ts';
import { Component, type ReactNode, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import * as texts from './texts.tsx';

const Plain = () => (
  <main id="main" className="page-width" style={{ paddingBlock: 64 }}>
    <h1>{texts.offline}</h1>
    <p>{texts.backWithConnection}</p>
  </main>
);
const OfflinePage = lazyExtra(async () => (await import('./offline-page.tsx')).OfflinePage, Plain);

interface State {
  report: string | null;
}

/** [ERR-05] A screen that fails shows what happened and a way on, with a number to name it by. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { report: null };
  static getDerivedStateFromError(): State {
    return { report: crypto.randomUUID().slice(0, 8) };
  }
  override render(): ReactNode {
    if (!this.state.report) return this.props.children;
    // [UX-12] Without a connection it is the screen's code that is missing.
    if (!navigator.onLine)
      return (
        <Suspense>
          <OfflinePage />
        </Suspense>
      );
    return (
      <main id="main" className="page-width" style={{ paddingBlock: 64 }}>
        <div className="empty">
          <PageTitle title={texts.notShown} />
          <p>{texts.report(this.state.report)}</p>
          <div className="actions">
            <Button kind="primary" onClick={() => location.reload()}>
              {texts.loadAgain}
            </Button>
            <a className="link" href={hrefTo('home')}>
              {texts.goHome}
            </a>
          </div>
        </div>
      </main>
    );
  }
}
