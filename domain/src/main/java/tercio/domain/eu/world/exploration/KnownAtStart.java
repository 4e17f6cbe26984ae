package tercio.domain.eu.world.exploration;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The discoveries of the countries when a game begins (EU-DISCOVERY-START). */
public final class KnownAtStart {

    private static final CsvTable PRINTED = TableSource.printedBeside(KnownAtStart.class).table("known_1492");

    private KnownAtStart() {}

    /** The printed zones alone. */
    public static Discoveries printedDiscoveries() {
        var start = Discoveries.NONE;
        for (var row : PRINTED.rows()) {
            var zone = List.of(new SpaceId(row.text("zone")));
            start = row.has("country") ? start.withKnown(new CountryId(row.text("country")), zone) : start.withCommon(zone);
        }
        return start;
    }

    /** Each country also knows the provinces of its own establishments; a colony of level 6 is known to all. */
    public static Discoveries withEstablishments(Discoveries before, Establishments establishments) {
        var after = before.withCommon(establishments.all().stream().filter(Establishment::isEuropean).map(Establishment::province).toList());
        for (var here : establishments.all()) {
            after = after.withKnown(here.owner(), List.of(here.province()));
        }
        return after;
    }
}
