package tercio.domain.eu.common.play;

import java.util.Optional;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.game.Refusal;

/**
 * Countries that intervene for an ally, limited or in a foreign civil war (EU-ALLY-3, EU-ALLY-5). One stack takes part in the
 * war. The other stacks and the land of the country are at peace: they stay in their land, and nobody else enters it. What the
 * stack conquers and the monarchs it captures are the ally's. Reading: allies who go back or are supplied may use that land.
 */
public final class Interventions {

    private static final String LIMITED = "EU-ALLY-3";
    private static final String FOREIGN = "EU-ALLY-5";

    private Interventions() {}

    /** Whether the stack is of a country that intervenes, and not the stack of the intervention or a part of it. */
    public static boolean isAtPeace(EuState state, Stack stack) {
        return state.scenario().relationsOrNone().intervention(stack.country())
                .filter(war -> !stack.id().equals(war.stack()) && !(stack.id().startsWith(war.stack() + ".") && (isAbroad(state, stack) || state.stack(war.stack()).isEmpty())))
                .isPresent();
    }

    /** A part of the stack that a battle abroad has divided is still in the war. One that it left at home is not. */
    private static boolean isAbroad(EuState state, Stack stack) {
        var fortress = state.fortress(stack.province());
        return fortress == null || !stack.country().equals(fortress.controller());
    }

    /** Whether the country takes part in the war with one stack only. */
    public static boolean intervenes(EuState state, String country) {
        return state.scenario().relationsOrNone().intervention(country).isPresent();
    }

    /** Whether the land is of a country that intervenes, and at peace. */
    public static boolean isAtPeace(WarView board, String province) {
        return board.state().scenario().relationsOrNone().intervention(board.controller(province)).isPresent();
    }

    /** The reason why an intervention keeps the stack out of a province, or empty. */
    public static Optional<Refusal> entryRefusal(WarView board, Stack stack, String to) {
        var controller = board.controller(to);
        if (stack.country().equals(controller)) {
            return Optional.empty();
        }
        if (isAtPeace(board.state(), stack)) {
            return Optional.of(Refusal.of(rule(board.state(), stack.country()), StackTitle.of(board.state(), stack.id())
                    + " has no part in the intervention of " + Nation.of(stack.country()) + " and stays in its own land"));
        }
        return isAtPeace(board, to)
                ? Optional.of(Refusal.of(rule(board.state(), controller), board.name(to) + " is at peace: " + Nation.of(controller)
                        + " only intervenes, and its land takes no part in the war"))
                : Optional.empty();
    }

    private static String rule(EuState state, String country) {
        boolean foreign = state.scenario().relationsOrNone().intervention(country).flatMap(war -> war.foreign()).orElse(false);
        return foreign ? FOREIGN : LIMITED;
    }

    /** The country that gains what a country conquers or captures: itself, or the ally for whom it intervenes. */
    public static String beneficiary(EuState state, String country) {
        return state.scenario().relationsOrNone().intervention(country).map(war -> war.helps()).orElse(country);
    }
}
