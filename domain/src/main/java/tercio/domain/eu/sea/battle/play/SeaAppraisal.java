package tercio.domain.eu.sea.battle.play;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleForecast;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattleForecast;
import tercio.domain.eu.sea.battle.NavalBattleOdds;
import tercio.domain.eu.sea.battle.NavalBattleOutcome;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineChosen;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesFormed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.game.ForecastComparison;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;

/**
 * Compares the expected result of a battle at sea with its real result. The expectation uses the board when the battle was joined and the
 * choices that players made in it; lines that are not formed yet are mixed as in {@link LineOdds}. Ships that sink after it are left aside.
 */
public final class SeaAppraisal {

    /** Ships lost: damaged, destroyed or captured, a part of one as one. */
    private static final String LOST = "lossesNd";

    /**
     * The known facts of a battle.
     *
     * @param evasion whether the non-phasing side tried to evade it
     * @param formed its first lines, {@code null} before they are revealed
     * @param fought its last recorded state, {@code null} before the first roll
     * @param end the event that ended it, {@code null} while it goes on
     */
    private record Course(boolean evasion, FirstLinesFormed formed, SeaBattleFought fought, EuEvent end) {

        Course after(EuEvent event) {
            return switch (event) {
                case EvasionAtSeaRolled tried -> new Course(true, formed, fought, end);
                case FirstLinesFormed lines -> new Course(evasion, lines, fought, end);
                case SeaBattleFought rolls -> new Course(evasion, formed, rolls, end);
                case SeaBattleEnded over -> new Course(evasion, formed, fought, over);
                case SeaBattleAvoided avoided -> new Course(evasion, formed, fought, avoided);
                default -> this;
            };
        }
    }

    private SeaAppraisal() {}

    /**
     * @param joined the board once the battle is joined
     * @param since all later events
     */
    public static ForecastComparison of(WarView joined, List<EuEvent> since) {
        var battle = SeaFights.current(joined.state()).orElseThrow();
        var open = new EnumMap<Side, FirstLine>(Side.class);
        var course = new Course(false, null, null, null);
        for (var next : since) {
            if (course.end() != null) {
                break;
            }
            course = course.after(next);
            if (next instanceof FirstLineChosen chosen && course.formed() == null) {
                open.put(chosen.side(), chosen.line());
            }
        }
        if (course.end() instanceof SeaBattleAvoided) {
            var roll = EvasionProcedure.of(Side.NON_PHASING.word(), joined.tables());
            var away = roll.procedure().distribution(roll.start(SeaEvasions.attempt(joined, battle))).map(cast -> cast.result().isSuccess());
            return new ForecastComparison(Forecast.EMPTY.with("evaded", away), Optional.of(Forecast.EMPTY.with("evaded", Distribution.certain(true))), List.of());
        }
        if (course.formed() == null) {
            return new ForecastComparison(new LineOdds(joined.tables()).ofBoth(joined, battle, open), Optional.empty(), List.of());
        }
        var terms = course.fought() != null ? course.fought().battle()
                : SeaForce.terms(joined, battle, course.formed().phasing(), course.formed().nonPhasing());
        var fought = NavalBattleOdds.of(terms.toBattle(joined.state().readings()), start(course), joined.tables());
        var expected = course.evasion() ? BattleOdds.withEvasion(SeaEvasions.attempt(joined, battle), fought, FleetLosses.NONE, joined.tables()) : fought;
        return new ForecastComparison(forecastOf(terms, expected), actual(joined, course).map(odds -> forecastOf(terms, odds)),
                Arrays.stream(Side.values()).map(side -> BattleForecast.path(side, LOST)).toList());
    }

    private static Forecast forecastOf(SeaTerms terms, BattleOdds<FleetLosses> odds) {
        var forecast = NavalBattleForecast.of(odds);
        for (var side : Side.values()) {
            forecast = forecast.with(BattleForecast.path(side, LOST),
                    odds.ends().map(end -> shipsLost(end.side(side).losses())));
        }
        return SeaBattleForecaster.withCountries(terms, forecast);
    }

    private static int shipsLost(FleetLosses losses) {
        return Math.ceilDiv(losses.damaged() + losses.destroyed(), Thirds.LD) + losses.captured().ships();
    }

    private static Optional<BattleOdds<FleetLosses>> actual(WarView joined, Course course) {
        return course.end() instanceof SeaBattleEnded ? Optional.of(NavalBattleOdds.certain(NavalBattleOutcome.of(
                course.fought().battle().toBattle(joined.state().readings()), course.fought().standing().battleState(), joined.tables()))) : Optional.empty();
    }

    /** The battle before the first roll, with the choices that were made later. */
    private static BattleState start(Course course) {
        var start = NavalBattleProcedure.start();
        if (course.fought() != null) {
            for (var side : Side.values()) {
                var from = start;
                start = course.fought().standing().rolls().side(side).triesToRetreat().map(tries -> from.withRetreatIntent(side, tries)).orElse(from);
            }
        }
        return SeaBattleForecaster.withDefaults(start);
    }
}
