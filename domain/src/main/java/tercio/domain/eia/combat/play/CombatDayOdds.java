package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.Forecast;

/**
 * The odds of a day: of fighting on after it, which is the next day with the chits of this one, or of this day before its first round.
 * Both sides stay, losses go by the standing order, without reinforcements, guards and artillery. Figures of the next day stand under
 * {@code sameChits}, which says so.
 */
final class CombatDayOdds {

    private static final List<String> FIGURES = List.of("winner", "ended", "lostFactors/attacker", "lostFactors/defender");

    private CombatDayOdds() {}

    /** The odds for both sides; empty where the viewer does not know all factors, or a side cannot repeat its chit. */
    static Optional<Forecast> of(EiaWarView board, LandCombat combat, EiaTables tables) {
        return forecast(board, combat, combat.day() + 1, tables).map(CombatDayOdds::figures);
    }

    /** The odds of the day of which no round was fought yet; empty where the viewer does not know all factors, or where the defender withdraws, which is settled by then. */
    static Optional<CombatForecast> currentDay(EiaWarView board, LandCombat combat, EiaTables tables) {
        boolean withdrawn = combat.shown().filter(chits -> chits.defender() == OperationalChit.WITHDRAW).isPresent();
        return withdrawn ? Optional.empty() : forecast(board, combat, combat.day(), tables);
    }

    private static Optional<CombatForecast> forecast(EiaWarView board, LandCombat combat, int day, EiaTables tables) {
        var fought = new CombatDayInputs(board, combat, day, tables);
        if (!fought.areForcesKnown()) {
            return Optional.empty();
        }
        if (combat.simplified()) {
            return Optional.of(CombatForecast.of(fought.trivialCombat(CombatDayInputs.Conduct.STANDING), tables));
        }
        var chits = combat.shown().orElseThrow();
        return fought.eachCorpsRolls(chits) ? Optional.empty()
                : fought.fieldCombat(chits, CombatDayInputs.Conduct.STANDING).map(field -> CombatForecast.of(field, tables));
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
