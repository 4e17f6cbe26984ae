package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.battle.Contingent;
import tercio.domain.eu.peoples.turkey.TurkishArmy;

/**
 * Facing the Ottomans (EU-TUR-9): in the first turns a country that meets Turkish troops shocks worse, until after the first battle in
 * which it engaged an ARMY counter against them; any troops are enough for a country that has no such counters. Readings: the country
 * that commands a side of several countries counts for it; allies and vassals of Turkey are no Turkish troops, but Turkish troops beside
 * them are; every country that fought there with an ARMY counter knows them afterwards.
 */
final class FacingOttomans {

    private FacingOttomans() {}

    /**
     * Whether a side faces the Ottomans.
     *
     * @param country that commands the side
     * @param enemies the stacks that fight against it
     */
    static boolean faces(WarView board, CountryId country, List<Stack> enemies) {
        var army = TurkishArmy.from(board.tables());
        return board.state().scenario().turn() <= army.facingLastTurn() && !army.immune().contains(country) && !country.equals(TurkishArmy.COUNTRY) && !country.equals(ArmyClasses.NATIVES)
                && !board.state().countries().get(country).hasMetOttomans()
                && enemies.stream().anyMatch(stack -> stack.country().equals(TurkishArmy.COUNTRY));
    }

    /** The countries that know Turkish troops after a fought battle; none where the parameters of the battle are not stored. */
    static Set<CountryId> countriesThatMet(EuState state, BattleTerms battle) {
        for (var side : battle == null ? new Side[0] : Side.values()) {
            if (contingents(battle.side(side.opponent())).stream().anyMatch(enemy -> enemy.country().equals(TurkishArmy.COUNTRY))) {
                return contingents(battle.side(side)).stream().filter(own -> !own.country().equals(ArmyClasses.NATIVES)).filter(own -> own.units().hasArmy() || FreeCounters.of(state, own.country()).pool().army() == 0)
                        .map(Contingent::country).collect(Collectors.toSet());
            }
        }
        return Set.of();
    }

    private static List<Contingent> contingents(BattleTerms.SideTerms line) {
        return line.contingents().isEmpty()
                ? List.of(new Contingent(line.country(), line.units(), line.armyClass(), line.technology(), line.tercio(), line.reformM2()))
                : line.contingents();
    }
}
