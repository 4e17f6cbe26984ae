package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.SupplyByShips;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;

/** The sea zones that ships can sail, and the steps between them and ports. */
public final class Seas {

    /** The waters of Europe. In a game without the rest of the world nobody sails beyond them. */
    private static final Set<WatersId> EUROPE = Set.of(WatersId.MEDITERRANEAN, WatersId.EUROPEAN_SEAS);
    private static final SpaceId SUND = new SpaceId("s_oresund");

    private Seas() {}

    /** Whether the ships of a stack pass a sea zone: one that they know, and not the frozen Sund (EU-WX-3). */
    public static boolean isOpen(WarView board, NavalStack stack, SpaceId sea) {
        return isKnown(board, stack, sea) && !isFrozen(board, sea);
    }

    private static boolean isFrozen(WarView board, SpaceId sea) {
        return sea.equals(SUND) && board.state().marks().ice().lies();
    }

    /** Whether somebody of a country who sails without a stack passes a sea zone: one that his country knows, and not the frozen Sund. */
    public static boolean isOpen(WarView board, CountryId country, SpaceId sea) {
        return (isEuropean(board.map(), sea) || isPlayed(board, sea) && board.state().world().discoveries().knows(country, sea))
                && !isFrozen(board, sea);
    }

    /** Whether the zone is one of Europe, or one of the rest of the world that the stack knows: else it explores it (EU-DISCOVERY). */
    public static boolean isKnown(WarView board, NavalStack stack, SpaceId sea) {
        return isEuropean(board.map(), sea)
                || isPlayed(board, sea) && board.state().world().discoveries().knows(stack.id(), stack.country(), sea);
    }

    /** Whether the country of a stack knows the zone, so that the stack may begin a battle or an interception there (EU-DISCOVERY-MEETING). */
    public static boolean isKnownAtHome(WarView board, NavalStack stack, SpaceId sea) {
        return isEuropean(board.map(), sea) || board.state().world().discoveries().knows(stack.country(), sea);
    }

    /** Whether a sea zone is in this game: any of Europe, and one of the rest of the world if the game has it. */
    public static boolean isPlayed(WarView board, SpaceId sea) {
        return isEuropean(board.map(), sea) || board.state().scenario().overseas().isPresent() && board.map().sea(sea).isPresent();
    }

    /** Whether a sea zone is one of Europe; false for a province or an unknown id. */
    public static boolean isEuropean(EuMap map, SpaceId sea) {
        return map.sea(sea).filter(zone -> zone.waters().stream().anyMatch(EUROPE::contains)).isPresent();
    }

    /** Whether galleys can be in a sea zone (EU-UNIT-6). */
    public static boolean admitsGalleys(Sea sea) {
        return sea.regions().stream().anyMatch(Set.of(RegionId.MEDITERRANEAN, RegionId.BLACK_SEA, RegionId.BALTIC)::contains);
    }

    /** Whether a stack may come to a sea zone: it knows the zone, which is not frozen and admits its galleys. */
    public static boolean isNavigable(WarView board, NavalStack stack, SpaceId sea) {
        return isOpen(board, stack, sea) && canLie(board, stack, sea);
    }

    /**
     * Whether the ships of a stack can be in a sea zone, however they came there: one of this game that admits their galleys. Allies bring them to zones that
     * their country does not know, and the Sund freezes where ships lie.
     */
    public static boolean canLie(WarView board, NavalStack stack, SpaceId sea) {
        return isPlayed(board, sea) && (stack.ships().ngd() + stack.ships().vgd() == 0 || admitsGalleys(board.map().sea(sea).orElseThrow()));
    }

    /** The sea zones and friendly ports that a stack could enter next from a sea zone or a port, blockades left aside. */
    public static List<SpaceId> steps(WarView board, NavalStack stack, SpaceId from) {
        return board.map().borders(from).stream().filter(Seas::leadsByWater).map(Border::to).filter(to -> isEntered(board, stack, from, to)).toList();
    }

    /** Whether a place is one of these steps. */
    public static boolean isStep(WarView board, NavalStack stack, SpaceId from, SpaceId to) {
        return board.map().borders(from).stream().anyMatch(border -> border.to().equals(to) && leadsByWater(border)) && isEntered(board, stack, from, to);
    }

    private static boolean leadsByWater(Border border) {
        return border.kind() == BorderKind.SEA || border.kind() == BorderKind.COAST;
    }

    private static boolean isEntered(WarView board, NavalStack stack, SpaceId from, SpaceId to) {
        return board.map().sea(to).isPresent() ? isNavigable(board, stack, to) : board.map().sea(from).isPresent() && Ports.canReceive(board, stack, to);
    }

    /** The sea zone on which a province with a port lies; of several the first by name. */
    public static SpaceId firstSea(WarView board, SpaceId province) {
        return board.map().borders(province).stream().map(Border::to).filter(to -> board.map().sea(to).isPresent()).sorted().findFirst().orElseThrow();
    }

    /** Whether friendly troops in the field of a province can be supplied by the ships (EU-SUP-SHIPS). */
    public static boolean canSupply(WarView board, NavalStack stack, SpaceId province) {
        return board.stacksInField(province, board.state().allianceOf(stack)).stream()
                .anyMatch(troops -> SupplyByShips.from(board.tables()).canSupply(stack.shipsWithoutConvoys(), troops.units()));
    }

    /** The coasts of a sea zone. */
    public static Stream<SpaceId> coasts(WarView board, SpaceId sea) {
        return board.map().borders(sea).stream().filter(border -> border.kind() == BorderKind.COAST).map(Border::to);
    }
}
