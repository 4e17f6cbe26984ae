package tercio.domain.eu.play.natives;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.natives.NativeActivation;
import tercio.domain.eu.natives.NativeForce;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.interception.OverrunOfMover;
import tercio.domain.eu.play.natives.NativeCommand.AttackNatives;
import tercio.domain.eu.play.natives.NativeCommand.PassNatives;
import tercio.domain.eu.play.natives.NativeEvent.NativesAttacked;
import tercio.domain.eu.play.natives.NativeEvent.NativesIntercept;
import tercio.domain.eu.play.natives.NativeEvent.NativesLeftInPeace;
import tercio.domain.eu.play.natives.NativeEvent.NativesMet;
import tercio.domain.eu.play.natives.NativeEvent.NativesTested;
import tercio.domain.eu.world.Establishment;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;

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
    public static boolean meet(Play play) {
        return entered(play, play.state().stacks().get(underWay(play.state()).orElseThrow().stack()));
    }

    /** Asks the country of a stack that has entered the province where it is, by its march or by exploration. */
    public static boolean entered(Play play, Stack stack) {
        boolean met = meets(play.board(), stack, stack.province());
        if (met) {
            play.happens(new NativesMet(stack.country(), stack.id(), stack.province()));
        }
        return met;
    }

    /** Goes on where the natives are no enemies: a stack that marches may still be overrun. */
    static void peaceful(Play play) {
        if (underWay(play.state()).isPresent()) {
            OverrunOfMover.offer(play);
        }
    }

    /** Whether a stack that enters the province would have a choice there. */
    public static boolean meets(Board board, Stack stack, String province) {
        int alliance = board.state().allianceOf(stack);
        return Company.of(board.state(), stack).stream().anyMatch(each -> !each.units().empty()) && board.theatre(province) != Theatre.EUROPE
                && !natives(board, province).none() && !board.hostileNatives(province, alliance) && !atPeace(board, province, alliance);
    }

    /** Whether the stack would test for activation there: no natives have risen yet, and their Area has a tolerance. */
    public static boolean tests(Board board, Stack stack, String province) {
        return meets(board, stack, province) && mayRise(board, province);
    }

    static boolean mayRise(Board board, String province) {
        return board.state().world().natives().quiet(province) && tolerance(board, province) > 0;
    }

    private static int tolerance(Board board, String province) {
        return NativeActivation.tolerance(board.province(province));
    }

    private static NativeForce natives(Board board, String province) {
        return board.state().world().natives().in(province);
    }

    /**
     * Whether natives are at peace with an alliance: by a treaty with the country of the Area, or in a colony of the alliance (reading).
     */
    private static boolean atPeace(Board board, String province, int alliance) {
        var owner = board.state().scenario().world().areas().getOrDefault(board.province(province).area(), "");
        boolean colony = board.state().world().establishments().any(province, here -> here.kind() == Establishment.Kind.COLONY
                && board.state().allianceOf(here.controller()) == alliance);
        return colony || !owner.isEmpty() && !board.enemiesIn(province, alliance, board.state().allianceOf(owner));
    }

    // --- The choice --------------------------------------------------------------------------------------------------

    static List<Option> options(Board board, Duty.NativesMet duty) {
        var stack = board.state().stacks().get(duty.stack());
        var options = new ArrayList<Option>(Conversions.options(board, stack, duty.province()));
        options.add(new Option("attack the natives of " + board.name(duty.province()), new AttackNatives(duty.stack())));
        options.add(new Option(mayRise(board, duty.province())
                ? "go on among the natives, who rise on a die of at most " + tolerance(board, duty.province())
                : "leave the natives in peace", new PassNatives(duty.stack())));
        return List.copyOf(options);
    }

    static String prompt(Board board, Duty.NativesMet duty) {
        return StackTitle.of(board.state(), duty.stack()) + " is among " + natives(board, duty.province()).said() + " in " + board.name(duty.province())
                + ": what does it do?";
    }

    /** The choice that is asked of this stack. */
    static Optional<Duty.NativesMet> asked(EuState state, String stack) {
        return Stream.ofNullable(state.duties().isEmpty() ? null : state.duties().getFirst())
                .filter(Duty.NativesMet.class::isInstance).map(Duty.NativesMet.class::cast)
                .filter(duty -> duty.stack().equals(stack)).findFirst();
    }

    static Optional<Verdict<EuEvent>> notAsked(Play play, String stack) {
        return Play.refused(RULE, StackTitle.of(play.state(), stack) + " has not just entered a province of natives who could rise against it");
    }

    /** Goes on. Refused unless the stack was just asked. */
    static Optional<Verdict<EuEvent>> pass(Play play, PassNatives command) {
        var asked = asked(play.state(), command.stack());
        if (asked.isEmpty()) {
            return notAsked(play, command.stack());
        }
        var duty = asked.get();
        if (!mayRise(play.board(), duty.province())) {
            play.happens(new NativesLeftInPeace(duty.stack(), duty.province()));
            peaceful(play);
            return Play.done();
        }
        var test = NativeActivation.test();
        var recorder = StepRecorder.recording();
        var run = test.procedure().start(test.start(arrival(play.board(), duty)), play.dice("natives of " + duty.province() + " meeting " + duty.country()), recorder);
        return switch (run) {
            case Run.Lacking<SingleRoll.Cast<NativeActivation.Arrival, NativeActivation.Reaction>> lacking -> Play.wants(lacking.die());
            case Run.Waiting<SingleRoll.Cast<NativeActivation.Arrival, NativeActivation.Reaction>> waiting ->
                throw new IllegalStateException("natives wait for no choice");
            case Run.Finished<SingleRoll.Cast<NativeActivation.Arrival, NativeActivation.Reaction>> done -> {
                play.rolled(done.rolls());
                boolean rise = done.state().result() == NativeActivation.Reaction.RISE;
                play.happens(new NativesTested(duty.country(), duty.stack(), duty.province(), rise), recorder.steps());
                if (rise) {
                    intercept(play, duty);
                } else {
                    peaceful(play);
                }
                yield Play.done();
            }
        };
    }

    static NativeActivation.Arrival arrival(Board board, Duty.NativesMet duty) {
        return new NativeActivation.Arrival(board.province(duty.province()), duty.country(), false, false);
    }

    /** The natives catch a stack on its march as interceptors. One that explores fights them with the other battles (reading). */
    static void intercept(Play play, Duty.NativesMet duty) {
        if (underWay(play.state()).isEmpty()) {
            return;
        }
        play.happens(new NativesIntercept(NativeStacks.id(duty.province()), duty.stack(), duty.province()));
    }

    /** Attacks. The move ends there, unless another stack intercepts it. Refused unless the stack was just asked. */
    static Optional<Verdict<EuEvent>> attack(Play play, AttackNatives command) {
        var asked = asked(play.state(), command.stack());
        if (asked.isEmpty()) {
            return notAsked(play, command.stack());
        }
        var duty = asked.get();
        play.happens(new NativesAttacked(duty.country(), duty.stack(), duty.province()));
        peaceful(play);
        return Play.done();
    }

    private static Optional<Move> underWay(EuState state) {
        return state.phase() instanceof Phase.Movement movement ? Optional.ofNullable(movement.move()) : Optional.empty();
    }
}
