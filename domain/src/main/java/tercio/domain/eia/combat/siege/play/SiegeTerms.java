package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.play.CombatOptions;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.combat.siege.Honours;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.IntrinsicRatings.Ratings;
import tercio.domain.map.SpaceId;

/** Inputs of the siege procedures, read from the board. */
final class SiegeTerms {

    private SiegeTerms() {}

    /** The method of finding morale levels that the game uses (EIA-7.5.2.6.1). A force without a power has method one. */
    static int moraleMethod(EiaWarView board, Optional<Power> power) {
        return power.isPresent() && board.state().readings().is(CombatOptions.MORALE_METHOD, "two") ? 2 : 1;
    }

    /** A force with its morale. */
    static CombatForce force(EiaWarView board, Power power, List<FactorShare> shares) {
        int corps = (int) shares.stream().map(FactorShare::piece).distinct().filter(piece -> board.state().findCorps(piece).isPresent()).count();
        return CombatForce.of(power, corps, SiegeForces.lines(board, board.tables(), shares), Optional.empty(), Ratings.NONE);
    }

    /** An assault attempt on a city by these powers, with an assault after a breach. */
    static CityAssault assault(EiaWarView board, SpaceId area, List<Power> besiegers) {
        var lead = SiegeForces.leaderOfBesiegers(board, area, besiegers).orElseThrow();
        var inside = SiegeForces.leaderInside(board, area);
        City city = board.printedCity(area).orElseThrow();
        return new CityAssault(city.fleches(), city.spires(), moraleMethod(board, inside), force(board, lead, SiegeForces.besiegingFactors(board, area, besiegers)),
                force(board, inside.orElse(lead), SiegeForces.factorsInside(board, area)), Honours.NONE, false, false, false, board.state().readings());
    }

    /** Whether the factors of all corps in the area of a siege are known: a viewer may not see them. */
    static boolean areFactorsKnown(EiaWarView board, SpaceId area) {
        return board.state().corpsIn(area).stream().allMatch(corps -> corps.factors().isPresent());
    }
}
