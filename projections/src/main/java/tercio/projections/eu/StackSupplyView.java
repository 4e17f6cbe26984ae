package tercio.projections.eu;

import java.util.List;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.map.SpaceId;

/**
 * The supply of a stack, with its line for drawing.
 *
 * @param state {@code full}, {@code weak}, {@code none}, or {@code besieged} inside a fortress
 * @param line provinces from the source to the stack, both included; empty without a line
 * @param mp the length of the line, {@code null} without one
 * @param causes the reasons why supply is weak
 * @param cutOff whether it is destroyed in its next supply segment if no line reaches it before
 */
public record StackSupplyView(String state, List<SpaceId> line, Integer mp, List<String> causes, boolean cutOff) {

    static StackSupplyView of(WarView board, Stack stack) {
        if (stack.besieged()) {
            return new StackSupplyView("besieged", List.of(stack.province()), 0, List.of(), false);
        }
        return SupplySegment.supplyRoute(board, stack)
                .map(route -> of(route, stack))
                .orElseGet(() -> new StackSupplyView("none", List.of(), null, List.of(), stack.cutOff()));
    }

    private static StackSupplyView of(SupplyRoute route, Stack stack) {
        return new StackSupplyView(route.weak().isEmpty() ? "full" : "weak", route.provinces(), route.mp(),
                route.weak().stream().map(WeakSupplyCause::toString).toList(), stack.cutOff());
    }
}
