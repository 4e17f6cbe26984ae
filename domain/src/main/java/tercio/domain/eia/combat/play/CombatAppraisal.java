package tercio.domain.eia.combat.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForecast.End;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.ForecastComparison;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/** Compares a day of a combat with its odds before the first round. */
public final class CombatAppraisal {

    private static final String WINNER = "winner";
    private static final String LOST = "/lostFactors";

    /** Record of the day so far. */
    private static final class Day {

        private final Map<CombatSide, Integer> lost = new EnumMap<>(CombatSide.class);
        private Optional<CombatSide> winner = Optional.empty();
        private boolean decided;
        private boolean over;
        private boolean reinforced;

        private void record(CombatEvent event) {
            switch (event) {
                case CombatEvent.CasualtiesTaken taken -> addLosses(taken.side(), taken.losses());
                case CombatEvent.OptionLosses taken -> addLosses(taken.side(), taken.losses());
                case CombatEvent.ForceSurrendered surrendered -> addLosses(surrendered.side(), surrendered.prisoners());
                case CombatEvent.ReinforcementArrived arrived -> reinforced = true;
                case CombatEvent.CombatDecided end -> {
                    winner = decided ? winner : end.winner();
                    decided = true;
                }
                case CombatEvent.CombatDayBegan next -> over = true;
                case CombatEvent.CombatClosed closed -> over = true;
                default -> { }
            }
        }

        private void addLosses(CombatSide side, List<FactorLoss> losses) {
            lost.merge(side, FactorLoss.sum(losses).total(), Integer::sum);
        }
    }

    private CombatAppraisal() {}

    /**
     * Empty where the round is not the first one of its day, where the viewer does not know all factors, and where reinforcements came, of
     * which the odds know nothing.
     *
     * @param before the board before the first round
     * @param events the round and all later events
     */
    public static Optional<ForecastComparison> of(EiaWarView before, List<EiaEvent> events) {
        var combat = before.state().combats().fought().filter(fought -> fought.round() == 0);
        var day = new Day();
        for (var event : events) {
            if (event instanceof CombatEvent happened && !day.over) {
                day.record(happened);
            }
        }
        return day.reinforced ? Optional.empty() : combat.flatMap(fought -> CombatDayOdds.currentDay(before, fought, before.tables())
                .map(odds -> new ForecastComparison(expectedForecast(fought, odds.ends()), day.over ? Optional.of(actual(fought, day)) : Optional.empty(),
                        List.of(CombatSide.ATTACKER.word() + LOST, CombatSide.DEFENDER.word() + LOST))));
    }

    private static Forecast expectedForecast(LandCombat combat, Distribution<End> ends) {
        var forecast = Forecast.EMPTY.with(WINNER, ends.map(end -> word(Optional.ofNullable(end.winner()))));
        for (var side : CombatSide.values()) {
            forecast = forecast.with(side.word() + LOST, ends.map(end -> end.factorsLost(side)));
        }
        return sides(combat, forecast);
    }

    private static Forecast actual(LandCombat combat, Day day) {
        var forecast = Forecast.EMPTY.with(WINNER, Distribution.certain(word(day.winner)));
        for (var side : CombatSide.values()) {
            forecast = forecast.with(side.word() + LOST, Distribution.certain(day.lost.getOrDefault(side, 0)));
        }
        return sides(combat, forecast);
    }

    private static Forecast sides(LandCombat combat, Forecast forecast) {
        var named = forecast;
        for (var side : CombatSide.values()) {
            named = named.withParty(side.word(), combat.armyOf(side).lead().word());
        }
        return named;
    }

    private static String word(Optional<CombatSide> side) {
        return side.map(CombatSide::word).orElse("none");
    }
}
