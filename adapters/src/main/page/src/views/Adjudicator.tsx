import { useSignalEffect } from '@preact/signals';
import { catalogue } from '../game/catalogue';
import { current, roomOf } from '../frame/rooms';
import { hrefOf, route } from '../route';
import { t } from '../text';
import { PlainAdjudicator } from './PlainAdjudicator';
import { Refusal } from './Refusal';
import { useRead } from './useRead';

/** Asks the procedures of a ruleset without a game: of the one that the address names, else of the first that is installed. */
export function Adjudicator() {
  const rulesets = useRead(() => catalogue.rulesets(), []).value;
  const ids = [...rulesets.value?.keys() ?? []];
  const asked = route.value.path[1] ?? ids[0];
  const room = useRead(async () => asked === undefined ? null : roomOf(asked), [asked]);
  useSignalEffect(() => {
    current.value = room.value.value;
  });
  const { value, problem } = room.value;
  const failed = rulesets.problem ?? problem;
  document.title = `${t.title}: ${t.nav.adjudicator}`;
  if (failed) {
    return <Refusal problem={failed} />;
  }
  if (!value || current.value !== value) {
    return <p class="loading">{t.loading}</p>;
  }
  const { Adjudicator: Own } = value.page;
  return (
    <>
      {ids.length > 1 ? <nav class="row rules-nav" aria-label={t.ask.rules}>{ids.map((id) =>
        <a key={id} class="button" href={hrefOf(['adjudicator', id])} aria-current={id === asked ? 'page' : undefined}>{rulesets.value!.get(id)}</a>)}</nav> : null}
      {Own ? <Own /> : <PlainAdjudicator key={value.manifest.id} ruleset={value.manifest.id} />}
    </>
  );
}
