package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesRaised;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The choice of the units that are lost. The controller chooses veterans or conscripts, and how losses are shared among the stacks of his
 * side (EU-BATTLE-LOSSES). Where he does not say, conscripts are lost before veterans. Counters are broken as he likes, as far as the
 * counters of the country give change (EU-UNIT-4). A Pasha is killed whole, and all his LD count as lost (EU-TUR-5).
 */
public final class TakingLosses {

    public static final String RULE = "EU-BATTLE-LOSSES";
    /** The reasons for losses of LD beside Pashas, of Pashas alone, and of Timar alone. */
    static final String STACKING = "stacking";
    public static final String PASHAS = "too many Pashas";
    public static final String WINTER = "winter far from home";

    private TakingLosses() {}

    /**
     * Every legal choice of remaining units, stack by stack. Losses of a board stored before counters were limited may have no change,
     * and are taken as if they had.
     */
    public static List<Option> options(EuState state, Duty.Losses duty) {
        if (LossesInThirds.applies(state, duty)) {
            return LossesInThirds.options(state, duty);
        }
        var alive = remainingStacks(state, duty);
        var all = options(state, duty, alive, ChangeForLosses.canPay(state, alive, duty.ld(), duty.why()));
        var said = duty.beyond().isEmpty() ? all : all.stream().filter(option -> canStillLoseBeyond(state, duty, alive, (TakeLosses) option.command())).toList();
        return said.isEmpty() ? all : said;
    }

    /** Whether this choice loses the announced number of LD beyond the losses, or still can. */
    private static boolean canStillLoseBeyond(EuState state, Duty.Losses duty, List<Stack> alive, TakeLosses choice) {
        var stack = state.stacks().get(choice.stack());
        var left = choice.left().units();
        int further = duty.ld() - (stack.ld() - left.allLd());
        if (further <= 0) {
            return -further == duty.beyond().orElseThrow();
        }
        var after = left.isEmpty() ? state.without(stack) : state.with(stack.withUnits(left, 0));
        return PashasBeyond.possibleNumbers(after, alive.stream().flatMap(each -> after.stack(each.id()).stream()).toList(), further, duty.why())
                .contains(duty.beyond().orElseThrow());
    }

    private static List<Option> options(EuState state, Duty.Losses duty, List<Stack> alive, boolean limited) {
        var options = new ArrayList<Option>();
        int all = alive.stream().mapToInt(stack -> ExposedTroops.ld(stack.units(), duty.why())).sum();
        for (var stack : alive) {
            int exposed = ExposedTroops.ld(stack.units(), duty.why());
            int least = Math.max(1, duty.ld() - (all - exposed));
            int beyond = stack.units().pashas() > 0 ? Timar.LARGEST_PASHA - 1 : 0;
            for (int lost = Math.min(exposed, duty.ld() + beyond); lost >= Math.min(least, exposed) && lost > 0; lost--) {
                var ways = ExposedTroops.remainders(stack.units(), lost, duty.why()).stream().filter(left -> losesNoMoreThanNeeded(stack.units(), left, duty.ld())).toList();
                for (var units : limited ? waysWithChange(state, duty, alive, stack, duty.ld() - lost, ways) : ways) {
                    options.add(new Option(Sentence.of("eu.losses.to-keep").with("stack", SentenceNames.stack(state, stack.id()))
                            .with("units", AnswerNames.counters(units)).with("nothing", units.isEmpty()), new TakeLosses(stack.id(), Counters.of(units))));
                }
            }
        }
        return options;
    }

    /** Whether the choice loses no more LD than needed. More go only where Pashas alone are killed for them, each of them needed. */
    private static boolean losesNoMoreThanNeeded(Units before, Units left, int ld) {
        int beyond = before.allLd() - left.allLd() - ld;
        return beyond <= 0 || before.ldOutsidePashas() == left.ldOutsidePashas()
                && beyond < before.timarCounters().pashasWithout(left.timarCounters()).smallestPasha();
    }

