package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.TooManyStates;

/** The odds of a day of a combat that is fought as a trivial one, with losses by the standing order (EIA-7.5.3). */
final class TrivialOdds {

    /** Figures shown for a question about a whole day. */
    static final List<String> FIGURES = List.of("winner", "ended", "lostFactors/attacker", "lostFactors/defender", "politicalPoints/attacker",
            "politicalPoints/defender");

    private TrivialOdds() {}

    /** The odds; empty where the viewer does not know all factors, and for forces too large for exact odds. */
    static Optional<Forecast> of(EiaWarView board, LandCombat combat, EiaTables tables) {
        var day = new CombatDayInputs(board, combat, combat.day(), tables);
        if (!day.areForcesKnown()) {
            return Optional.empty();
        }
        try {
            var all = CombatForecast.of(day.trivialCombat(CombatDayInputs.Conduct.STANDING), tables).figures();
            var shown = new Forecast(Map.of(), all.parties());
            for (var figure : FIGURES) {
                shown = shown.with(figure, all.figures().get(figure));
            }
            return Optional.of(shown);
        } catch (TooManyStates many) {
            return Optional.empty();
        }
    }
}
