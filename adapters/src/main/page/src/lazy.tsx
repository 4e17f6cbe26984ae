import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from './text';

/** A view whose code is fetched when it is first looked at. Where it cannot be fetched, a button loads the whole page again: a browser may remember the failure. */
export function lazy<P extends object = object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const ready = useSignal(loaded !== null);
    const failed = useSignal(false);
    useEffect(() => {
      load().then((view) => {
        loaded = view;
        ready.value = true;
      }, (broken: unknown) => {
        console.error(broken);
        failed.value = true;
      });
    }, []);
    const View = loaded;
    if (failed.value) {
      return <p role="alert">{t.notLoaded} <button type="button" onClick={() => location.reload()}>{t.reload}</button></p>;
    }
    return ready.value && View ? <View {...props} /> : <p class="loading">{t.loading}</p>;
  };
}
