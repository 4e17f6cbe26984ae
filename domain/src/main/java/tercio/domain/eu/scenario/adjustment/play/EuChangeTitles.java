package tercio.domain.eu.scenario.adjustment.play;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.world.corsair.TradeZones;
import tercio.domain.eu.world.establishment.WorldArea;
import tercio.domain.eu.world.establishment.WorldAreas;

/**
 * Titles in the forms of changes for ids that the board does not name: leaders, with their country, since several countries have leaders of
 * one name; Areas of the rest of the world; trade zones; and the waters of damaged ships.
 */
public final class EuChangeTitles {

    private EuChangeTitles() {}

    /** The titles by id; none for ids that the board names. */
    public static Map<String, String> of(EuState state, String to) {
        return switch (to) {
            case EuChangeKinds.LEADER -> titlesInPlay(state.leaders().values());
            case SeaAdjustments.ADMIRAL -> titlesInPlay(state.navies().leaders().values());
            case LeaderAdjustments.PRINTED -> LeadersAtStart.allPrinted()
                    .collect(Collectors.toMap(leader -> leader.id().value(), leader -> title(leader.name(), leader.country())));
            case NativeAdjustments.AREA -> WorldAreas.PRINTED.all().stream().collect(Collectors.toMap(area -> area.id().value(), WorldArea::name));
            case SeaAdjustments.TRADE_ZONE -> TradeZones.PRINTED.all().stream().collect(Collectors.toMap(TradeZoneId::value, TradeZones.PRINTED::name));
            case SeaAdjustments.WATERS -> SeaAdjustments.REGIONS.entrySet().stream().collect(Collectors.toMap(each -> each.getKey().value(), Map.Entry::getValue));
            default -> Map.of();
        };
    }

    private static Map<String, String> titlesInPlay(Collection<LeaderStatus> leaders) {
        return leaders.stream().map(LeaderStatus::leader).collect(Collectors.toMap(leader -> leader.id().value(), leader -> title(leader.name(), leader.country())));
    }

    private static String title(String name, CountryId country) {
        return country.value().isEmpty() ? name : name + " (" + Nation.of(country) + ")";
    }
}
