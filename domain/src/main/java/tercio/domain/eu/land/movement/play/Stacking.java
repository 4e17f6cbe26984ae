package tercio.domain.eu.land.movement.play;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.TakingLosses;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.movement.play.MoveEvent.StackingPostponed;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.world.militia.play.MilitiaStacks;
import tercio.domain.ruling.Step;

/**
 * The limits of stacking: at most 3 counters and 8 LD of an alliance in a province, tested at the end of a movement or a battle
 * (EU-STACK-1, EU-STACK-3). Stacks of a country in one province could merge at any moment, so the rule counts the fewest counters that can
 * hold their LD. Stacks of different countries never share a counter (EU-UNIT-3), nor do Janissaries and Timar. At most 2 Pashas stand
 * beside them (EU-TUR-5); at peace one, and none in the capital (EU-TUR-6).
 *
 * <p>Reading: limits may be ignored during movement, and each stack is tested where its own movement ends. Troops who have still to move,
 * and are too many since a stack was split or has marched off, are tested when the movements of their alliance are over, or when somebody
 * more comes to the province; until then they may march off too.
 */
public final class Stacking {

    public static final String RULE = "EU-STACK-3";

    private Stacking() {}

    /**
     * Offers interceptors to go back first; the remaining surplus becomes losses to be taken.
     *
     * @return whether there was a surplus
     */
    public static boolean enforce(EuCommandRun play) {
        if (play.state().duties().stream().anyMatch(Duty.Losses.class::isInstance)) {
            return false;
        }
        var board = play.board();
        for (var stack : play.state().stacks().values()) {
            int alliance = play.state().allianceOf(stack);
            if (stack.besieged() || isBattleToCome(board, stack.province(), alliance)) {
                continue;
            }
            var together = MilitiaStacks.withoutMilitia(board.state(), board.stacksInField(stack.province(), alliance));
            if (isPostponed(play.state(), stack.province(), alliance, together)) {
                continue;
            }
            int surplus = surplus(board, together);
            if (surplus > 0 && areStillToMove(play.state(), alliance, together)) {
                postpone(play, together, surplus);
                return true;
            }
            if (surplus > 0) {
                if (!GoingBack.offerReturn(play, together, surplus)) {
                    play.emit(new LossesSuffered(together.getFirst().country(), together.stream().map(Stack::id).toList(), surplus, "stacking"));
                }
                return true;
            }
            var pashas = stacksWithPashas(board, together);
            if (!pashas.isEmpty()) {
                int least = pashas.stream().mapToInt(with -> with.units().timarCounters().smallestPasha()).min().orElseThrow();
                if (!GoingBack.offerReturn(play, pashas, least)) {
                    play.emit(new LossesSuffered(pashas.getFirst().country(), pashas.stream().map(Stack::id).toList(), least, TakingLosses.PASHAS));
                }
                return true;
            }
        }
        return false;
    }

    /**
     * Postpones the test where a split has made more counters than can stand in the province. To split is no end of a movement: the part
     * may still march off, or be joined to another stack.
     */
    static void postpone(EuCommandRun play, Stack split) {
        int alliance = play.state().allianceOf(split);
        var together = play.board().stacksInField(split.province(), alliance);
        int surplus = split.besieged() ? 0 : surplus(play.board(), together);
        if (surplus > 0) {
            postpone(play, together, surplus);
        }
    }

    private static void postpone(EuCommandRun play, List<Stack> together, int surplus) {
        var province = together.getFirst().province();
        play.emit(new StackingPostponed(province, play.state().allianceOf(together.getFirst()), ldBesidePashas(together), surplus), List.of(Step.of("stacking", RULE)
                .result(surplus + " LD above " + StackingLimits.from(play.tables()).counters() + " counters and " + StackingLimits.from(play.tables()).ld()
                        + " LD, tested when the movements are over")));
    }

    /** Whether the troops are of the moving alliance and nobody among them has come there in this impulse, by a march, an interception or out of a battle. */
    private static boolean areStillToMove(EuState state, int alliance, List<Stack> together) {
        return state.phase() instanceof Phase.Movement movement && state.allianceAt(movement.turnOf()) == alliance
                && together.stream().noneMatch(stack -> stack.moved() || stack.intercepted() || stack.barred());
    }

