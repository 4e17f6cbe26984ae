package tercio.domain.eu.world.exploration.play;

import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.ruling.Step;

/** Describes explorations and discoveries in words. */
record ExpeditionNarration(EuState board) {

    String of(ExpeditionEvent event, List<Step> explanation) {
        return begun(told(event, explanation));
    }

    private String told(ExpeditionEvent event, List<Step> explanation) {
        return switch (event) {
            case ExpeditionEvent.ExplorationBegan e -> SpokenNames.alliance(board, e.alliance()) + " may explore now.";
            case ExpeditionEvent.ExplorationDeclined e -> stack(e.stack()) + " does not explore.";
            case ExpeditionEvent.ZoneExplored e when e.zone().isEmpty() -> stack(e.stack()) + " explores a zone next to it" + lost(e) + ".";
            case ExpeditionEvent.ZoneExplored e -> stack(e.stack()) + " explores " + PlaceName.of(e.zone().get()) + SpokenNames.roll(explanation)
                    + (e.found().orElse(false) ? ", and discovers it" : ", and does not discover it") + lost(e) + ".";
            case ExpeditionEvent.FleetExplored e -> stack(e.stack()) + " sails into " + PlaceName.of(e.zone()) + ", which it has discovered.";
            case ExpeditionEvent.StackExplored e when e.ships() == null -> stack(e.stack()) + " goes into " + PlaceName.of(e.province()) + ", which it has discovered.";
            case ExpeditionEvent.StackExplored e -> stack(e.stack()) + " goes ashore in " + PlaceName.of(e.province()) + ", which it has discovered.";
            case ExpeditionEvent.LeaderExplored e -> leader(e.leader()) + " goes alone into " + PlaceName.of(e.province()) + ", which he has discovered.";
            case ExpeditionEvent.ExplorerDied e -> leader(e.leader()) + " has died on the exploration.";
            case ExpeditionEvent.ExpeditionWasted e when e.left().isEmpty() -> stack(e.stack()) + " is lost on the exploration.";
            case ExpeditionEvent.ExpeditionWasted e -> stack(e.stack()) + " loses " + Thirds.format(e.lostThirds()) + " LD on the exploration; " + e.left() + " left.";
            case ExpeditionEvent.DetachmentsDestroyed e -> stack(e.stack()) + " loses its exploration detachments in " + PlaceName.of(e.province()) + ", "
                    + Thirds.format(e.lde()) + " LD: they stand in the rest of the world alone.";
            case ExpeditionEvent.DiscoveriesBroughtHome e -> stack(e.stack()) + " brings discoveries home: " + Nation.of(e.country()) + " knows "
                    + SpokenNames.list(e.zones().stream().map(PlaceName::of).toList()) + ".";
            case ExpeditionEvent.DiscoveriesShared e -> stack(e.stack()) + " and " + stack(e.other()) + " share their discoveries.";
            case ExpeditionEvent.DiscoveriesLost e -> "The discoveries of " + board.leader(e.stack()).map(status -> status.leader().title()).orElse("a stack") + " of "
                    + Nation.of(e.country()) + " are lost with " + (board.leader(e.stack()).isPresent() ? "him." : "it.");
            case ExpeditionEvent.DiscoveriesSpread e -> "All countries know " + SpokenNames.list(e.zones().stream().map(PlaceName::of).toList()) + " now.";
        };
    }

    private static String lost(ExpeditionEvent.ZoneExplored explored) {
        return explored.percent() == 0 ? "" : ", with " + explored.percent() + " % lost";
    }

    private static String begun(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private String leader(String id) {
        return SpokenNames.leader(board, id);
    }

    private String stack(String id) {
        return board.fleet(id).isPresent() ? FleetTitle.of(board, id) : board.stack(id).isPresent() ? StackTitle.of(board, id)
                : ExploringStacks.landStack(board, id).map(troops -> "the land stack of " + Nation.of(troops.country()) + " aboard")
                        .or(() -> board.leader(id).map(status -> status.leader().title() + " alone")).orElse(id);
    }
}
