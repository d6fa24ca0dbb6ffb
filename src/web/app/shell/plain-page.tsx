import { Button } from '#web/ui/button.tsx';
import { isCutOff } from '#web/platform/connection/when-online.ts';
import { useReloadWhenOnline } from './use-reload-when-online.ts';
import * as texts from './texts.tsx';

/** What is shown where the code of the screens below cannot come either. */
export function PlainPage({ number }: { number: string }) {
  useReloadWhenOnline();
  return (
    <main id="main" className="page-width page-message">
      <h1>{isCutOff() ? texts.offline : texts.notShown}</h1>
      <p>{isCutOff() ? texts.backWithConnection : number}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {texts.loadAgain}
      </Button>
    </main>
  );
}
