import { useCountryChoice } from '#web/modules/listings/country/use-country-choice.tsx';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts.tsx';

/** [UX-33] Where parcels go and what prices are in, beside the crafts. */
export function DeliveryCountry() {
  const { name, choice, opener } = useCountryChoice();
  return (
    <div className="site-nav__country">
      {choice || (
        <button type="button" {...opener}>
          <span className="visually-hidden">{texts.deliverTo}</span>
          {name}, €
        </button>
      )}
    </div>
  );
}

/** The same at the foot, where phones find it too. */
export function DeliveryNote() {
  const { name, choice, opener } = useCountryChoice();
  return (
    <span className="foot__country">
      {choice || (
        <>
          {texts.delivery(name)}{' '}
          <Button kind="link" aria-label={texts.changeDelivery(name)} {...opener}>
            {texts.change}
          </Button>
        </>
      )}
    </span>
  );
}
