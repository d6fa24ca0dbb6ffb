import { hrefTo } from '#domain/addresses.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { SupportAddress } from '#web/ui/support-address.tsx';
import * as late from './recovery-texts.ts';
import * as texts from './texts.tsx';

/** [ERR-05] In the place of a screen that failed: what is safe, the number of the report, whom to write to, and two ways on. */
export const RecoveryScreen = ({ number }: { number: string }) => (
  <main id="main" className="page-width page-message">
    <EmptyState
      draw="chisel"
      title={texts.notShown}
      action={{ label: texts.loadAgain, onClick: () => location.reload() }}
      // With its whole address it is loaded anew, also where the home page is what failed.
      also={{ label: late.goHome, href: new URL(hrefTo('home'), location.href).href }}
      isPage
    >
      {late.report(number)} <SupportAddress subject={late.subject(number)} />
    </EmptyState>
  </main>
);
