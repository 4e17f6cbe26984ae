import type { Ruling } from '../../../api/ruling';
import type { BattleChances, BattleEntry } from '../types';
import { AskAdjudicator } from '../../../game/AskAdjudicator';
import { useGame } from '../../../game/context';
import { partyNames } from '../../../game/parties';
import { hrefOf, route } from '../../../route';
import { t } from '../text/views';
import { SaveReplay } from '../../../views/replay/SaveReplay';
import { scenesOf } from '../../../views/replay/scenes';
import { Refusal } from '../../../views/Refusal';
import { useRead } from '../../../views/useRead';
import { Fortune } from './Fortune';
import { Paper } from './Paper';
import { AtSea } from './AtSea';
import { ThenAsked } from './ThenAsked';

/** One battle, as far as it has come at the position that is looked at: its paper, its odds, and its luck. */
export function Battle({ battle }: { battle: BattleEntry }) {
  const store = useGame();
  const position = store.position.value;
  const rulings = useRead((abort) => Promise.all(battle.rulings.filter((each) => each <= position)
    .map((each) => store.get<Ruling>(`rulings/${each}`, abort))), [battle.rulings.join(), position]).value;
  // The events after its end change nothing about a battle.
  const until = battle.ended ?? position;
  const chances = useRead((abort) => store.get<BattleChances>(`odds/${battle.position}?at=${until}`, abort), [battle.position, until]).value;
  const parties = partyNames(store, chances.value?.parties);
  const names = Object.fromEntries(['phasing', 'nonPhasing'].map((side) => [side, sideTold(parties[side], side)]));
  const { at, map, roll } = route.value.query;
  // A reader who goes through a battle roll by roll is not told its end before.
  const told = roll === undefined;
  return (
    <div class="battle-view">
      <div class="battle-head">
        <p><a href={hrefOf(['games', store.id, 'battles'], { at, map })}>{t.battle.back}</a></p>
        <h2>{battle.title}</h2>
        <p class="faint"><a href={hrefOf(['games', store.id, 'zone', battle.zone], { at: battle.position, map })}>{t.battle.at} {battle.position}</a>
          {battle.ended ? <> · <a href={hrefOf(['games', store.id, 'zone', battle.zone], { at: battle.ended, map })}>{t.battle.over(battle.ended)}</a></> : ` · ${t.battle.undecided}`}</p>
        {rulings.value?.length ? <AskAdjudicator position={rulings.value.at(-1)!.position} /> : null}
      </div>
      {rulings.problem ? <Refusal problem={rulings.problem} /> : rulings.value ? <Paper rulings={rulings.value} names={names}>{battle.sea && told ? <AtSea sea={battle.sea} names={names} /> : null}</Paper> : <p>{t.loading}</p>}
      <div class="battle-odds">
        {battle.ended ? null : <ThenAsked position={position} />}
        {chances.problem ? <Refusal problem={chances.problem} /> : chances.value ? <Fortune chances={told ? chances.value : { ...chances.value, luck: undefined }} names={names} /> : <p>{t.odds.wait}</p>}
        {battle.ended && told && rulings.value?.length && (chances.value || chances.problem) ? <SaveReplay name={`battle-${battle.position}`} of={async () => ({
          title: battle.title, sides: [names.phasing!, names.nonPhasing!], end: `${t.battle.winner}: ${battle.winner ? names[battle.winner] : t.battle.nobody}`,
          scenes: scenesOf(rulings.value!.flatMap(({ explanation }) => explanation), (side) => names[side]),
        })} /> : null}
      </div>
    </div>
  );
}

/** A side of a battle by its party, or by its role alone. */
export function sideTold(party: string | undefined, side: string): string {
  const role = side === 'phasing' ? t.battle.phasing : t.battle.nonPhasing;
  return party ? t.battle.side(party, role.toLowerCase()) : role;
}
