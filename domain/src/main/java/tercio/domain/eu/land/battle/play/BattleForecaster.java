package tercio.domain.eu.land.battle.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.RetreatIntent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.Muster;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattle;
import tercio.domain.eu.land.battle.LandBattleForecast;
import tercio.domain.eu.land.battle.LandBattleOdds;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;

/**
 * The odds of a battle in a game, from its first roll or from the question at which it waits. A side that has not been asked
 * yet holds the field, stays where it wins, and finds room for all its troops when it has to retreat (reading: the rules do not
 * mention odds).
 */
public final class BattleForecaster {

    /**
     * A battle from a given stage to its end.
     *
     * @param stage the stage at which it waits; empty before the first roll
     */
    private record Onward(LandBattle battle, Optional<String> stage, BattleState from) {}

    private final EuTables tables;
    private final Map<Onward, BattleOdds<Integer>> known = new HashMap<>();

    public BattleForecaster(EuTables tables) {
        this.tables = tables;
    }

    /**
     * The odds of a legal command.
     *
     * @param after the board once it is carried out as far as no die is needed
     */
    public Optional<Forecast> of(WarView before, WarView after, BattleCommand command) {
        return switch (command) {
            case BattleCommand.FightBattle fight -> ofJoinedBattle(after, fight.province());
            case BattleCommand.DeclareOverrun overrun -> ofJoinedBattle(after, overrun.province()).or(() -> Overruns.odds(before));
            case BattleCommand.ForgoOverrun forgo -> ofJoinedBattle(after, forgo.province());
            case BattleCommand.StandAndFight stand -> ofJoinedBattle(after, stand.province());
            case BattleCommand.WithdrawIntoFortress withdraw -> ofJoinedBattle(after, withdraw.province());
            case BattleCommand.ChooseFighters choose -> ofJoinedBattle(after, choose.province());
            case BattleCommand.MakeSortie sortie -> ofJoinedBattle(after, sortie.province());
            case BattleCommand.StayInside stay -> ofJoinedBattle(after, stay.province());
            case BattleCommand.AttemptEvasion evade -> engagementAt(before, evade.province()).map(engagement -> evasion(before, engagement));
            case BattleCommand.AttemptRetreat attempt -> waitingEngagement(before, attempt.province())
                    .map(engagement -> onward(before, engagement, engagement.standing().battleState().withRetreatIntent(askedSide(engagement), true)));
            case BattleCommand.HoldTheField hold -> waitingEngagement(before, hold.province())
                    .map(engagement -> onward(before, engagement, engagement.standing().battleState().withRetreatIntent(askedSide(engagement), false)));
            case BattleCommand.Retreat retreat -> waitingEngagement(before, retreat.province())
                    .map(engagement -> retreat(before, engagement, retreat));
            case BattleCommand.CountLosses count -> Optional.empty();
            case BattleCommand.StayAfterVictory stay -> waitingEngagement(before, stay.province())
                    .map(engagement -> onward(before, engagement, engagement.standing().battleState().withWinnerStaying(askedSide(engagement))));
        };
    }

    /** The odds of a joined battle that has not begun, fought by the stacks that now stand there. */
    public Optional<Forecast> ofJoinedBattle(WarView board, SpaceId province) {
        return engagementAt(board, province).filter(engagement -> engagement.battle() == null)
                .map(engagement -> BattleLines.of(board, engagement))
                .map(battle -> forecast(battle, oddsFromStart(battle)));
    }

    /** The odds of the battle between all stacks of two alliances that stand in the field of a province, once the movements have ended. */
    public Forecast between(WarView board, SpaceId province, Alliance phasing, Alliance other) {
        var coming = Meetings.attackers(board, province, phasing, other).stream().map(Engaged::of).toList();
        var standing = board.stacksInField(province, other).stream().map(Engaged::of).toList();
        var battle = BattleLines.of(board, new Engagement(province, false, Engagements.worstCrossing(board, province, coming), coming, standing,
                false, List.of(), Map.of(), null, null, Muster.NONE));
        return forecast(battle, oddsFromStart(battle));
    }

