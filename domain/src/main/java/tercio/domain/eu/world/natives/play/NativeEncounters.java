package tercio.domain.eu.world.natives.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.NativeStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.OverrunOfMover;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.natives.NativeActivation;
import tercio.domain.eu.world.natives.NativeForce;
import tercio.domain.eu.world.natives.play.NativeCommand.AttackNatives;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesAttacked;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesIntercept;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesLeftInPeace;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesMet;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesTested;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The choice of a country whose stack has entered a province of natives who have not risen against it (EU-NAT-ACTIVATION). It chooses
 * before any die is thrown: it attacks them, lets a conquistador deal with them, or goes on and tests whether they rise.
 */
public final class NativeEncounters {

    public static final String RULE = "EU-NAT-ACTIVATION";

    private NativeEncounters() {}

    /**
     * Asks the country of the stack that has just entered a province.
     *
     * @return whether it is asked
     */
    public static boolean meet(EuCommandRun play) {
        return meetNatives(play, play.state().stacks().get(moveUnderWay(play.state()).orElseThrow().stack()));
    }

    /** Asks the country of a stack that has entered the province where it is, by its march or by exploration. */
    public static boolean meetNatives(EuCommandRun play, Stack stack) {
        boolean met = wouldMeet(play.board(), stack, stack.province());
        if (met) {
            play.emit(new NativesMet(stack.country(), stack.id(), stack.province()));
        }
        return met;
    }

    /** Goes on where the natives are no enemies: a stack that marches may still be overrun. */
    static void goOnInPeace(EuCommandRun play) {
        if (moveUnderWay(play.state()).isPresent()) {
            OverrunOfMover.offer(play);
        }
    }

    /** Whether a stack that enters the province would have a choice there. */
    public static boolean wouldMeet(WarView board, Stack stack, SpaceId province) {
        var alliance = board.state().allianceOf(stack);
        return JointMarch.of(board.state(), stack).stream().anyMatch(each -> !each.units().isEmpty()) && board.theatre(province) != Theatre.EUROPE
                && !nativesIn(board, province).isNone() && !board.hasHostileNatives(province, alliance) && !isAtPeace(board, province, alliance);
    }

    static boolean mayRise(WarView board, SpaceId province) {
        return board.state().world().natives().isQuiet(province) && tolerance(board, province) > 0;
    }

    private static int tolerance(WarView board, SpaceId province) {
        return NativeActivation.tolerance(board.province(province));
    }

    private static NativeForce nativesIn(WarView board, SpaceId province) {
        return board.state().world().natives().forceIn(province);
    }

    /**
     * Whether natives are at peace with an alliance: by a treaty with the country of the Area, or in a colony of the alliance (reading).
     */
    private static boolean isAtPeace(WarView board, SpaceId province, Alliance alliance) {
        var owner = board.state().scenario().world().areas().getOrDefault(board.province(province).area(), CountryId.NONE);
        boolean colony = board.state().world().establishments().hasAny(province, here -> here.kind() == Establishment.Kind.COLONY
                && board.state().allianceOf(here.controller()) == alliance);
        return colony || !owner.value().isEmpty() && !board.areEnemiesIn(province, alliance, board.state().allianceOf(owner));
    }

    // --- The choice --------------------------------------------------------------------------------------------------

    static List<Option> options(WarView board, Duty.NativesMet duty) {
        var stack = board.state().stacks().get(duty.stack());
        var options = new ArrayList<Option>(Conversions.options(board, stack, duty.province()));
        options.add(new Option(Sentence.of("eu.natives.to-attack").with("where", SentenceNames.place(duty.province())), new AttackNatives(duty.stack())));
        options.add(new Option(mayRise(board, duty.province())
                ? Sentence.of("eu.natives.to-go-on").with("most", tolerance(board, duty.province()))
                : Sentence.of("eu.natives.to-leave"), new PassNatives(duty.stack())));
        return List.copyOf(options);
    }

    static Sentence prompt(WarView board, Duty.NativesMet duty) {
        return Sentence.of("eu.natives.ask").with("stack", SentenceNames.stack(board.state(), duty.stack())).with("size", SentenceNames.ld(nativesIn(board, duty.province()).thirds()))
                .with("where", SentenceNames.place(duty.province()));
    }

    /** The choice that is asked of this stack. */
    static Optional<Duty.NativesMet> openDuty(EuState state, StackId stack) {
        return Stream.ofNullable(state.duties().isEmpty() ? null : state.duties().getFirst())
                .filter(Duty.NativesMet.class::isInstance).map(Duty.NativesMet.class::cast)
                .filter(duty -> duty.stack().equals(stack)).findFirst();
    }

    static Refusal notAskedRefusal(EuCommandRun play, StackId stack) {
        return Refusal.of(RULE, Sentence.of("eu.natives.refused-not-entered").with("stack", SentenceNames.stack(play.state(), stack)));
    }

    /** Goes on. Refused unless the stack was just asked. */
    static Execution pass(EuCommandRun play, PassNatives command) {
        var asked = openDuty(play.state(), command.stack());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(play, command.stack()));
        }
        var duty = asked.get();
        if (!mayRise(play.board(), duty.province())) {
            play.emit(new NativesLeftInPeace(duty.stack(), duty.province()));
            goOnInPeace(play);
            return EuCommandRun.success();
        }
        var test = NativeActivation.test();
        var recorder = StepRecorder.recording();
        var run = test.procedure().start(test.start(play.board().province(duty.province())), play.dice("natives of " + duty.province() + " meeting " + duty.country()), recorder);
        return switch (run) {
            case Run.MissingDie<SingleRoll.RollState<Province, NativeActivation.Reaction>> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<Province, NativeActivation.Reaction>> waiting ->
                throw new IllegalStateException("natives wait for no choice");
            case Run.Finished<SingleRoll.RollState<Province, NativeActivation.Reaction>> done -> {
                play.addRolls(done.rolls());
                boolean rise = done.state().result() == NativeActivation.Reaction.RISE;
                play.emit(new NativesTested(duty.country(), duty.stack(), duty.province(), rise), recorder.steps());
                if (rise) {
                    intercept(play, duty);
                } else {
                    goOnInPeace(play);
                }
                yield EuCommandRun.success();
            }
        };
    }

    /** The natives catch a stack on its march as interceptors. One that explores fights them with the other battles (reading). */
    static void intercept(EuCommandRun play, Duty.NativesMet duty) {
        if (moveUnderWay(play.state()).isEmpty()) {
            return;
        }
        play.emit(new NativesIntercept(NativeStacks.id(duty.province()), duty.stack(), duty.province()));
    }

    /** Attacks. The move ends there, unless another stack intercepts it. Refused unless the stack was just asked. */
    static Execution attack(EuCommandRun play, AttackNatives command) {
        var asked = openDuty(play.state(), command.stack());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(play, command.stack()));
        }
        var duty = asked.get();
        play.emit(new NativesAttacked(duty.country(), duty.stack(), duty.province()));
        goOnInPeace(play);
        return EuCommandRun.success();
    }

    private static Optional<Move> moveUnderWay(EuState state) {
        return state.phase() instanceof Movement movement ? movement.move() : Optional.empty();
    }
}
