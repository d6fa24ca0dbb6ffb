import { hrefTo } from '#domain/addresses.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './offline-texts.ts';

/** [AUTHUI-07] In the place of a screen that belongs to an account. */
export const SignInFirst = () => (
  <main id="main" className="page-width page-message">
    <EmptyState
      title={texts.guarded}
      action={{ label: texts.signIn, onClick: () => openSignIn() }}
      also={{ label: texts.goHome, href: hrefTo('home') }}
      isPage
    >
      {texts.whyGuarded}
    </EmptyState>
  </main>
);
