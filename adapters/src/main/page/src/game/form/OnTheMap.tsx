import { useEffect } from 'preact/hooks';
import type { FormField } from '../../api/decision';
import { t } from '../../text';
import { asksForPlace } from '../answerPlaces';
import { useGame } from '../context';

/** Lets the player touch the place on the board, beside a field that asks for one. */
export function OnTheMap({ field, onFill }: { field: FormField; onFill(zone: string): void }) {
  const store = useGame();
  const asked = store.placeAsked;
  const mine = asked.value?.field === field;
  useEffect(() => () => {
    if (asked.value?.field === field) {
      asked.value = null;
    }
  }, [field]);
  if (field.kind !== 'choice' || !asksForPlace(store, field)) {
    return null;
  }
  const pick = (zone: string) => {
    asked.value = null;
    onFill(zone);
  };
  return <button type="button" data-on-map={field.name} aria-pressed={mine} onClick={() => { asked.value = mine ? null : { field, zones: field.of, pick }; }}>
    {mine ? t.form.touchPlace : t.form.onMap}</button>;
}
