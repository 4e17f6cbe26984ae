package tercio.projections.eu;

import java.util.List;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.game.EuState;

/** The map of Europe with everything that stands on it. */
public record MapView(List<Zone> zones) {

    /**
     * A province.
     *
     * @param controller who controls its fortress
     * @param besieged whether enemies of the controller stand before the fortress
     * @param breached whether a breach was made this turn
     */
    public record Zone(
            String id,
            String name,
            String terrain,
            String owner,
            String controller,
            FortressView fortress,
            boolean besieged,
            List<StackView> stacks) {}

    /** @param level 1..5 */
    public record FortressView(String city, int level, int siegeworkMinus, int siegeworkPlus, boolean breached) {}

    static MapView of(EuState board, EuMap map) {
        return new MapView(board.fortresses().keySet().stream()
                .map(id -> zone(board, map.province(id).orElseThrow()))
                .toList());
    }

    private static Zone zone(EuState board, Province province) {
        var fortress = board.fortress(province.id());
        var stacks = board.stacksIn(province.id()).stream().map(stack -> StackView.of(board, stack)).toList();
        return new Zone(province.id(), province.name(), province.terrain().word(), fortress.owner(), fortress.controller(),
                new FortressView(province.city(), fortress.level(), fortress.works().minus(), fortress.works().plus(), fortress.breached()),
                stacks.stream().anyMatch(StackView::besieging), stacks);
    }
}
