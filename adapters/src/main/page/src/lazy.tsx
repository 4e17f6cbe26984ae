import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from './text';

/** A view whose code is fetched when it is first looked at. */
export function lazy<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const ready = useSignal(loaded !== null);
    useEffect(() => {
      void load().then((view) => {
        loaded = view;
        ready.value = true;
      });
    }, []);
    const View = loaded;
    return ready.value && View ? <View {...props} /> : <p class="loading">{t.loading}</p>;
  };
}
