package tercio.domain.eu.play.movement;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.TakingLosses;
import tercio.domain.eu.play.militia.MilitiaStacks;
import tercio.domain.eu.play.movement.MoveEvent.StackingPostponed;
import tercio.domain.ruling.Step;
import tercio.domain.eu.turkey.TurkishArmy;

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
    public static boolean enforce(Play play) {
        if (play.state().duties().stream().anyMatch(Duty.Losses.class::isInstance)) {
            return false;
        }
        var board = play.board();
        for (var stack : play.state().stacks().values()) {
            int alliance = play.state().allianceOf(stack);
            if (stack.besieged() || battleToCome(board, stack.province(), alliance)) {
                continue;
            }
            var together = MilitiaStacks.without(board.state(), board.field(stack.province(), alliance));
            if (postponed(play.state(), stack.province(), alliance, together)) {
                continue;
            }
            int surplus = surplus(board, together);
            if (surplus > 0 && stillToMove(play.state(), alliance, together)) {
                postpone(play, together, surplus);
                return true;
            }
            if (surplus > 0) {
                if (!GoingBack.offered(play, together, surplus)) {
                    play.happens(new LossesSuffered(together.getFirst().country(), together.stream().map(Stack::id).toList(), surplus, "stacking"));
                }
                return true;
            }
            var pashas = withPashas(board, together);
            if (!pashas.isEmpty()) {
                int least = pashas.stream().mapToInt(with -> with.units().timarCounters().smallestPasha()).min().orElseThrow();
                if (!GoingBack.offered(play, pashas, least)) {
                    play.happens(new LossesSuffered(pashas.getFirst().country(), pashas.stream().map(Stack::id).toList(), least, TakingLosses.PASHAS));
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
    static void postpone(Play play, Stack split) {
        int alliance = play.state().allianceOf(split);
        var together = play.board().field(split.province(), alliance);
        int surplus = split.besieged() ? 0 : surplus(play.board(), together);
        if (surplus > 0) {
            postpone(play, together, surplus);
        }
    }

    private static void postpone(Play play, List<Stack> together, int surplus) {
        var province = together.getFirst().province();
        play.happens(new StackingPostponed(province, play.state().allianceOf(together.getFirst()), ldBesidePashas(together), surplus), List.of(Step.of("stacking", RULE)
                .result(surplus + " LD above " + StackingLimits.in(play.tables()).counters() + " counters and " + StackingLimits.in(play.tables()).ld()
                        + " LD, tested when the movements are over")));
    }

    /** Whether the troops are of the moving alliance and nobody among them has come there in this impulse, by a march, an interception or out of a battle. */
    private static boolean stillToMove(EuState state, int alliance, List<Stack> together) {
        return state.phase() instanceof Phase.Movement movement && state.allianceAt(movement.turnOf()) == alliance
                && together.stream().noneMatch(stack -> stack.moved() || stack.intercepted() || stack.barred());
    }

    /** LD that will be too many where a stack stands once it has marched off with those that move with it; 0 where the rest may stay. */
    static int leftBehind(Board board, Stack stack) {
        var going = Company.of(board.state(), stack).stream().map(Stack::id).toList();
        var rest = MilitiaStacks.without(board.state(), board.field(stack.province(), board.state().allianceOf(stack))).stream()
                .filter(other -> !going.contains(other.id())).toList();
        return rest.isEmpty() ? 0 : Math.max(0, surplus(board, rest));
    }

    private static boolean postponed(EuState state, String province, int alliance, List<Stack> together) {
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
    private static boolean battleToCome(Board board, String province, int alliance) {
        return switch (board.state().phase()) {
            case Phase.Movement movement -> phasingBeside(board, province, alliance, movement.turnOf());
            case Phase.Exploration step -> phasingBeside(board, province, alliance, step.turnOf());
            case Phase.Battles battles -> battles.provinces().contains(province);
            default -> false;
        };
    }

    private static boolean phasingBeside(Board board, String province, int alliance, int turnOf) {
        int phasing = board.state().allianceAt(turnOf);
        return phasing != alliance && !board.field(province, phasing).isEmpty();
    }

    /** Whether more Pashas are together than the limit allows (EU-TUR-5, EU-TUR-6). */
    public static boolean tooManyPashas(Board board, List<Stack> together) {
        return together.stream().mapToInt(stack -> stack.units().pashas()).sum() > mostPashas(board, together);
    }

    /** The Pashas that may stand together in their province: at peace one, and none in the capital (EU-TUR-6). */
    public static int mostPashas(Board board, List<Stack> together) {
        int most = StackingLimits.in(board.tables()).pashas();
        var peaceful = together.stream().filter(stack -> stack.units().pashas() > 0 && atPeace(board.state(), stack)).findFirst();
        return peaceful.map(stack -> board.province(stack.province()).capital() ? 0 : TurkishArmy.in(board.tables()).pashasAtPeace()).orElse(most);
    }

    /** Whether the country of a stack has no enemy, or the stack has no part in the war of its country. */
    private static boolean atPeace(EuState state, Stack stack) {
        int own = state.allianceOf(stack);
        return Interventions.atPeace(state, stack)
                || IntStream.range(0, state.scenario().alliances().size()).noneMatch(other -> state.atWar(own, other));
    }

    /** The stacks with Pashas where more are together than the limit allows; one of the Pashas must go. */
    private static List<Stack> withPashas(Board board, List<Stack> together) {
        return tooManyPashas(board, together) ? together.stream().filter(stack -> stack.units().pashas() > 0).toList() : List.of();
    }

    /** LD beside Pashas above the limit of one province: the smallest number that must go. */
    public static int surplus(Board board, List<Stack> together) {
        var limits = StackingLimits.in(board.tables());
        var counters = new int[limits.ld() + 1];
        Arrays.fill(counters, limits.counters() + 1);
        counters[0] = 0;
        for (var country : together.stream().collect(Collectors.groupingBy(Stack::country)).values()) {
            counters = with(counters, country.stream().map(stack -> stack.units().regular()).toList(), limits);
            counters = with(counters, country.stream().map(stack -> stack.units().onlyTimar().besidePashas()).toList(), limits);
        }
        int held = limits.ld();
        while (counters[held] > limits.counters()) {
            held--;
        }
        return ldBesidePashas(together) - held;
    }

    /** The fewest counters that hold each number of LD, after adding LD of one more country or kind. */
    private static int[] with(int[] before, List<Units> kind, StackingLimits limits) {
        int armies = kind.stream().mapToInt(units -> units.armyPlus() + units.armyMinus()).sum();
        int ld = kind.stream().mapToInt(Units::allLd).sum();
        var after = before.clone();
        for (int own = 1; own <= Math.min(ld, limits.ld()); own++) {
            int taken = Breaking.fewestCounters(armies, own);
            for (int others = 0; others + own <= limits.ld(); others++) {
                after[others + own] = Math.min(after[others + own], before[others] + taken);
            }
        }
        return after;
    }
}
