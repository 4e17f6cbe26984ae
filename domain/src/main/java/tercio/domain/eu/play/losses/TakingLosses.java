package tercio.domain.eu.play.losses;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Timar;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossCommand.TakeLosses;
import tercio.domain.eu.play.losses.LossEvent.LossesTaken;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The controller chooses which units are lost, veterans or conscripts, and how losses are shared among the stacks of his side
 * (EU-BATTLE-LOSSES). Where he does not say, conscripts are lost before veterans. Counters are broken as he likes. The pools
 * of counters are not limited yet. A Pasha is killed whole, and all his LD count as lost (EU-TUR-5).
 */
public final class TakingLosses {

    public static final String RULE = "EU-BATTLE-LOSSES";
    /** Why LD beside Pashas are lost, Pashas alone, and Timar alone. */
    static final String STACKING = "stacking";
    public static final String PASHAS = "too many Pashas";
    public static final String WINTER = "winter far from home";

    private TakingLosses() {}

    /** Every legal choice of remaining units, stack by stack. */
    public static List<Option> options(EuState state, Duty.Losses duty) {
        var options = new ArrayList<Option>();
        var alive = alive(state, duty);
        int all = alive.stream().mapToInt(stack -> exposed(stack.units(), duty)).sum();
        for (var stack : alive) {
            int exposed = exposed(stack.units(), duty);
            int least = Math.max(1, duty.ld() - (all - exposed));
            int beyond = stack.units().pashas() > 0 ? Timar.LARGEST_PASHA - 1 : 0;
            for (int lost = Math.min(exposed, duty.ld() + beyond); lost >= Math.min(least, exposed) && lost > 0; lost--) {
                for (var units : Breaking.holding(stack.units(), stack.ld() - lost)) {
                    if (!mayLose(stack.units(), units, duty)) {
                        continue;
                    }
                    options.add(new Option(StackTitle.of(state, stack.id()) + " is left with " + units, new TakeLosses(stack.id(), Counters.of(units))));
                }
            }
        }
        return options;
    }

    /** The LD of a stack that these losses can take. */
    static int exposed(Units units, Duty.Losses duty) {
        return switch (duty.why()) {
            case STACKING -> units.ldOutsidePashas();
            case PASHAS -> units.timarCounters().pashaLd();
            case WINTER -> units.timarCounters().allLd();
            default -> units.allLd();
        };
    }

    /** Whether the units that go are those that these losses take, and more LD than are lost only if Pashas are killed for them. */
    private static boolean mayLose(Units before, Units left, Duty.Losses duty) {
        int regular = before.regular().allLd() - left.regular().allLd();
        int timar = before.timarCounters().ldOutsidePashas() - left.timarCounters().ldOutsidePashas();
        var pashas = before.timarCounters().pashasWithout(left.timarCounters());
        int beyond = before.allLd() - left.allLd() - duty.ld();
        return switch (duty.why()) {
            case STACKING -> pashas.none();
            case PASHAS -> left.besidePashas().equals(before.besidePashas());
            case WINTER -> left.regular().equals(before.regular());
            default -> true;
        } && (beyond <= 0 || regular + timar == 0 && beyond < pashas.smallestPasha());
    }

    /** The stacks that still exist. */
    static List<Stack> alive(EuState state, Duty.Losses duty) {
        return duty.stacks().stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** Takes losses. Refused unless the remaining units are one of the listed options. */
    public static Optional<Verdict<EuEvent>> take(Play play, TakeLosses command) {
        var state = play.state();
        var open = OpenLosses.of(state);
        if (open.isEmpty()) {
            return Play.refused(RULE, "there are no losses to take");
        }
        var duty = OpenLosses.of(state, command.stack()).orElse(open.getFirst());
        var options = options(state, duty);
        var units = new TakeLosses(command.stack(), command.left());
        if (options.stream().noneMatch(option -> option.command().equals(units))) {
            return Play.refused(RULE, Nation.of(duty.country()) + " has " + duty.ld() + " LD to lose", options);
        }
        var stack = state.stacks().get(command.stack());
        var left = command.left().units();
        if (command.veteranLd() != null
                && (command.veteranLd() < stack.fewestVeteransIn(left) || command.veteranLd() > stack.mostVeteransIn(left))) {
            return Play.refused(RULE, StackTitle.of(state, stack.id()) + " has " + stack.veteranLd() + " veteran LD among " + stack.ld()
                    + ": of the " + left.allLd() + " LD that are left, " + stack.fewestVeteransIn(left) + " to "
                    + stack.mostVeteransIn(left) + " can be veterans", options);
        }
        apply(play, command);
        return Play.done();
    }

    /**
     * Takes losses that can be taken in one way only, without a question.
     *
     * @return whether they were such losses
     */
    public static boolean forced(Play play, Duty.Losses duty) {
        var options = options(play.state(), duty);
        if (options.size() != 1 || LossForm.of(play.state(), duty) != null) {
            return false;
        }
        apply(play, (TakeLosses) options.getFirst().command());
        return true;
    }

    private static void apply(Play play, TakeLosses command) {
        var stack = play.state().stacks().get(command.stack());
        var left = command.left().units();
        play.happens(new LossesTaken(stack.id(), left,
                command.veteranLd() == null ? stack.mostVeteransIn(left) : command.veteranLd()));
        if (left.empty()) {
            play.happens(new StackDestroyed(stack.id(), stack.province(), "losses"));
        }
    }
}
