package tercio.domain.eu.play.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.BattleForecast;
import tercio.domain.eu.battle.BattleOdds;
import tercio.domain.eu.battle.BattleStanding;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.battle.LandBattle;
import tercio.domain.eu.battle.LandBattleProcedure;
import tercio.domain.eu.battle.RetreatIntent;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.battle.SideState;
import tercio.domain.eu.game.Engaged;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Muster;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Meetings;
import tercio.domain.eu.play.leader.ViziersValues;
import tercio.domain.eu.play.natives.NativesAtHome;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;

/**
 * The odds of a battle in a game, from its first roll or from the question at which it waits. A side that has not been asked
 * yet holds the field, stays where it wins, and finds room for all its troops when it has to retreat (reading: the rules do not
 * mention odds).
 */
public final class BattleOutlook {

    /**
     * A battle from a given stage to its end.
     *
     * @param stage the stage at which it waits; empty before the first roll
     */
    private record Onward(LandBattle battle, Optional<String> stage, BattleState from) {}

    private final EuTables tables;
    private final Map<Onward, BattleOdds<Integer>> known = new HashMap<>();

    public BattleOutlook(EuTables tables) {
        this.tables = tables;
    }

    /**
     * The odds of a legal command.
     *
     * @param after the board once it is carried out as far as no die is needed
     */
    public Optional<Forecast> of(Board before, Board after, BattleCommand command) {
        return switch (command) {
            case BattleCommand.FightBattle fight -> joined(after, fight.province());
            case BattleCommand.DeclareOverrun overrun -> joined(after, overrun.province()).or(() -> Overruns.odds(before));
            case BattleCommand.ForgoOverrun forgo -> joined(after, forgo.province());
            case BattleCommand.StandAndFight stand -> joined(after, stand.province());
            case BattleCommand.WithdrawIntoFortress withdraw -> joined(after, withdraw.province());
            case BattleCommand.ChooseFighters choose -> joined(after, choose.province());
            case BattleCommand.MakeSortie sortie -> joined(after, sortie.province());
            case BattleCommand.StayInside stay -> joined(after, stay.province());
            case BattleCommand.AttemptEvasion evade -> at(before, evade.province()).map(engagement -> evasion(before, engagement));
            case BattleCommand.AttemptRetreat attempt -> waiting(before, attempt.province())
                    .map(engagement -> goingOn(before, engagement, engagement.standing().battleState().retreats(asked(engagement), true)));
            case BattleCommand.HoldTheField hold -> waiting(before, hold.province())
                    .map(engagement -> goingOn(before, engagement, engagement.standing().battleState().retreats(asked(engagement), false)));
            case BattleCommand.Retreat retreat -> waiting(before, retreat.province())
                    .map(engagement -> retreat(before, engagement, retreat));
            case BattleCommand.CountLosses count -> Optional.empty();
            case BattleCommand.StayAfterVictory stay -> waiting(before, stay.province())
                    .map(engagement -> goingOn(before, engagement, engagement.standing().battleState().winnerStays(asked(engagement))));
        };
    }

    /** The odds of a joined battle that has not begun, fought by the stacks that now stand there. */
    public Optional<Forecast> joined(Board board, String province) {
        return at(board, province).filter(engagement -> engagement.battle() == null)
                .map(engagement -> BattleLines.of(board, engagement))
                .map(battle -> forecast(battle, fought(battle)));
    }

    /** The odds of the battle between all stacks of two alliances that stand in the field of a province, once the movements have ended. */
    public Forecast between(Board board, String province, int phasing, int other) {
        var coming = Meetings.attackers(board, province, phasing, other).stream().map(Engaged::of).toList();
        var standing = board.field(province, other).stream().map(Engaged::of).toList();
        var battle = BattleLines.of(board, new Engagement(province, false, Engagements.crossed(board, province, coming), coming, standing,
                false, List.of(), Map.of(), null, null, Muster.NONE));
        return forecast(battle, fought(battle));
    }

    /**
     * The odds of a battle that is put off (EU-INT-MERGE), between all stacks that stand there now: more may come until it is fought. Empty
     * where enemies of several alliances stand there, and where a commander has no values yet.
     */
    Optional<Forecast> later(Board board, String province, int phasing) {
        var enemies = Meetings.adversaries(board, province, phasing);
        if (enemies.size() != 1) {
            return Optional.empty();
        }
        var leaders = Stream.concat(board.field(province, phasing).stream(), board.field(province, enemies.getFirst()).stream())
                .flatMap(stack -> stack.leaders().stream()).toList();
        return ViziersValues.without(board.state(), leaders).isEmpty() ? Optional.of(between(board, province, phasing, enemies.getFirst())) : Optional.empty();
    }

    /** The odds of the battle against the natives of the province where a stack is, with all stacks of its alliance that stand there now. */
    Optional<Forecast> attacked(Board board, String stack) {
        return board.state().stack(stack).map(attacker -> {
            var standing = NativesAtHome.standing(board, attacker.province());
            return between(standing, attacker.province(), board.state().allianceOf(attacker), EuState.NATIVES);
        });
    }

    private Forecast evasion(Board board, Engagement engagement) {
        var battle = BattleLines.of(board, engagement);
        var left = Evasions.committed(board, engagement);
        var onceAway = left.isEmpty() ? BattleOdds.evaded(0) : fought(BattleLines.against(board, engagement, left));
        return forecast(battle, BattleOdds.evading(Evasions.attempt(board, engagement), fought(battle), onceAway, tables));
    }

    private Forecast retreat(Board board, Engagement engagement, BattleCommand.Retreat command) {
        int room = Retreats.named(board, engagement, engagement.waits().orElseThrow(), command).orElseThrow().room();
        return goingOn(board, engagement, Fighting.retreating(engagement, room));
    }

    private Forecast goingOn(Board board, Engagement engagement, BattleState answered) {
        var battle = engagement.battle().by(board.state().readings());
        return forecast(battle,
                odds(new Onward(battle, engagement.waits().map(BattleStanding.Question::stage), chosen(answered))));
    }

    private BattleOdds<Integer> fought(LandBattle battle) {
        return odds(new Onward(battle, Optional.empty(), chosen(LandBattleProcedure.start(battle, tables))));
    }

    private BattleOdds<Integer> odds(Onward onward) {
        return known.computeIfAbsent(onward, on -> on.stage()
                .map(stage -> BattleOdds.of(on.battle(), new Run.Progress<>(stage, on.from()), tables))
                .orElseGet(() -> BattleOdds.of(on.battle(), on.from(), tables)));
    }

    private Forecast forecast(LandBattle battle, BattleOdds<Integer> odds) {
        return BattleForecast.of(battle, odds, tables.unit());
    }

    /** The state with a default for every open choice. */
    static BattleState chosen(BattleState battleState) {
        var all = battleState;
        for (var side : Side.values()) {
            if (battleState.sideState(side).intent() == RetreatIntent.UNDECIDED) {
                all = all.retreats(side, false);
            }
            if (battleState.sideState(side).retreatRoom() == SideState.UNKNOWN_ROOM) {
                all = all.retreatRoom(side, BattleState.UNLIMITED_ROOM);
            }
        }
        return all;
    }

    private static Side asked(Engagement engagement) {
        return engagement.waits().orElseThrow().side();
    }

    private static Optional<Engagement> waiting(Board board, String province) {
        return at(board, province).filter(engagement -> engagement.waits().isPresent());
    }

    private static Optional<Engagement> at(Board board, String province) {
        return Engagements.current(board.state()).filter(engagement -> engagement.province().equals(province));
    }
}
