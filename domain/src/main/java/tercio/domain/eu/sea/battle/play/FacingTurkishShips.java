package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.sea.battle.SeaTerms;

/** Facing the Ottomans at sea, as on land (EU-TUR-9); a country knows them after a battle in which it engaged a FLEET counter, or any ships where it has none. */
final class FacingTurkishShips {

    private FacingTurkishShips() {}

    static boolean faces(WarView board, CountryId country, List<NavalStack> enemies) {
        var army = TurkishArmy.from(board.tables());
        return board.state().scenario().turn() <= army.facingLastTurn() && !army.immune().contains(country) && !country.equals(TurkishArmy.COUNTRY)
                && !board.state().countries().get(country).hasMetOttomans() && includeTurkish(enemies);
    }

    private static boolean includeTurkish(List<NavalStack> stacks) {
        return stacks.stream().anyMatch(stack -> stack.country().equals(TurkishArmy.COUNTRY));
    }

    /** The countries that know Turkish ships after the battle: those that commanded a side with a FLEET counter, or that have none. */
    static Set<CountryId> countriesThatMet(WarView board, SeaEngagement battle, SeaTerms terms) {
        var known = new TreeSet<CountryId>();
        for (var side : Side.values()) {
            var own = terms.side(side);
            boolean met = terms.side(side.opponent()).country().equals(TurkishArmy.COUNTRY) || includeTurkish(SeaForce.of(board, battle, side.opponent()).stacks());
            boolean all = board.state().navies().stacks().values().stream().noneMatch(stack -> stack.country().equals(own.country()) && stack.fleets() > 0);
            if (met && (own.units().fleets() > 0 || all)) {
                known.add(own.country());
            }
        }
        return known;
    }
}
