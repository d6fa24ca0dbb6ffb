import { hrefTo } from '#domain/addresses.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { TodoItem } from './todo-item.tsx';

/** [UX-85] What a new maker does first. A step is ticked by what is really there. */
export function StartList() {
  const { data: mine } = useCall('shops.getMine');
  const { data: listings } = useCall('listings.listMine', { limit: 1 });
  const counts = listings?.counts ?? {};
  const written = Object.entries(counts)
    .filter(([state]) => state !== 'removed')
    .reduce((sum, [, count]) => sum + count, 0);
  const steps: { done: boolean; title: string; words: string; label: string; href: string }[] = [
    {
      done: true,
      title: 'Open an account',
      words: 'Your shop came with it.',
      label: 'See your account',
      href: hrefTo('profile'),
    },
    {
      done: Boolean(mine?.profile.place && mine.profile.country),
      title: 'Say where you work',
      words: 'Buyers read it beside every piece, and postage is counted from there.',
      label: 'Name the place',
      href: sellerHref('shop'),
    },
    {
      done: Boolean(mine?.profile.story),
      title: 'Tell your story',
      words: 'Who makes the pieces, and how. A few honest sentences do.',
      label: 'Write it',
      href: sellerHref('shop'),
    },
    {
      done: written > 0,
      title: 'Write your first listing',
      words: 'One good picture, a title, a price, how many there are.',
      label: 'Add listing',
      href: sellerHref('add-listing'),
    },
    {
      done: (counts.active ?? 0) + (counts.sold_out ?? 0) > 0,
      title: 'Publish it',
      words: 'It is in the shop and in search the moment you do.',
      label: 'Open listings',
      href: sellerHref('listings'),
    },
  ];
  return (
    <section>
      <DeskSection title="To do" note={`${steps.filter((step) => step.done).length} of ${steps.length} done`} />
      <ul className="d-todo">
        {steps.map(({ done, title, words, label, href }, index) => (
          <TodoItem
            key={title}
            mark={done ? <DeskIcon name="s3" /> : index + 1}
            title={
              <>
                {title}
                {done && <span className="visually-hidden">, done</span>}
              </>
            }
            act={{ label, href }}
          >
            {words}
          </TodoItem>
        ))}
      </ul>
    </section>
  );
}
