import { hrefTo } from '#domain/addresses.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { ApplicationBar } from '#web/modules/shops/seller/application-bar.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import * as overviewTexts from './texts/overview-texts.ts';
import { facts } from './texts/fact-texts.ts';
import * as texts from './texts/start-texts.ts';
import { TodoItem } from './todo-item.tsx';

/** [UX-85] What a new maker does first. A step is ticked by what is really there. */
export function StartList() {
  const shop = useCall('shops.getMine');
  const invoices = useCall('shops.getInvoiceFacts');
  const payouts = useCall('payments.getPayoutAccount');
  const listings = useCall('listings.listMine', { limit: 1 });
  const missing = [shop, invoices, payouts, listings].filter(({ data }) => data === undefined);
  const [unread] = [...missing.filter(({ error }) => error), ...missing];
  if (unread)
    return <NotYet call={unread} what={texts.theSteps} safe={overviewTexts.areSafe} skeleton={{ height: 480 }} />;
  const mine = shop.data;
  const counts = listings.data?.counts ?? {};
  const written = Object.entries(counts)
    .filter(([state]) => state !== 'removed')
    .reduce((sum, [, count]) => sum + count, 0);
  const steps: { done: boolean; title: string; text: string; label: string; href: string }[] = [
    {
      done: true,
      ...texts.steps.account,
      href: hrefTo('profile'),
    },
    {
      done: Boolean(mine?.profile.place && mine.profile.country),
      ...texts.steps.place,
      href: sellerHref('shop'),
    },
    {
      done: Boolean(mine?.profile.story),
      ...texts.steps.story,
      href: sellerHref('shop'),
    },
    {
      done: Boolean(invoices.data?.facts),
      ...facts.seller,
      href: sellerHref('invoices'),
    },
    {
      done: Boolean(payouts.data?.account),
      ...facts.payouts,
      href: sellerHref('payouts/account'),
    },
    {
      done: written > 0,
      ...texts.steps.listing,
      href: sellerHref('add-listing'),
    },
    {
      done: (counts.active ?? 0) + (counts.sold_out ?? 0) > 0,
      ...texts.steps.publish,
      href: sellerHref('listings'),
    },
  ];
  return (
    <section>
      <ApplicationBar />
      <DeskSection
        title={overviewTexts.toDo}
        note={texts.stepsDone(steps.filter((step) => step.done).length, steps.length)}
      />
      <ul className="d-todo">
        {steps.map(({ done, title, text, label, href }, index) => (
          <TodoItem
            key={title}
            mark={done ? <DeskIcon name="s3" /> : index + 1}
            title={
              <>
                {title}
                {done && <span className="visually-hidden">{texts.done}</span>}
              </>
            }
            action={{ label, href }}
          >
            {text}
          </TodoItem>
        ))}
      </ul>
    </section>
  );
}
