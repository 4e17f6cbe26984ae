package tercio.domain.eu.play.harbour;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.attrition.AttritionCauses.Unrest;
import tercio.domain.eu.corsair.CorsairOwner;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Raid;
import tercio.domain.eu.play.Board;

/**
 * Corsairs that lie in a sea zone, where a scenario or the host has placed them (EU-CORSAIR-HUNT). Those of pirates, and of a country that is in no
 * alliance of the war, are enemies of all.
 */
public final class SeaRaiders {

    /** No Christian port: Turkey, whose corsairs the Knights fight. */
    private static final String TURKEY = "turkey";

    private SeaRaiders() {}

    /** The corsairs in a sea zone that are enemies of an alliance. */
    public static Optional<Raid> in(Board board, String zone, int alliance) {
        return board.map().sea(zone).isEmpty() ? Optional.empty() : Optional.ofNullable(board.state().marks().raids().get(zone))
                .filter(raid -> board.state().allianceOf(raid.by()) < 0 || board.enemies(alliance, board.state().allianceOf(raid.by())));
    }

    /** The unfriendly corsairs of the zones that a way leaves or enters, each zone once; none for a stack that stays (EU-ATTR-NAVAL-15). */
    public static Unrest along(Board board, NavalStack stack, List<String> way) {
        var met = way.size() < 2 ? List.<Raid>of()
                : way.stream().distinct().flatMap(zone -> in(board, zone, board.state().allianceOf(stack)).stream()).toList();
        return new Unrest(met.stream().mapToInt(Raid::minus).sum(), met.stream().mapToInt(Raid::plus).sum());
    }

    /**
     * Whether the corsairs of a zone have an unblockaded friendly port on it: one of their country or its allies; for the Knights any Christian port
     * (reading: one that neither Turkey nor a Barbary state controls). Pirate havens are outside Europe.
     */
    public static boolean sheltered(Board board, String zone, Raid raid) {
        return Ports.on(board, zone).stream().map(port -> port.id())
                .filter(port -> board.state().fortress(port) != null && !Ports.blockaded(board, port))
                .anyMatch(port -> friendly(board, raid, board.state().fortress(port).controller()));
    }

    private static boolean friendly(Board board, Raid raid, String controller) {
        int alliance = board.state().allianceOf(raid.by());
        return raid.by().equals(controller) || alliance >= 0 && alliance == board.state().allianceOf(controller)
                || CorsairOwner.of(raid.by()) == CorsairOwner.KNIGHTS && controller != null && !controller.equals(TURKEY)
                        && CorsairOwner.of(controller) != CorsairOwner.BARBARY;
    }
}
