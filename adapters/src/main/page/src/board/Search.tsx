import { useSignal } from '@preact/signals';
import { t } from '../text';

interface Place { id: string; name: string }

/** At most so many places are offered at once. */
const OFFERED = 8;

/** Finds a place by any part of its name, whatever the accents. */
export function Search({ places, onPick }: { places: Place[]; onPick(zone: string): void }) {
  const typed = useSignal('');
  const marked = useSignal(0);
  const wanted = plain(typed.value);
  const found = wanted ? places.filter(({ id, name }) => plain(name).includes(wanted) || id.includes(wanted))
    .sort((one, other) => Number(plain(other.name).startsWith(wanted)) - Number(plain(one.name).startsWith(wanted))).slice(0, OFFERED) : [];
  const pick = (place: Place | undefined) => {
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
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          marked.value = 0;
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            marked.value = (marked.value + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length);
            event.preventDefault();
          } else if (event.key === 'Enter') {
            pick(found[marked.value]);
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
          }}>{place.name}</li>
        ))}
      </ul>
    </div>
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
