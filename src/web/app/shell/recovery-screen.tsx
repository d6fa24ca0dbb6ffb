import { hrefTo } from '#domain/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import * as late from './recovery-texts.ts';
import * as texts from './texts.tsx';

/** [ERR-05] In the place of a screen that failed: what is safe, the number of the report, and two ways on. */
export const RecoveryScreen = ({ number }: { number: string }) => (
  <main id="main" className="page-width" style={{ paddingBlock: 64 }}>
    <div className="empty">
      <PageTitle title={texts.notShown} />
      <p>{late.report(number)}</p>
      <div className="actions">
        <Button kind="primary" onClick={() => location.reload()}>
          {texts.loadAgain}
        </Button>
        <a className="link" href={hrefTo('home')}>
          {late.goHome}
        </a>
      </div>
    </div>
  </main>
);
