package tercio.domain.eu.common.game;

import java.util.List;
import java.util.function.Function;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;

/**
 * Titles of stacks for use in a sentence: {@code France's stack of 8 LD under Condé}. The title includes the id only where
 * another stack in the province has the same title.
 */
public final class StackTitle {

    private StackTitle() {}

    /** The title of a stack; the id itself if there is no such stack. */
    public static String of(EuState board, StackId id) {
        return of(board, id, Leader::title);
    }

    /** The title as the explanations of rulings are recorded, with the name on the counter of the leader. */
    public static String recordedTitle(EuState board, StackId id) {
        return of(board, id, Leader::name);
    }

    private static String of(EuState board, StackId id, Function<Leader, String> named) {
        return board.stack(id).map(stack -> full(board, stack, named)).orElseGet(id::value);
    }

    /** The possessive of a name: {@code France's}, {@code the Papal States'}. */
    public static String possessive(String name) {
        return name + (name.endsWith("s") ? "'" : "'s");
    }

    private static String full(EuState board, Stack stack, Function<Leader, String> named) {
        var title = title(board, stack, named);
        boolean another = board.stacks().values().stream().anyMatch(other -> !other.id().equals(stack.id())
                && other.units().thirds() == stack.units().thirds() && other.province().equals(stack.province()) && title(board, other, named).equals(title));
        return another ? title + " (" + stack.id() + ")" : title;
    }

    private static String title(EuState board, Stack stack, Function<Leader, String> named) {
        if (stack.units().isEmpty() && stack.leaders().size() == 1) {
            return named.apply(board.leaders().get(stack.leaders().getFirst()).leader()) + " alone";
        }
        if (stack.country().equals(ArmyClasses.NATIVES)) {
            return "natives of " + Thirds.format(stack.units().thirds()) + " LD";
        }
        var nation = Nation.of(stack.country());
        if (board.world().militia().isMilitia(stack.id())) {
            return possessive(nation) + " militia of " + Thirds.format(stack.units().thirds()) + " LD";
        }
        var under = board.commander(List.of(stack)).map(named)
                .map(name -> " under " + (name.endsWith(" of " + nation) ? "a general" : name)).orElse("");
        return possessive(nation) + " stack of " + Thirds.format(stack.units().thirds()) + " LD" + under;
    }
}
