package tercio.projections.eu;

import java.util.List;
import java.util.Locale;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * The supply of a stack, with its line for drawing.
 *
 * @param state {@code full}, {@code weak}, {@code none}, or {@code besieged} inside a fortress
 * @param line provinces from the source to the stack, both included; empty without a line
 * @param mp the length of the line, {@code null} without one
 * @param causes the reasons why supply is weak; empty where it is not, as of most stacks
 * @param cutOff whether it is destroyed in its next supply segment if no line reaches it before
 */
public record StackSupplyView(String state, List<SpaceId> line, Integer mp, List<ViewText> causes, boolean cutOff) {

    /** The supply of a stack that is not weakly supplied. */
    StackSupplyView(String state, List<SpaceId> line, Integer mp, boolean cutOff) {
        this(state, line, mp, List.of(), cutOff);
    }

    static StackSupplyView of(WarView board, Stack stack) {
        if (stack.besieged()) {
            return new StackSupplyView("besieged", List.of(stack.province()), 0, false);
        }
        return SupplySegment.supplyRoute(board, stack)
                .map(route -> of(route, stack))
                .orElseGet(() -> new StackSupplyView("none", List.of(), null, stack.cutOff()));
    }

    private static StackSupplyView of(SupplyRoute route, Stack stack) {
        var causes = route.weak().stream().map(StackSupplyView::cause).toList();
        return causes.isEmpty() ? new StackSupplyView("full", route.provinces(), route.mp(), stack.cutOff())
                : new StackSupplyView("weak", route.provinces(), route.mp(), causes, stack.cutOff());
    }

    private static ViewText cause(WeakSupplyCause cause) {
        return new ViewText(Sentence.of("eu.supply.weak-cause").with("cause", cause.name().toLowerCase(Locale.ROOT)));
    }
}