    /**
     * The odds of a battle that is put off (EU-INT-MERGE), between all stacks that stand there now: more may come until it is fought. Empty
     * where enemies of several alliances stand there, and where a commander has no values yet.
     */
    Optional<Forecast> ofLaterBattle(WarView board, SpaceId province, Alliance phasing) {
        var enemies = Meetings.adversaries(board, province, phasing);
        if (enemies.size() != 1) {
            return Optional.empty();
        }
        var leaders = Stream.concat(board.stacksInField(province, phasing).stream(), board.stacksInField(province, enemies.getFirst()).stream())
                .flatMap(stack -> stack.leaders().stream()).toList();
        return ViziersValues.viziersWithout(board.state(), leaders).isEmpty() ? Optional.of(between(board, province, phasing, enemies.getFirst())) : Optional.empty();
    }

    /** The odds of the battle against the natives of the province where a stack is, with all stacks of its alliance that stand there now. */
    Optional<Forecast> ofAttackOnNatives(WarView board, StackId stack) {
        return board.state().stack(stack).map(attacker -> {
            var standing = NativesAtHome.boardWithNatives(board, attacker.province());
            return between(standing, attacker.province(), board.state().allianceOf(attacker), Alliance.NATIVES);
        });
    }

    private Forecast evasion(WarView board, Engagement engagement) {
        var battle = BattleLines.of(board, engagement);
        var left = Evasions.committedStacks(board, engagement);
        var onceAway = left.isEmpty() ? BattleOdds.ofEvasion(0) : oddsFromStart(BattleLines.against(board, engagement, left));
        return forecast(battle, BattleOdds.withEvasion(Evasions.attempt(board, engagement), oddsFromStart(battle), onceAway, tables));
    }

    private Forecast retreat(WarView board, Engagement engagement, BattleCommand.Retreat command) {
        int room = Retreats.namedPlace(board, engagement, engagement.waits().orElseThrow(), command).orElseThrow().room();
        return onward(board, engagement, Fighting.withRetreat(engagement, room));
    }

    private Forecast onward(WarView board, Engagement engagement, BattleState answered) {
        var battle = engagement.battle().toBattle(board.state().readings());
        return forecast(battle,
                odds(new Onward(battle, engagement.waits().map(BattleStanding.Question::stage), withDefaults(answered))));
    }

    private BattleOdds<Integer> oddsFromStart(LandBattle battle) {
        return odds(new Onward(battle, Optional.empty(), withDefaults(LandBattleProcedure.start(battle, tables))));
    }

    private BattleOdds<Integer> odds(Onward onward) {
        return known.computeIfAbsent(onward, on -> on.stage()
                .map(stage -> LandBattleOdds.of(on.battle(), new Run.Progress<>(stage, on.from()), tables))
                .orElseGet(() -> LandBattleOdds.of(on.battle(), on.from(), tables)));
    }

    private Forecast forecast(LandBattle battle, BattleOdds<Integer> odds) {
        return LandBattleForecast.of(battle, odds, tables.unit());
    }

    /** The state with a default for every open choice. */
    static BattleState withDefaults(BattleState battleState) {
        var all = battleState;
        for (var side : Side.values()) {
            if (battleState.sideState(side).intent() == RetreatIntent.UNDECIDED) {
                all = all.withRetreatIntent(side, false);
            }
            if (battleState.sideState(side).retreatRoom() == SideState.UNKNOWN_ROOM) {
                all = all.withRetreatRoom(side, BattleState.UNLIMITED_ROOM);
            }
        }
        return all;
    }

    private static Side askedSide(Engagement engagement) {
        return engagement.waits().orElseThrow().side();
    }

    private static Optional<Engagement> waitingEngagement(WarView board, SpaceId province) {
        return engagementAt(board, province).filter(engagement -> engagement.waits().isPresent());
    }

    private static Optional<Engagement> engagementAt(WarView board, SpaceId province) {
        return Engagements.current(board.state()).filter(engagement -> engagement.province().equals(province));
    }
}
