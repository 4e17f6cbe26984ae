package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.LandBattleOutcome;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.losses.play.LeaderFates;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.losses.play.LossShares;
import tercio.domain.eu.land.losses.play.Missionaries;
import tercio.domain.eu.land.movement.play.LandMoves;
import tercio.domain.eu.land.movement.play.Marches;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveResumable;
import tercio.domain.eu.world.natives.play.FollowerLosses;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Carries out the results of a battle: losses, retreat, the fate of leaders, and the move that an interception stopped. */
final class BattleAftermath {

    private BattleAftermath() {}

    /** @param beyond the LD of Pashas beyond the losses of their side, if their country was asked for them */
    static void settle(EuCommandRun play, Engagement engagement, Optional<LossesWithPashas.Counted> beyond) {
        var battle = engagement.battle().toBattle(play.state().readings());
        var counted = LandBattleOutcome.of(battle, engagement.standing().battleState(), play.tables());
        var more = lossesForLackOfChange(play.board(), engagement, counted);
        var noChange = changeSteps(play, engagement, more);
        beyond.ifPresent(pashas -> more.merge(pashas.side(), pashas.ld() * play.tables().unit().ofOneLd(), Integer::sum));
        var outcome = more.isEmpty() ? counted : LandBattleOutcome.of(battle, engagement.standing().battleState(), play.tables(), more);
        var losses = new EnumMap<Side, Integer>(Side.class);
        var lde = new EnumMap<Side, Integer>(Side.class);
        var barred = new ArrayList<StackId>();
        for (var side : Side.values()) {
            losses.put(side, outcome.side(side).losses() / play.tables().unit().ofOneLd());
            lde.put(side, play.tables().unit().toThirds(outcome.side(side).losses() % play.tables().unit().ofOneLd()));
            if (outcome.winner().filter(winner -> winner == side).isEmpty()) {
                engagement.side(side).stream().map(Engaged::stack).forEach(barred::add);
                engagement.muster().watchersOf(side).stream().map(Engaged::stack).forEach(barred::add);
            }
        }
        play.emit(new BattleEnded(engagement.province(), outcome.winner().orElse(null), outcome.majorBattle(), losses,
                outcome.stability(), outcome.victoryPoints(), barred, Optional.of(lde)), noChange);
        var leaders = new EnumMap<Side, List<LeaderId>>(Side.class);
        for (var side : Side.values()) {
            leaders.put(side, BattleLines.stacks(play.state(), engagement, side).stream().flatMap(stack -> stack.leaders().stream()).toList());
        }
        for (var side : Side.values()) {
            var enemy = engagement.battle().side(side.opponent()).country();
            LeaderFates.recordFate(play, outcome.side(side).commander(), outcome.side(side).casualty(), enemy);
        }
        for (var side : sidesInRetreatOrder(engagement, outcome)) {
            settle(play, engagement, counted, side, beyond.filter(pashas -> pashas.side() == side), leaders.get(side));
            if (DrawnBattle.allGoBack(play, outcome)) {
                DrawnBattle.goBack(play, engagement, side);
            } else {
                Watchers.follow(play, engagement, side, holdsField(engagement, outcome, side), losses.get(side));
            }
        }
        var gone = Arrays.stream(Side.values()).filter(side -> engagement.side(side).stream().noneMatch(engaged -> play.state().stacks().containsKey(engaged.stack()))).toList();
        Missionaries.expose(play, engagement.province(), engagement.battle(), leaders, outcome.winner(), gone);
        Watchers.rejoinLater(play, engagement);
        if (engagement.interception()) {
            resumeOrEndMove(play, holdsField(engagement, outcome, Side.PHASING));
        }
    }

    /** The sides in the order in which they retreat: a winner that does so second (EU-BATTLE-RETREAT-WINNER). */
    private static List<Side> sidesInRetreatOrder(Engagement engagement, LandBattleOutcome outcome) {
        var first = outcome.winner().filter(winner -> !holdsField(engagement, outcome, winner)).map(Side::opponent)
                .orElse(engagement.interception() ? Side.NON_PHASING : Side.PHASING);
        return List.of(first, first.opponent());
    }

    /** Whether the side has won and does not retreat. */
    private static boolean holdsField(Engagement engagement, LandBattleOutcome outcome, Side side) {
        return outcome.winner().filter(winner -> winner == side).isPresent()
                && !engagement.standing().side(side).retreatsThoughWinner().orElse(false);
    }

    /** The additional losses of each side because no counter gives change, in the unit of the edition (EU-UNIT-4, AMB-42). */
    static Map<Side, Integer> lossesForLackOfChange(WarView board, Engagement engagement, LandBattleOutcome outcome) {
        var more = new EnumMap<Side, Integer>(Side.class);
        if (isOverseas(board, engagement)) {
            return more;
        }
        for (var side : Side.values()) {
            int unit = board.tables().unit().ofOneLd();
            int ld = outcome.side(side).losses() / unit;
            if (!outcome.side(side).destroyed() && ld > 0) {
                int raised = LossShares.payableLd(board.state(), lossDuty(board.state(), engagement, side, ld));
                if (raised > ld) {
                    more.put(side, (raised - ld) * unit);
                }
            }
        }
        return more;
    }

    /** Whether the battle is fought in the rest of the world, where losses are not rounded to whole LD (EU-BATTLE-LOSS). */
    private static boolean isOverseas(WarView board, Engagement engagement) {
        return board.theatre(engagement.province()) != Theatre.EUROPE;
    }

