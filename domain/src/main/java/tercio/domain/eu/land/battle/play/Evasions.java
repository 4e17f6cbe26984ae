package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Evasion;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.FallingBack;
import tercio.domain.eu.common.play.PartsWithChange;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleLineChanged;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.eu.land.battle.play.BattleEvent.WithdrawnIntoFortress;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Sentence;

/**
 * Before a battle that no interception caused, the non-phasing side may evade by a roll, enter a friendly fortress without a
 * roll, or stand (EU-BATTLE-EVASION). Stacks that intercepted and postponed the battle may do neither. The other stacks of
 * the side may, all together, and leave them to fight. An overrun leaves the same choice (AMB-15).
 */
public final class Evasions {

    public static final String RULE = "EU-BATTLE-EVASION";

    private Evasions() {}

    /** Whether the non-phasing side has still to choose. */
    static boolean isOpen(WarView board, Engagement engagement) {
        return Fighting.hasNotBegun(engagement)
                && (!engagement.interception() || Overruns.isOverrunBattle(board.state(), engagement) && !evaders(board, engagement).isEmpty());
    }

    /** The stacks that may evade or enter the fortress: those that have not intercepted. */
    static List<Stack> evaders(WarView board, Engagement engagement) {
        return BattleLines.stacks(board.state(), engagement, Side.NON_PHASING).stream().filter(stack -> !stack.committed()).toList();
    }

    /** The stacks that must fight, whatever the others choose. */
    static List<Stack> committedStacks(WarView board, Engagement engagement) {
        return BattleLines.stacks(board.state(), engagement, Side.NON_PHASING).stream().filter(Stack::committed).toList();
    }

    /** The evasion roll of the stacks that may evade, with their own leaders. */
    static Evasion attempt(WarView board, Engagement engagement) {
        return BattleLines.against(board, engagement, evaders(board, engagement)).evasion();
    }

    /** Stand, enter the fortress, or evade to each possible province. */
    public static List<Option> options(WarView board, Engagement engagement) {
        var province = engagement.province();
        var options = new ArrayList<Option>();
        options.add(new Option(Sentence.of("eu.battle.to-stand").with("where", SentenceNames.place(province)), new StandAndFight(province)));
        if (mayWithdraw(board, engagement)) {
            options.add(new Option(Sentence.of("eu.battle.to-step-inside").with("where", SentenceNames.place(province))
                    .with("room", board.roomInside(province)), new WithdrawIntoFortress(province)));
        }
        for (var to : evasionProvinces(board, engagement)) {
            var possible = PartsWithChange.of(board.state(), evaders(board, engagement)).of(evaders(board, engagement), mostInside(board, engagement));
            for (int inside = 0; inside >= 0; inside = possible.nextSetBit(inside + 1)) {
                options.add(new Option(Sentence.of("eu.battle.to-evade").with("where", SentenceNames.place(to)).with("inside", inside),
                        new AttemptEvasion(province, to, inside)));
            }
        }
        return options;
    }

    /** LD that may enter the fortress while the others evade: at least 1 LD evades. */
    static int mostInside(WarView board, Engagement engagement) {
        return mayWithdraw(board, engagement)
                ? PartsWithChange.of(board.state(), evaders(board, engagement)).greatest(evaders(board, engagement),
                        Math.min(board.roomInside(engagement.province()), WarView.ld(evaders(board, engagement)) - 1))
                : 0;
    }

    static boolean mayWithdraw(WarView board, Engagement engagement) {
        return board.isControlledBy(engagement.province(), alliance(board, engagement)) && IntoFortress.ldEntering(board, engagement) > 0
                && evaders(board, engagement).stream().noneMatch(Stack::besieged);
    }

    static List<SpaceId> evasionProvinces(WarView board, Engagement engagement) {
        var alliance = alliance(board, engagement);
        return board.neighbours(engagement.province()).stream()
                .map(Border::to)
                .filter(to -> board.isFriendly(to, alliance) && FallingBack.isOpen(board, evaders(board, engagement), to))
                .sorted()
                .toList();
    }

    private static Alliance alliance(WarView board, Engagement engagement) {
        return board.state().allianceOf(board.state().stacks().get(engagement.nonPhasing().getFirst().stack()));
    }

