import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from './text';

/** A view whose code is fetched when it is first looked at. */
export function lazy(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function Lazy() {
    const ready = useSignal(loaded !== null);
    useEffect(() => {
      void load().then((view) => {
        loaded = view;
        ready.value = true;
      });
    }, []);
    const View = loaded;
    return ready.value && View ? <View /> : <p class="loading">{t.loading}</p>;
  };
}
