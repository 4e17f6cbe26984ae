package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.combat.siege.Honours;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.play.EiaWarView;

/**
 * An assault attempt for the forces of a siege on a board: the inputs of the rules, as a player reads them off (EIA-7.5.4.1).
 *
 * @param area of the city
 */
public record AssaultInputs(EiaWarView board, String area) {

    /** Whether the board has besiegers who may attempt it now, and shows the factors of all corps that take part. */
    public boolean isKnown() {
        var city = board.state().city(area);
        var phasing = city.map(this::phasing).orElse(List.of());
        return !phasing.isEmpty() && Stream.concat(SiegeForces.besiegingCorps(board, area, phasing).stream(), board.corpsInside(area).stream())
                .allMatch(corps -> corps.factors().isPresent());
    }

    private List<Power> phasing(CityHold city) {
        return SiegeForces.phasingBesiegers(board, city);
    }

    /**
     * The attempt with what both sides choose.
     *
     * @param besieger the order in which the besiegers lose their factors
     * @param garrison that of what is inside
     */
    public CityAssault assaultWith(List<FactorType> besieger, List<FactorType> garrison, Honours honours, boolean surrenders, boolean sortie) {
        var plain = SiegeTerms.assault(board, area, phasing(board.state().city(area).orElseThrow()));
        return new CityAssault(plain.fleches(), plain.spires(), plain.moraleMethod(), plain.besieger().withCasualtyOrder(besieger), plain.garrison().withCasualtyOrder(garrison),
                honours, true, surrenders, sortie, plain.readings());
    }
}