    private static Optional<Engagement> openEngagement(EuCommandRun play, SpaceId province) {
        return Engagements.current(play.state()).filter(engagement -> isOpen(play.board(), engagement) && engagement.province().equals(province));
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(RULE, Sentence.of("eu.battle.refused-no-evasion").with("where", SentenceNames.place(province)));
    }

    /** Accepts the battle. Refused if the side is not asked. */
    public static Execution stand(EuCommandRun play, StandAndFight command) {
        var engagement = openEngagement(play, command.province());
        return engagement.isEmpty() ? EuCommandRun.refuse(notAskedRefusal(command.province())) : Fighting.begin(play, engagement.get());
    }

    /** Rolls an evasion. Refused unless it leads to an adjacent friendly province without enemies. */
    public static Execution evade(EuCommandRun play, AttemptEvasion command) {
        var asked = openEngagement(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var engagement = asked.get();
        var division = IntoFortress.division(play.board(), engagement, command);
        if (!evasionProvinces(play.board(), engagement).contains(command.to()) || division.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-evasion"),
                    options(play.board(), engagement));
        }
        var recorder = StepRecorder.recording();
        var roll = EvasionProcedure.of(Side.NON_PHASING.word(), play.tables());
        var run = roll.procedure().start(roll.start(attempt(play.board(), engagement)), Fighting.dice(play, engagement), recorder);
        return switch (run) {
            case Run.MissingDie<SingleRoll.RollState<Evasion, Success>> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<Evasion, Success>> waiting ->
                    throw new IllegalStateException("an evasion waits for no choice");
            case Run.Finished<SingleRoll.RollState<Evasion, Success>> rolled -> {
                play.addRolls(rolled.rolls());
                boolean success = rolled.state().result() == Success.SUCCESS;
                var stacks = evaders(play.board(), engagement).stream().map(Stack::id).toList();
                var inside = success ? division.get().splitOff(play) : List.<StackId>of();
                inside.forEach(id -> play.emit(new WithdrawnIntoFortress(id, command.province())));
                play.emit(new EvasionAttempted(command.province(), stacks.stream().filter(id -> !inside.contains(id)).toList(),
                        command.to(), success), recorder.steps());
                yield success ? fightWithRemaining(play, engagement, stacks) : Fighting.begin(play, engagement);
            }
        };
    }

    /** Ends the battle if no stack of the side is left outside to fight it. */
    private static Execution fightWithRemaining(EuCommandRun play, Engagement engagement, List<StackId> gone) {
        var outside = engagement.nonPhasing().stream().filter(engaged -> !gone.contains(engaged.stack())).toList();
        if (outside.isEmpty()) {
            play.emit(new BattleAvoided(engagement.province()));
            if (engagement.interception()) {
                BattleAftermath.resumeOrEndMove(play, true);
            }
            return EuCommandRun.success();
        }
        play.emit(new BattleLineChanged(engagement.province(), outside));
        return Fighting.begin(play, Engagements.current(play.state()).orElseThrow());
    }

    /**
     * As many LD as the fortress holds enter it; the rest fights outside. Where the command does not name them, they are loose
     * LD of the first stacks. Leaders go in with a stack that goes in whole, else they stay with the fighting troops unless
     * they are named.
     */
    public static Execution withdraw(EuCommandRun play, WithdrawIntoFortress command) {
        var asked = openEngagement(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var engagement = asked.get();
        if (!mayWithdraw(play.board(), engagement)) {
            return EuCommandRun.refuse(RULE,
                    Sentence.of("eu.battle.refused-fortress-closed").with("where", SentenceNames.place(command.province())),
                    options(play.board(), engagement));
        }
        var division = IntoFortress.division(play.board(), engagement, command);
        if (division.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.battle.refused-into-fortress").with("ld", IntoFortress.ldEntering(play.board(), engagement))
                    .with("where", SentenceNames.place(command.province())), options(play.board(), engagement));
        }
        var inside = division.get().splitOff(play);
        inside.forEach(id -> play.emit(new WithdrawnIntoFortress(id, command.province())));
        return fightWithRemaining(play, engagement, inside);
    }
}
