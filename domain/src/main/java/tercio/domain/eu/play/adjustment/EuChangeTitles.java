package tercio.domain.eu.play.adjustment;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.corsair.TradeZones;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.leader.LeadersAtStart;
import tercio.domain.eu.world.WorldArea;
import tercio.domain.eu.world.WorldAreas;

/**
 * Titles in the forms of changes for ids that the board does not name: leaders, with their country, since several countries have leaders of
 * one name; Areas of the rest of the world; trade zones; and the waters of damaged ships.
 */
public final class EuChangeTitles {

    private EuChangeTitles() {}

    /** The titles by id; none for ids that the board names. */
    public static Map<String, String> of(EuState state, String to) {
        return switch (to) {
            case EuChangeKinds.LEADER -> inPlay(state.leaders().values());
            case SeaAdjustments.ADMIRAL -> inPlay(state.navies().leaders().values());
            case LeaderAdjustments.PRINTED -> LeadersAtStart.print()
                    .collect(Collectors.toMap(LeaderAtStart::id, leader -> title(leader.name(), leader.country())));
            case NativeAdjustments.AREA -> WorldAreas.PRINTED.all().stream().collect(Collectors.toMap(WorldArea::id, WorldArea::name));
            case SeaAdjustments.TRADE_ZONE -> TradeZones.PRINTED.all().stream().collect(Collectors.toMap(zone -> zone, TradeZones.PRINTED::name));
            case SeaAdjustments.WATERS -> SeaAdjustments.REGIONS;
            default -> Map.of();
        };
    }

    private static Map<String, String> inPlay(Collection<LeaderStatus> leaders) {
        return leaders.stream().map(LeaderStatus::leader).collect(Collectors.toMap(Leader::id, leader -> title(leader.name(), leader.country())));
    }

    private static String title(String name, String country) {
        return country.isEmpty() ? name : name + " (" + Nation.of(country) + ")";
    }
}
