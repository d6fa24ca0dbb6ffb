import { hrefTo } from '#domain/addresses.ts';
import { SupportAddress } from '#web/ui/support-address.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { Link } from '#web/ui/link.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Section } from './section.tsx';

const LIMIT = 20;

/** What was written to the person: the alerts of their shop and answers, each with its way. */
export function MessagesTab() {
  const { data, error, refetch } = useCall('alerts.listAlerts', { limit: LIMIT });
  if (!data) return <Pending what="Your messages" height={240} error={error} retry={refetch} />;
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          draw="needle"
          title="Nothing has been written to you yet"
          act={{ label: 'Your orders', href: hrefTo('orders') }}
        >
          Orders of your shop, questions about your pieces and answers to yours stand here.
        </EmptyState>
      ) : (
        <Section title="Written to you">
          <ul className="plain-rows">
            {data.items.map((alert) => (
              <li key={alert.id}>
                <span>
                  <b>{alert.title}</b>
                  <small>{alert.message}</small>
                </span>
                {alert.actionUrl && (
                  <Link className="link small" href={alert.actionUrl}>
                    {alert.actionLabel || 'Open'}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title="A question about an order"
        text={
          <>
            Write to <SupportAddress /> and name the order’s number; it is passed to the maker.
          </>
        }
      />
    </>
  );
}
