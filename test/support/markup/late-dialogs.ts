import { type ComponentType, createElement, useEffect, useState } from 'react';
import { vi } from 'vitest';

/** Dialogs whose code comes when they are opened: it comes, though no build has written it into files. */
vi.doMock('#web/ui/lazy/lazy-dialog.tsx', () => ({
  lazyDialog: (load: () => Promise<ComponentType>) =>
    Object.assign(
      (props: object) => {
        const [Shown, setShown] = useState<ComponentType>();
        useEffect(() => void load().then((loaded) => setShown(() => loaded)), []);
        return Shown ? createElement(Shown, props) : null;
      },
      { preload: () => undefined },
    ),
}));
