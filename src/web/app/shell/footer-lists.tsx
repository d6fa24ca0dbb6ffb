import { hrefTo } from '#domain/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { withdrawHere } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { say, language } from '#web/platform/languages/language.ts';
import { useSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import * as texts from './footer-texts.ts';
import { languages } from '#domain/core/languages/language.ts';
import { chooseLanguage, languageNames } from '#web/modules/accounts/choose-language.ts';
import { Button } from '#web/ui/button.tsx';

/** [UX-70] The language of the shop, at the foot of every page. */
const LanguageSwitch = () => (
  <span className="foot__languages" role="group" aria-label={texts.language}>
    {languages.map((each) => (
      <Button
        key={each}
        kind="link"
        lang={each}
        aria-pressed={each === language}
        onClick={() => each !== language && void chooseLanguage(each)}
      >
        {languageNames[each]}
      </Button>
    ))}
  </span>
);

const lists: [title: string, links: [href: string, words: string][]][] = [
  [
    texts.buying,
    [
      [hrefTo('search'), texts.allListings],
      [hrefTo('article', { slug: 'delivery' }), texts.postage],
      [hrefTo('article', { slug: 'returns' }), texts.sendingBack],
      [hrefTo('track'), texts.track],
    ],
  ],
  [
    texts.selling,
    [
      [hrefTo('article', { slug: 'first-piece' }), texts.firstListing],
      [hrefTo('article', { slug: 'sending-an-order' }), texts.sendingOrder],
      [hrefTo('sellerTerms'), texts.sellerTerms],
    ],
  ],
  [
    texts.help,
    [
      [hrefTo('supportCenter'), texts.supportCenter],
      [hrefTo('article', { slug: 'account-sign-in' }), texts.signingIn],
      [hrefTo('article', { slug: 'how-to-create-account' }), texts.newAccount],
      [hrefTo('article', { slug: 'change-or-cancel' }), texts.cancelling],
    ],
  ],
  [
    texts.trust,
    [
      [hrefTo('article', { slug: 'paying' }), texts.paying],
      [hrefTo('article', { slug: 'privacy' }), texts.yourData],
      [hrefTo('article', { slug: 'safe-account' }), texts.safeAccount],
      [hrefTo('terms'), texts.terms],
      [hrefTo('privacyNotice'), texts.privacyNotice],
    ],
  ],
];

/** Where else to go: below everything, so it comes after everything. */
export function FooterLists() {
  const session = useSession();
  return (
    <>
      {lists.map(([title, links]) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {title === texts.selling && (
              <li>
                {session ? (
                  <Link href={hrefTo('dashboard')}>{texts.yourShop}</Link>
                ) : (
                  <button type="button" onClick={() => openSignIn('signup')}>
                    {texts.openShop}
                  </button>
                )}
              </li>
            )}
            {links.map(([href, text]) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
            {title === texts.help && settings().legalRegion === 'eu' && (
              <li>
                <Link href={hrefTo('withdraw')}>{say(withdrawHere)}</Link>
              </li>
            )}
            {title === texts.selling && (
              <li>
                <a href="/api/docs">{texts.api}</a>
              </li>
            )}
          </ul>
        </nav>
      ))}
      <LanguageSwitch />
    </>
  );
}
