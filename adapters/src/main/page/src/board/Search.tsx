import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../text';
import type { Found, Places } from './finding';
import type { Shape } from './geography';

/** Finds a place by any part of its name, of its city's or of an English one, whatever the accents. */
export function Search({ shapes, onPick }: { shapes: Shape[]; onPick(zone: string): void }) {
  const places = useSignal<Places | null>(null);
  // The other names are fetched when somebody looks for one.
  const begin = async (): Promise<Places> => {
    const { Places: Made } = await import('./finding');
    places.value ??= new Made(shapes);
    return places.value;
  };
  useEffect(() => { places.value = null; }, [shapes]);
  const typed = useSignal('');
  const marked = useSignal(0);
  const found = typed.value ? places.value?.find(typed.value) ?? [] : [];
  const pick = (place: Found | undefined) => {
    if (place) {
      typed.value = '';
      onPick(place.id);
    }
  };
  return (
    <div class="search">
      <input type="search" role="combobox" aria-label={t.board.search} placeholder={t.board.search} value={typed.value} autocomplete="off" spellcheck={false}
        aria-expanded={found.length > 0} aria-controls="found-places" list={undefined} aria-autocomplete="list"
        aria-activedescendant={found.length ? `found-${marked.value}` : undefined}
        onFocus={() => void begin()}
        onInput={(event) => {
          void begin();
          typed.value = event.currentTarget.value;
          marked.value = 0;
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            marked.value = (marked.value + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length);
            event.preventDefault();
          } else if (event.key === 'Enter') {
            // A user who types faster than the names arrive is answered all the same.
            void begin().then((all) => pick(all.find(typed.value)[marked.value]));
          } else if (event.key === 'Escape') {
            typed.value = '';
          }
          event.stopPropagation();
        }} />
      <ul id="found-places" role="listbox" aria-label={t.board.found} hidden={found.length === 0}>
        {found.map((place, index) => (
          <li key={place.id} id={`found-${index}`} role="option" aria-selected={index === marked.value} onPointerDown={(event) => {
            event.preventDefault();
            pick(place);
          }}>{place.name}{place.also ? <span class="also"> · {place.also}</span> : null}</li>
        ))}
      </ul>
    </div>
  );
}
