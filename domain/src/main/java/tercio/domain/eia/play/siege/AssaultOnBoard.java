package tercio.domain.eia.play.siege;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CityHold;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.siege.CityAssault;
import tercio.domain.eia.siege.Honours;

/**
 * An assault attempt for the forces of a siege on a board: the inputs of the rules, as a player reads them off (EIA-7.5.4.1).
 *
 * @param area of the city
 */
public record AssaultOnBoard(EiaBoard board, String area) {

    /** Whether the board has besiegers who may attempt it now, and shows the factors of all corps that take part. */
    public boolean known() {
        var city = board.state().city(area);
        var phasing = city.map(this::phasing).orElse(List.of());
        return !phasing.isEmpty() && Stream.concat(SiegeForces.corps(board, area, phasing).stream(), board.inside(area).stream())
                .allMatch(corps -> corps.factors().isPresent());
    }

    private List<Power> phasing(CityHold city) {
        return SiegeForces.phasing(board, city);
    }

    /**
     * The attempt with what both sides choose.
     *
     * @param besieger the order in which the besiegers lose their factors
     * @param garrison that of what is inside
     */
    public CityAssault with(List<FactorType> besieger, List<FactorType> garrison, Honours honours, boolean surrenders, boolean sortie) {
        var plain = SiegeTerms.assault(board, area, phasing(board.state().city(area).orElseThrow()));
        return new CityAssault(plain.fleches(), plain.spires(), plain.moraleMethod(), plain.besieger().losing(besieger), plain.garrison().losing(garrison),
                honours, true, surrenders, sortie, plain.readings());
    }
}
