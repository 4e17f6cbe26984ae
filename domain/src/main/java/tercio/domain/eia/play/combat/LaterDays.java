package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.ruling.Forecast;

/**
 * The odds of fighting on after a day: the next day with the chits of this one, both sides staying, losses by the standing order,
 * without reinforcements, guards and artillery. Figures stand under {@code sameChits}, which says so.
 */
final class LaterDays {

    private static final List<String> FIGURES = List.of("winner", "ended", "lostFactors/attacker", "lostFactors/defender");

    private LaterDays() {}

    /** The odds for both sides; empty where the viewer does not know all factors, or a side cannot repeat its chit. */
    static Optional<Forecast> of(EiaBoard board, LandCombat combat, EiaTables tables) {
        var next = new DayOnBoard(board, combat, combat.day() + 1, tables);
        if (!next.known()) {
            return Optional.empty();
        }
        if (combat.simplified()) {
            return Optional.of(figures(CombatForecast.of(next.trivial(DayOnBoard.Conduct.STANDING), tables)));
        }
        var chits = combat.shown().orElseThrow();
        return next.eachCorps(chits) ? Optional.empty()
                : next.field(chits, DayOnBoard.Conduct.STANDING).map(field -> figures(CombatForecast.of(field, tables)));
    }

    private static Forecast figures(CombatForecast forecast) {
        var all = forecast.figures();
        var shown = Forecast.EMPTY;
        for (var figure : FIGURES) {
            shown = shown.with("sameChits/" + figure, all.figures().get(figure));
        }
        return shown;
    }
}
