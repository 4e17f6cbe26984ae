package tercio.domain.eu.world.corsair;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The sea and country trade zones, with the sea zones in which their corsairs act (EU-CORSAIR-ZONE). No table lists the sea zones of a
 * trade zone: only the one with its symbol and those of the examples are known.
 */
public final class TradeZones {

    /** The zones printed with the program. */
    public static final TradeZones PRINTED = read(TableSource.printedBeside(TradeZones.class).table("trade_zones"));

    private final Map<TradeZoneId, Set<SpaceId>> seas;
    private final Map<TradeZoneId, String> names;

    private TradeZones(Map<TradeZoneId, Set<SpaceId>> seas, Map<TradeZoneId, String> names) {
        this.seas = seas;
        this.names = names;
    }

    /** Reads a table of trade zones: a symbol's sea zone, and further ones. */
    static TradeZones read(CsvTable table) {
        var read = new LinkedHashMap<TradeZoneId, Set<SpaceId>>();
        var names = new LinkedHashMap<TradeZoneId, String>();
        for (var row : table.rows()) {
            var zones = new HashSet<SpaceId>();
            zones.add(new SpaceId(row.text("symbol")));
            zones.addAll(row.has("seas") ? Id.all(List.of(row.text("seas").split(";")), SpaceId::new) : List.of());
            var id = new TradeZoneId(row.text("id"));
            read.put(id, Set.copyOf(zones));
            names.put(id, row.hasColumn("of") && row.has("of") ? "CTZ " + row.text("of") : "STZ " + PlaceName.of(new SpaceId(row.text("symbol"))));
        }
        return new TradeZones(read, names);
    }

    /** The ids of all trade zones. */
    public List<TradeZoneId> all() {
        return List.copyOf(seas.keySet());
    }

    /** The name of a trade zone: {@code STZ Golfe du Lion}, {@code CTZ Venice}. */
    public String name(TradeZoneId tradeZone) {
        return names.getOrDefault(tradeZone, tradeZone.value());
    }

    /** The sea zones of a trade zone; none for an unknown one. */
    public Set<SpaceId> seas(TradeZoneId tradeZone) {
        return seas.getOrDefault(tradeZone, Set.of());
    }

    /** Whether a trade zone is one of the sea, not that of a country. */
    public static boolean isAtSea(TradeZoneId tradeZone) {
        return tradeZone.value().startsWith("stz_");
    }

    /** The trade zones to which a sea zone belongs, by id. */
    public List<TradeZoneId> zonesOf(SpaceId sea) {
        return seas.keySet().stream().filter(zone -> seas.get(zone).contains(sea)).sorted().toList();
    }

    /** These trade zones with the sea zones of one of them as the players give them. */
    public TradeZones with(TradeZoneId tradeZone, Set<SpaceId> its) {
        var more = new LinkedHashMap<>(seas);
        more.put(tradeZone, Set.copyOf(its));
        return new TradeZones(more, names);
    }
}
