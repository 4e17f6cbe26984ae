package tercio.domain.eu.world.convoy;

import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.map.SpaceId;

/**
 * A convoy (EU-CONVOY). It moves as a naval stack and is escorted like one. It is no FLEET counter, and it neither supplies nor blockades.
 *
 * @param transports the transports left; 0 once it is sunk
 * @param gold ducats aboard
 */
public record Convoy(ConvoyKind kind, int transports, int gold) {

    public Convoy {
        if (transports < 0 || gold < 0) {
            throw new IllegalArgumentException("a convoy has 0 or more transports and ducats");
        }
    }

    /**
     * A convoy as it starts: a Flota is empty, that of the East Indies full. The size of the Levant convoy is that of its scenario:
     * {@link #startingWith}.
     */
    public static Convoy starting(ConvoyKind kind) {
        var line = ConvoyTable.PRINTED.line(kind);
        int transports = line.transports().orElseThrow(() -> new IllegalArgumentException("the centre of trade decides the size of this convoy"));
        return new Convoy(kind, transports, transports * line.goldEach());
    }

    /** Provinces of the European table that are not Europe for gold: the islands of the Atlantic that it only passes. */
    public static final Set<SpaceId> ISLANDS = ConvoyTable.islands();

    /** Whether a convoy sails full and takes no gold aboard. */
    public static boolean sailsFull(ConvoyKind kind) {
        return ConvoyTable.PRINTED.line(kind).capacityEach() == 0;
    }

    /** Ducats that the country which sends a convoy pays when it is lost. */
    public static int lostDucats(ConvoyKind kind) {
        return ConvoyTable.PRINTED.line(kind).lostDucats();
    }

    /** The stability that the country which sends a convoy loses with it. */
    public static int lostStability(ConvoyKind kind) {
        return ConvoyTable.PRINTED.line(kind).lostStability();
    }

    /** Units of this many transports and no other ships. */
    public static NavalUnits transportUnits(int transports) {
        return new NavalUnits(0, 0, 0, 0, transports, 0, 0);
    }

    /** Whether a province is American and on the ocean of a Flota. */
    public static boolean mayStartIn(ConvoyKind kind, SpaceId province) {
        return isAmerican(province) && isOn(ocean(kind), province);
    }

    /** A convoy of this many transports as it starts: a Flota is empty, the others full. */
    public static Convoy startingWith(ConvoyKind kind, int transports) {
        return new Convoy(kind, transports, transports * ConvoyTable.PRINTED.line(kind).goldEach());
    }

    /** The most transports of a convoy. */
    public static int mostTransports(ConvoyKind kind) {
        return ConvoyTable.PRINTED.most(kind);
    }

    /**
     * Whether a convoy can belong to a country: the Flotas are Spanish, the Levant convoy is not Turkish once it sails,
     * the other can be anybody's.
     */
    public static boolean mayBelong(ConvoyKind kind, CountryId country) {
        return ConvoyTable.PRINTED.line(kind).owner().map(country::equals).orElse(true);
    }

    /** Its ships in a battle or for attrition. */
    public NavalUnits ships() {
        return transportUnits(transports);
    }

    private static WatersId ocean(ConvoyKind kind) {
        return switch (kind) {
            case FLOTA_DE_ORO -> WatersId.ATLANTIC;
            case FLOTA_DEL_PERU -> WatersId.PACIFIC;
            case LEVANT, EAST_INDIES -> throw new IllegalArgumentException("only a Flota sails from America");
        };
    }

    private static boolean isAmerican(SpaceId province) {
        return EuMap.PRINTED.province(province).map(Province::area).flatMap(WorldAreas.PRINTED::area).filter(area -> area.isOn("america")).isPresent();
    }

    private static boolean isOn(WatersId ocean, SpaceId province) {
        return EuMap.PRINTED.seasOf(province).stream().map(EuMap.PRINTED::sea).flatMap(Optional::stream).map(Sea::waters).anyMatch(waters -> waters.contains(ocean));
    }
}