    /** LD that will be too many where a stack stands once it has marched off with those that move with it; 0 where the rest may stay. */
    static int surplusLeftBehind(WarView board, Stack stack) {
        var going = JointMarch.of(board.state(), stack).stream().map(Stack::id).toList();
        var rest = MilitiaStacks.withoutMilitia(board.state(), board.stacksInField(stack.province(), board.state().allianceOf(stack))).stream()
                .filter(other -> !going.contains(other.id())).toList();
        return rest.isEmpty() ? 0 : Math.max(0, surplus(board, rest));
    }

    private static boolean isPostponed(EuState state, String province, int alliance, List<Stack> together) {
        return state.phase() instanceof Phase.Movement movement && movement.crowds().stream().anyMatch(crowd ->
                crowd.province().equals(province) && crowd.alliance() == alliance && ldBesidePashas(together) <= crowd.ld());
    }

    private static int ldBesidePashas(List<Stack> together) {
        return together.stream().mapToInt(stack -> stack.units().ldOutsidePashas()).sum();
    }

    /**
     * Whether a battle is still to be fought there; the test follows the battle. The stacks of the phasing alliance are also
     * tested at the end of each movement.
     */
    private static boolean isBattleToCome(WarView board, String province, int alliance) {
        return switch (board.state().phase()) {
            case Phase.Movement movement -> isPhasingBeside(board, province, alliance, movement.turnOf());
            case Phase.Exploration step -> isPhasingBeside(board, province, alliance, step.turnOf());
            case Phase.Battles battles -> battles.provinces().contains(province);
            default -> false;
        };
    }

    private static boolean isPhasingBeside(WarView board, String province, int alliance, int turnOf) {
        int phasing = board.state().allianceAt(turnOf);
        return phasing != alliance && !board.stacksInField(province, phasing).isEmpty();
    }

    /** Whether more Pashas are together than the limit allows (EU-TUR-5, EU-TUR-6). */
    public static boolean hasTooManyPashas(WarView board, List<Stack> together) {
        return together.stream().mapToInt(stack -> stack.units().pashas()).sum() > mostPashas(board, together);
    }

    /** The Pashas that may stand together in their province: at peace one, and none in the capital (EU-TUR-6). */
    public static int mostPashas(WarView board, List<Stack> together) {
        int most = StackingLimits.from(board.tables()).pashas();
        var peaceful = together.stream().filter(stack -> stack.units().pashas() > 0 && isAtPeace(board.state(), stack)).findFirst();
        return peaceful.map(stack -> board.province(stack.province()).capital() ? 0 : TurkishArmy.from(board.tables()).pashasAtPeace()).orElse(most);
    }

    /** Whether the country of a stack has no enemy, or the stack has no part in the war of its country. */
    private static boolean isAtPeace(EuState state, Stack stack) {
        int own = state.allianceOf(stack);
        return Interventions.isAtPeace(state, stack)
                || IntStream.range(0, state.scenario().alliances().size()).noneMatch(other -> state.areAtWar(own, other));
    }

    /** The stacks with Pashas where more are together than the limit allows; one of the Pashas must go. */
    private static List<Stack> stacksWithPashas(WarView board, List<Stack> together) {
        return hasTooManyPashas(board, together) ? together.stream().filter(stack -> stack.units().pashas() > 0).toList() : List.of();
    }

    /** LD beside Pashas above the limit of one province: the smallest number that must go. */
    public static int surplus(WarView board, List<Stack> together) {
        var limits = StackingLimits.from(board.tables());
        var counters = new int[limits.ld() + 1];
        Arrays.fill(counters, limits.counters() + 1);
        counters[0] = 0;
        for (var country : together.stream().collect(Collectors.groupingBy(Stack::country)).values()) {
            counters = withKind(counters, country.stream().map(stack -> stack.units().regular()).toList(), limits);
            counters = withKind(counters, country.stream().map(stack -> stack.units().onlyTimar().withoutPashas()).toList(), limits);
        }
        int held = limits.ld();
        while (counters[held] > limits.counters()) {
            held--;
        }
        return ldBesidePashas(together) - held;
    }

    /** The fewest counters that hold each number of LD, after adding LD of one more country or kind. */
    private static int[] withKind(int[] before, List<Units> kind, StackingLimits limits) {
        int armies = kind.stream().mapToInt(units -> units.armyPlus() + units.armyMinus()).sum();
        int ld = kind.stream().mapToInt(Units::allLd).sum();
        var after = before.clone();
        for (int own = 1; own <= Math.min(ld, limits.ld()); own++) {
            int taken = CounterExchange.fewestCounters(armies, own);
            for (int others = 0; others + own <= limits.ld(); others++) {
                after[others + own] = Math.min(after[others + own], before[others] + taken);
            }
        }
        return after;
    }
}
