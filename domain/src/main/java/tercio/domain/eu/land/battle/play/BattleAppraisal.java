package tercio.domain.eu.land.battle.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.BattleForecast;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleForecast;
import tercio.domain.eu.land.battle.LandBattleOdds;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.game.ForecastComparison;

/**
 * Compares the expected result of a battle with its real result. The expectation uses the board when the battle was joined
 * and the choices that players made in it.
 */
public final class BattleAppraisal {

    /**
     * The known facts of a battle.
     *
     * @param evasion whether the non-phasing side tried to evade it
     * @param fought its last recorded state, {@code null} before the first roll
     * @param end the event that ended it, {@code null} while it goes on
     */
    private record Course(boolean evasion, BattleFought fought, EuEvent end) {

        Course after(EuEvent event) {
            return switch (event) {
                case EvasionAttempted tried -> new Course(true, fought, end);
                case BattleFought roll -> new Course(evasion, roll, end);
                case BattleEnded over -> new Course(evasion, fought, over);
                case BattleAvoided avoided -> new Course(evasion, fought, avoided);
                default -> this;
            };
        }
    }

    private BattleAppraisal() {}

    /**
     * @param joined the board once the battle is joined
     * @param since all later events
     */
    public static ForecastComparison of(WarView joined, List<EuEvent> since) {
        var tables = joined.tables();
        var course = new Course(false, null, null);
        for (var next : since) {
            if (course.end() != null) {
                break;
            }
            course = course.after(next);
        }
        var battle = course.fought() == null
                ? BattleLines.of(joined, Engagements.current(joined.state()).orElseThrow())
                : course.fought().battle().toBattle(joined.state().readings());
        var fought = LandBattleOdds.of(battle, start(battle, course, tables), tables);
        var expected = course.evasion() ? withEvasion(joined, fought, tables) : fought;
        var burden = LandBattleForecast.losses(battle.theatre(), tables.unit());
        return new ForecastComparison(LandBattleForecast.of(battle, expected, tables.unit()),
                actual(battle, course, tables).map(odds -> LandBattleForecast.of(battle, odds, tables.unit())),
                Arrays.stream(Side.values()).map(side -> BattleForecast.path(side, burden)).toList());
    }

    /** Adds the evasion attempt of the stacks that may evade. Stacks that intercepted stay and fight. */
    private static BattleOdds<Integer> withEvasion(WarView joined, BattleOdds<Integer> fought, EuTables tables) {
        var engagement = Engagements.current(joined.state()).orElseThrow();
        var attempt = Evasions.attempt(joined, engagement);
        var left = Evasions.committedStacks(joined, engagement);
        return left.isEmpty()
                ? BattleOdds.withEvasion(attempt, fought, 0, tables)
                : BattleOdds.withEvasion(attempt, oddsWithDefaults(BattleLines.of(joined, engagement), tables),
                        oddsWithDefaults(BattleLines.against(joined, engagement, left), tables), tables);
    }

    private static BattleOdds<Integer> oddsWithDefaults(LandBattle battle, EuTables tables) {
        return LandBattleOdds.of(battle, BattleForecaster.withDefaults(LandBattleProcedure.start(battle, tables)), tables);
    }

    private static Optional<BattleOdds<Integer>> actual(LandBattle battle, Course course, EuTables tables) {
        return switch (course.end()) {
            case BattleEnded over -> Optional.of(LandBattleOdds.certain(LandBattleOutcome.of(battle, course.fought().standing().battleState(), tables)));
            case BattleAvoided avoided -> Optional.of(BattleOdds.ofEvasion(0));
            case null, default -> Optional.empty();
        };
    }

    /** The battle before the first roll, with the choices that were made later. */
    private static BattleState start(LandBattle battle, Course course, EuTables tables) {
        var start = LandBattleProcedure.start(battle, tables);
        if (course.fought() != null) {
            for (var side : Side.values()) {
                var made = course.fought().standing().side(side);
                var from = start;
                start = made.triesToRetreat().map(tries -> from.withRetreatIntent(side, tries)).orElse(from);
                var answered = start;
                start = made.retreatRoom().map(room -> made.retreatsThoughWinner().orElse(false)
                        ? answered.withWinnerRetreating(side, room) : answered.withRetreatRoom(side, room)).orElse(answered);
            }
        }
        return BattleForecaster.withDefaults(start);
    }
}
