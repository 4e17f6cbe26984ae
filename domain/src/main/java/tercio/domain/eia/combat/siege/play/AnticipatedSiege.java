package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.siege.AttemptState;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.TooManyStates;

/** The assault attempt that a city would face if it were besieged as the forces stand (EIA-7.5.4.1). */
public final class AnticipatedSiege {

    private AnticipatedSiege() {}

    /**
     * The result of an attempt for a viewer who knows what is inside, with the assault for one who knows the besiegers too; empty for
     * others, where nobody would besiege, and where nobody is inside.
     */
    public static Optional<Forecast> odds(EiaWarView board, SpaceId area, List<Power> besiegers) {
        var city = board.state().city(area);
        boolean known = board.corpsInside(area).stream().allMatch(corps -> corps.factors().isPresent());
        if (city.isEmpty() || !known || board.factorsInCity(area) == 0 || SiegeForces.leaderOfBesiegers(board, area, besiegers).isEmpty()) {
            return Optional.empty();
        }
        var besieged = new EiaWarView(board.state().with(city.get().withBesiegers(besiegers)), board.map());
        var attempts = new CityAssaultProcedure(SiegeTerms.assault(besieged, area, besiegers), board.tables()).attempt()
                .distribution(AttemptState.START).map(AttemptState::result);
        var alone = Forecast.EMPTY.with("attempt", attempts);
        try {
            return Optional.of(SiegeTerms.areFactorsKnown(besieged, area) ? SiegeForecasts.attempt(besieged, area, besiegers) : alone);
        } catch (TooManyStates many) {
            // The odds of an assault with such forces are too large to keep: only those of the attempt are given.
            return Optional.of(alone);
        }
    }
}
