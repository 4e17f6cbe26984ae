import type { BattleChances, Luck } from '../types';
import { t } from '../text/views';
import { perCent } from '../../../text/words';
import { OddsTable } from '../../../views/OddsTable';
import { fieldName, short, valueName } from '../../../views/odds';

/** The distance from the mean that is no luck either way. */
const EVEN = 0.05;

/** The expected result of a battle, and once it is over the luck of each side. */
export function Fortune({ chances, names }: { chances: BattleChances; names: Record<string, string> }) {
  const { odds, luck, actual } = chances;
  return <>
    {luck && actual ? (
      <section class="sheet fortune" aria-label={t.battle.after}>
        <h2>{t.battle.after}</h2>
        <ul>{Object.entries(luck).flatMap(([side, figures]) => Object.entries(figures).map(([name, figure]) =>
          <Fate key={`${side}${name}`} who={names[side] ?? valueName(side)} name={name} lost={came(actual, side, name)} luck={figure} />))}</ul>
      </section>) : null}
    <section class="sheet" aria-label={t.battle.before}>
      <h2>{t.battle.before}</h2>
      <OddsTable odds={odds} names={names} came={Object.fromEntries(Object.entries(luck ?? {}).map(([side, figures]) => [side, came(actual!, side, Object.keys(figures)[0]!)]))} />
      <p class="faint">{t.odds.explained} {t.battle.choices} {luck ? t.battle.came : ''}</p>
    </section>
  </>;
}

function Fate({ who, name, lost, luck }: { who: string; name: string; lost: number; luck: Luck }) {
  const { meanMinusActual: saved, asBadlyOrWorse } = luck;
  const by = short(Math.abs(saved));
  return (
    <li data-luck={who}>
      <b>{who}</b> <span class="faint">{fieldName(name)}</span>: {t.battle.luck(String(lost), short(lost + saved))}.{' '}
      <b class={saved > EVEN ? 'lucky' : saved < -EVEN ? 'unlucky' : ''}>{saved > EVEN ? `▲ ${t.battle.lucky(by)}` : saved < -EVEN ? `▼ ${t.battle.unlucky(by)}` : t.battle.even}</b>;{' '}
      {t.battle.asBad(perCent(asBadlyOrWorse))}
    </li>
  );
}

/** The losses of a side. */
function came(actual: Record<string, unknown>, side: string, name: string): number {
  const figures = actual[side] as Record<string, unknown> | undefined;
  return Number(figures?.[name] ?? 0);
}