    /** The ways to lay what is left for which there are counters, for the stack and for the losses that are still to be taken. */
    private static List<Units> waysWithChange(EuState state, Duty.Losses duty, List<Stack> alive, Stack stack, int further, List<Units> ways) {
        var free = FreeCounters.of(state, stack.country());
        if (free.ld() >= alive.stream().mapToInt(Stack::ld).sum() && alive.stream().allMatch(each -> each.units().pashas() == 0)) {
            return ways;
        }
        return ways.stream().filter(left -> free.allowChange(stack.units(), List.of(left))).filter(left -> {
            var after = left.isEmpty() ? state.without(stack) : state.with(stack.withUnits(left, 0));
            return further <= 0
                    || ChangeForLosses.canPay(after, alive.stream().flatMap(each -> after.stack(each.id()).stream()).toList(), further, duty.why());
        }).toList();
    }

    /**
     * Increases losses for which there is no change.
     *
     * @return whether they were increased
     */
    static boolean raiseLosses(EuCommandRun play, Duty.Losses duty) {
        if (LossesInThirds.applies(play.state(), duty)) {
            return false;
        }
        int ld = ChangeForLosses.payableLd(play.state(), remainingStacks(play.state(), duty), duty.ld(), duty.why());
        if (ld <= duty.ld()) {
            return false;
        }
        play.emit(new LossesRaised(duty.country(), duty.stacks(), ld), List.of(Step.of("no counter to give change", FreeCounters.RULE)
                .result(Sentence.of("eu.losses.result-raised").with("ld", ld).with("owed", duty.ld())
                .with("counters", FreeCounters.of(play.state(), duty.country()).counters()))));
        return true;
    }

    /** The stacks that still exist. */
    static List<Stack> remainingStacks(EuState state, Duty.Losses duty) {
        return duty.stacks().stream().flatMap(id -> state.stack(id).stream()).toList();
    }

    /** Takes losses. Refused unless the remaining units are one of the listed options. */
    public static Execution take(EuCommandRun play, TakeLosses command) {
        var state = play.state();
        var open = OpenLosses.of(state);
        if (open.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.losses.refused-no-losses"));
        }
        var duty = OpenLosses.of(state, command.stack()).orElse(open.getFirst());
        var options = options(state, duty);
        var units = new TakeLosses(command.stack(), command.left());
        if (options.stream().noneMatch(option -> option.command().equals(units))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.losses.refused-ld").with("who", SentenceNames.country(duty.country())).with("ld", SentenceNames.ld(duty.thirds())), options);
        }
        var stack = state.stacks().get(command.stack());
        var left = command.left().units();
        if (command.veteranLd() != null
                && (command.veteranLd() < stack.fewestVeteransIn(left) || command.veteranLd() > stack.mostVeteransIn(left))) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.movement.refused-veterans").with("stack", SentenceNames.stack(state, stack.id())).with("veterans", stack.veteranLd())
                    .with("all", stack.ld()).with("part", left.allLd()).with("one", false).with("least", stack.fewestVeteransIn(left)).with("most", stack.mostVeteransIn(left)).with("stay", true), options);
        }
        apply(play, command);
        return EuCommandRun.success();
    }

    /**
     * Takes losses that can be taken in one way only, without a question.
     *
     * @return whether they were such losses
     */
    public static boolean takeForcedLosses(EuCommandRun play, Duty.Losses duty) {
        var options = options(play.state(), duty);
        if (options.size() != 1 || LossForm.of(play.state(), duty) != null) {
            return false;
        }
        apply(play, (TakeLosses) options.getFirst().command());
        return true;
    }

    private static void apply(EuCommandRun play, TakeLosses command) {
        var stack = play.state().stacks().get(command.stack());
        var left = command.left().units();
        play.emit(new LossesTaken(stack.id(), left,
                command.veteranLd() == null ? stack.mostVeteransIn(left) : command.veteranLd()));
        if (left.isEmpty()) {
            play.emit(new StackDestroyed(stack.id(), stack.province(), "losses"));
        }
    }
}
