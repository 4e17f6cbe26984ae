/**
 * The part of a battle that the rulebook describes once for land and sea (EU-BATTLE): sides, rolls, the two days and their rout, the end of the
 * first day, winner and pursuit, the fate of the leaders, evasion, and the form of the exact odds. A stage reads the battle through
 * {@link tercio.domain.eu.common.battle.CommonBattle}, so that no stage names a kind of battle; what only one kind has in its state is its
 * {@link tercio.domain.eu.common.battle.SpecialState}. {@code eu.land.battle} and {@code eu.sea.battle} stand on this package and do not know each
 * other.
 */
package tercio.domain.eu.common.battle;
