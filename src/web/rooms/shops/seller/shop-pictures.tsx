import type { CallOutput } from '#web/platform/calls.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ShopFace } from '../shop-face.tsx';
import { PicturePlace } from './picture-place.tsx';

/** [CAT-05] What the shop shows of its maker and workshop. */
export function ShopPictures({ mine: { shop, banner } }: { mine: CallOutput<'shops.getMine'> }) {
  return (
    <section className="d-sec">
      <DeskSection title="Pictures of the shop" />
      <div className="d-shoppics">
        <PicturePlace
          place="portrait"
          title="Photo of the maker"
          shape={{ name: 'Square', ratio: 1 }}
          picture={shop.portrait}
          hint="You, or your hands at work. It stands on the shop page and beside every piece. Without it your stamp stands there."
        >
          <ShopFace shop={shop} size={96} />
        </PicturePlace>
        <PicturePlace
          place="banner"
          title="Banner"
          shape={{ name: '3 : 1', ratio: 3 }}
          picture={banner}
          hint="The workshop, or many pieces together; best from 1500 by 500 pixels. Without it the shop page opens with three of your pieces."
        >
          <div className={`picture d-shopbanner ${banner ? '' : 'd-none'}`}>
            {banner ? (
              <Picture picture={banner} sizes="(min-width: 960px) 480px, 100vw" frame={3} />
            ) : (
              <span className="d-t2 d-small">No banner yet</span>
            )}
          </div>
        </PicturePlace>
      </div>
    </section>
  );
}
