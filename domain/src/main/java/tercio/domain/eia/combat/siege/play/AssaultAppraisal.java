package tercio.domain.eia.combat.siege.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tercio.domain.eia.combat.siege.AssaultResult;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.AssaultAttempted;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.CityCaptured;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.SiegeFightBegan;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.SiegeFightEnded;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.SiegeLossesTaken;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.game.ForecastComparison;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * Compares an assault attempt, through to the end of the assault that follows it, with its odds. The besieger wins where it takes the city.
 * The odds let the garrison fight in the breach: an attempt after which it leaves or surrenders was decided by a choice and is not compared.
 */
public final class AssaultAppraisal {

    private static final String WINNER = "winner";
    private static final String BESIEGER = "besieger";
    private static final String GARRISON = "garrison";
    private static final List<String> BURDENS = List.of("besieger/losses", "garrison/losses");

    private AssaultAppraisal() {}

    /**
     * Empty where the viewer does not know all factors, and where there was no fight for the breach.
     *
     * @param before the board before the attempt
     * @param since all later events
     */
    public static Optional<ForecastComparison> of(EiaWarView before, AssaultAttempted attempt, List<EiaEvent> since) {
        var area = attempt.area();
        boolean breach = attempt.result().equals(SiegeResult.BREACH.toString());
        return SiegeForecasts.attempt(before, area).flatMap(odds -> {
            var expected = odds.with(WINNER, odds.figures().get("outcome").map(outcome -> outcome == AssaultResult.CAPTURED ? BESIEGER : GARRISON));
            var actual = breach ? actualAssault(area, since) : Optional.of(actualForecast(GARRISON, 0, 0));
            return actual.map(known -> new ForecastComparison(expected, Optional.of(new Forecast(known.figures(), expected.parties())), BURDENS));
        });
    }

    private static Optional<Forecast> actualAssault(SpaceId area, List<EiaEvent> since) {
        var besiegers = new HashSet<UnitId>();
        int besiegerLost = 0;
        int garrisonLost = 0;
        for (var event : since) {
            switch (event) {
                case SiegeFightBegan fight when fight.area().equals(area) -> fight.combat().besieger().force().forEach(share -> besiegers.add(share.piece()));
                case SiegeLossesTaken taken when taken.area().equals(area) -> {
                    besiegerLost += lossesOf(taken, besiegers::contains);
                    garrisonLost += lossesOf(taken, piece -> !besiegers.contains(piece));
                }
                case SiegeFightEnded ended when ended.area().equals(area) -> {
                    return Optional.of(actualForecast(ended.result() == SiegeFightResult.ATTACKER_WON ? BESIEGER : GARRISON, besiegerLost, garrisonLost));
                }
                case CityCaptured captured when captured.area().equals(area) -> {
                    return Optional.empty();
                }
                default -> { }
            }
        }
        return Optional.empty();
    }

    private static int lossesOf(SiegeLossesTaken taken, Predicate<UnitId> whose) {
        return taken.losses().stream().filter(share -> whose.test(share.piece())).mapToInt(FactorShare::count).sum();
    }

    private static Forecast actualForecast(String winner, int besiegerLost, int garrisonLost) {
        return Forecast.EMPTY.with(WINNER, Distribution.certain(winner)).with(BURDENS.getFirst(), Distribution.certain(besiegerLost))
                .with(BURDENS.getLast(), Distribution.certain(garrisonLost));
    }
}