    /** The losses of a side before its retreat. */
    static Duty.Losses lossDuty(EuState state, Engagement engagement, Side side, int ld) {
        return new Duty.Losses(engagement.battle().side(side).country(),
                BattleLines.stacks(state, engagement, side).stream().map(Stack::id).toList(), ld, "battle");
    }

    private static List<Step> changeSteps(EuCommandRun play, Engagement engagement, Map<Side, Integer> more) {
        return more.entrySet().stream().map(side -> Step.of("no counter to give change", FreeCounters.RULE).side(side.getKey().word())
                .result(Sentence.of("eu.battle.result-no-change").with("lost", play.tables().unit().amount(side.getValue()))
                        .with("counters", FreeCounters.of(play.state(), engagement.battle().side(side.getKey()).country()).counters()))).toList();
    }

    /** @param leaders the leaders with the side when its battle was over, before the test of its commander */
    private static void settle(EuCommandRun play, Engagement engagement, LandBattleOutcome outcome, Side side, Optional<LossesWithPashas.Counted> beyond,
            List<LeaderId> leaders) {
        var stacks = BattleLines.stacks(play.state(), engagement, side);
        var result = outcome.side(side);
        if (engagement.battle().side(side).country().equals(ArmyClasses.NATIVES)) {
            NativesAtHome.recordBattle(play, engagement.province(), play.tables().unit().toThirds(result.losses()));
            return;
        }
        if (result.destroyed()) {
            FollowerLosses.loseAll(play, leaders);
            stacks.forEach(stack -> play.emit(new StackDestroyed(stack.id(), engagement.province(), "battle")));
            return;
        }
        var ids = new LinkedHashSet<>(stacks.stream().map(Stack::id).toList());
        if (!holdsField(engagement, outcome, side) && !DrawnBattle.allGoBack(play, outcome)) {
            ids.addAll(retreat(play, engagement, side, List.copyOf(ids)));
        }
        if (result.losses() > 0) {
            if (isOverseas(play.board(), engagement) || result.losses() % play.tables().unit().ofOneLd() > 0) {
                int thirds = FollowerLosses.loseFirst(play, leaders, play.tables().unit().toThirds(result.losses()));
                if (thirds > 0) {
                    play.emit(LossesSuffered.ofThirds(engagement.battle().side(side).country(), List.copyOf(ids), thirds, "battle"));
                }
                return;
            }
            play.emit(new LossesSuffered(engagement.battle().side(side).country(), List.copyOf(ids),
                    result.losses() / play.tables().unit().ofOneLd(), "battle", beyond.map(LossesWithPashas.Counted::ld)));
        }
    }

    /**
     * Carries out the retreat of a side.
     *
     * @return the stacks that enter the fortress while the others go elsewhere. Some may have been split off for it.
     *     Stacks that made a sortie are already back inside.
     */
    private static List<StackId> retreat(EuCommandRun play, Engagement engagement, Side side, List<StackId> stacks) {
        var refuge = engagement.retreats().get(side);
        if (refuge != null && !refuge.to().equals(engagement.province())) {
            withdrawMilitia(play, engagement.province(), stacks);
        }
        if (refuge != null && !refuge.stacks().isEmpty()) {
            return MixedRetreat.carryOut(play, engagement, refuge);
        }
        if (refuge == null || refuge.to().equals(engagement.province())) {
            return List.of();
        }
        var province = engagement.province();
        boolean all = refuge.to().equals(Retreat.FORTRESS);
        var field = stacks.stream().filter(id -> !engagement.sortie().contains(id) && !play.state().world().militia().isMilitia(id)).toList();
        var inside = all ? field
                : Division.ofFirst(play.state(), field.stream().map(play.state().stacks()::get).toList(), refuge.inside()).splitOff(play);
        inside.forEach(id -> play.emit(new StackRetreated(id, province, province, true)));
        field.stream().filter(id -> !inside.contains(id))
                .forEach(id -> play.emit(new StackRetreated(id, province, refuge.to(), false)));
        return inside;
    }

    /** Beaten militia goes into its fortress, which always has room for it (EU-MILITIA-FIGHT). */
    private static void withdrawMilitia(EuCommandRun play, SpaceId province, List<StackId> stacks) {
        stacks.stream().filter(play.state().world().militia()::isMilitia).forEach(id -> play.emit(new StackRetreated(id, province, province, true)));
    }

    /** The moving stack may go on if it won, unless enemies that took no part bar its way (EU-INT-7). */
    static void resumeOrEndMove(EuCommandRun play, boolean won) {
        resumeOrEndMove(play, won, false);
    }

    /** @param unbroken whether the march goes on as if nothing had happened, and attrition counts it as one */
    static void resumeOrEndMove(EuCommandRun play, boolean won, boolean unbroken) {
        var move = ((Movement) play.state().phase()).move().orElseThrow();
        var mover = play.state().stack(move.stack());
        boolean onward = won && mover.isPresent()
                && !Marches.mustStop(play.board(), mover.get(), move.province())
                && Marches.mayGoOn(play.board(), mover.get(), move.mp());
        if (onward) {
            play.emit(new MoveResumable(move.stack(), move.province(), unbroken));
        } else {
            LandMoves.endMove(play);
        }
    }
}
