package tercio.projections.eu;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.PresidioAtStart;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Revolt;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/**
 * The map with all pieces and markers on it.
 *
 * @param zones the provinces of Europe
 * @param seas the sea zones that are played: those of Europe, and in a game with the rest of the world all
 * @param world the provinces of the rest of the world in which there is anything; empty in a game of Europe
 * @param discoveries the known zones of the rest of the world; {@code null} in a game of Europe
 */
public record MapView(List<Zone> zones, List<SeaZone> seas, List<WorldZone> world, DiscoveriesView discoveries) {

    /**
     * A province.
     *
     * @param controller the country that controls its fortress
     * @param besieged whether enemies of the controller stand before the fortress
     * @param pillageMinus pillages- in the province, 0 or 1
     * @param pillagePlus pillages+ in the province, 0 to 2
     * @param flooded whether Holland has flooded it
     * @param revoltMinus revolts and rebellions on the minus side, 0 or 1
     * @param revoltPlus revolts and rebellions on the plus side, 0 to 2
     * @param corsairMinus corsairs on the minus side that raid the province, 0 or 1
     * @param corsairPlus corsairs on the plus side that raid it, 0 to 2
     * @param corsairsOf the country to which they belong; {@code null} where none raid
     * @param leadersAlone the leaders who stay there without a stack
     * @param fleets the naval stacks in its port
     * @param gold ducats that wait there for ships
     */
    public record Zone(
            SpaceId id,
            String name,
            String terrain,
            CountryId owner,
            CountryId controller,
            FortressView fortress,
            boolean besieged,
            List<StackView> stacks,
            int pillageMinus,
            int pillagePlus,
            boolean flooded,
            int revoltMinus,
            int revoltPlus,
            int corsairMinus,
            int corsairPlus,
            CountryId corsairsOf,
            List<LoneLeaderView> leadersAlone,
            List<FleetView> fleets,
            int gold) {}

    /** A leader who stays in the province without a stack. */
    public record LoneLeaderView(LeaderId id, ViewText name, CountryId country, String values) {}

    /**
     * A sea zone.
     *
     * @param straits its ways to other sea zones that a fort commands
     * @param fleets the naval stacks in it
     * @param corsairMinus corsairs- in it
     * @param corsairPlus corsairs+ in it
     * @param corsairsOf the country of the corsairs, {@code null} without any
     */
    public record SeaZone(SpaceId id, String name, int difficulty, int malus, List<Strait> straits, List<FleetView> fleets, int corsairMinus, int corsairPlus,
            CountryId corsairsOf) {}

    /**
     * A way between two sea zones that the fort of a province commands.
     *
     * @param controller the country that holds the fort: its enemies suffer attrition on this way
     */
    public record Strait(SpaceId to, SpaceId fort, CountryId controller) {}

    /**
     * @param level 1..5
     * @param breached whether a breach was made this turn
     * @param supplied whether a fleet has supplied it while besieged
     * @param blockaded whether a fleet blockades its port
     * @param blockader the naval stack that blockades it; {@code null} if none does, or where the blockade is only marked
     * @param continued whether its siege began in an earlier turn
     * @param presidio of another country before its port; {@code null} for none
     */
    public record FortressView(String city, int level, int siegeworkMinus, int siegeworkPlus, boolean breached, boolean supplied, boolean blockaded,
            boolean continued, StackId blockader, PresidioAtStart presidio) {}

    static MapView of(WarView board) {
        return new MapView(board.state().fortresses().keySet().stream()
                .map(board::province).filter(land -> land.theatre() == Theatre.EUROPE)
                .map(land -> zone(board, land))
                .toList(), seas(board), WorldZone.all(board), DiscoveriesView.of(board.state()));
    }

    private static List<SeaZone> seas(WarView board) {
        return board.map().spaces().zones().stream()
                .filter(space -> Seas.isPlayed(board, space.id()))
                .map(Sea.class::cast)
                .map(sea -> seaZone(board, sea)).toList();
    }

    private static SeaZone seaZone(WarView board, Sea sea) {
        var raid = board.state().marks().raids().getOrDefault(sea.id(), new Raid(null, 0, 0));
        return new SeaZone(sea.id(), sea.name(), sea.difficulty(), sea.malus(), straits(board, sea), FleetView.at(board, sea.id()), raid.minus(), raid.plus(), raid.by());
    }

    private static List<Strait> straits(WarView board, Sea sea) {
        return board.map().borders(sea.id()).stream().flatMap(border -> board.map().straitFort(sea.id(), border.to())
                .map(fort -> new Strait(border.to(), fort, board.state().fortress(fort) == null ? null : board.state().fortress(fort).controller())).stream()).toList();
    }

    private static Zone zone(WarView board, Province province) {
        var fortress = board.state().fortress(province.id());
        int pillaged = board.state().marks().pillageLevel(province.id());
        var revolt = board.state().marks().revolts().getOrDefault(province.id(), new Revolt(0, 0));
        var raid = board.state().marks().raids().getOrDefault(province.id(), new Raid(null, 0, 0));
        var stacks = board.stacks(province.id(), stack -> true).stream().map(stack -> StackView.of(board, stack)).toList();
        return new Zone(province.id(), province.name(), province.terrain().word(), fortress.owner(), fortress.controller(), fortress(board, province),
                stacks.stream().anyMatch(StackView::besieging), stacks, pillaged % 2, pillaged / 2, board.state().marks().isFlooded(province.id()), revolt.minus(), revolt.plus(),
                raid.minus(), raid.plus(), raid.by(),
                loneLeaders(board, province),
                FleetView.at(board, province.id()), board.state().marks().gold().getOrDefault(province.id(), 0));
    }

    /** The fortress of a province. */
    static FortressView fortress(WarView board, Province province) {
        var fortress = board.state().fortress(province.id());
        return new FortressView(province.city(), fortress.level(), fortress.works().minus(), fortress.works().plus(), fortress.isBreached(),
                board.state().marks().supplied().contains(province.id()), Ports.isBlockaded(board, province.id()),
                board.state().marks().continued().contains(province.id()), Ports.blockader(board, province.id()).map(NavalStack::id).orElse(null),
                board.state().scenario().presidio(province.id()).orElse(null));
    }

    /** The leaders who stay in a province without a stack. */
    static List<LoneLeaderView> loneLeaders(WarView board, Province province) {
        return board.state().leadersAlone().stream().filter(status -> province.id().equals(status.place())).map(LeaderStatus::leader)
                .map(leader -> new LoneLeaderView(leader.id(), ViewText.label(SentenceNames.leader(leader)), leader.country(), leader.values())).toList();
    }
}
