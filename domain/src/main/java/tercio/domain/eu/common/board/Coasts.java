package tercio.domain.eu.common.board;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.map.Border;
import tercio.domain.map.GameMap;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;

/**
 * The coasts of provinces (EU-MOVE-3).
 *
 * <p>Reading: besides the provinces that the map marks, a province has separate coasts if the sea zones on them do not join: both shores
 * of an isthmus, of Suez, Panamá or the Kra. No zone on one shore of such a province touches one on its other shore.
 *
 * @param main the sea zone of the main coast of each port, in which its anchor is printed; none in the rest of the world
 * @param severed the provinces with separate coasts
 */
record Coasts(Map<SpaceId, SpaceId> main, Set<SpaceId> severed) {

    static Coasts read(CsvTable ports, GameMap<Space, BorderKind> map) {
        var main = ports.rows().stream().filter(row -> row.isSet("main_coast")).collect(Collectors.toUnmodifiableMap(row -> new SpaceId(row.text("province")), row -> new SpaceId(row.text("sea"))));
        var severed = ports.rows().stream().filter(row -> row.isSet("separate_coasts")).map(row -> new SpaceId(row.text("province"))).collect(Collectors.toCollection(HashSet::new));
        map.zones().stream().filter(Province.class::isInstance).map(Space::id).filter(province -> !areConnected(map, seas(map, province, BorderKind.COAST))).forEach(severed::add);
        return new Coasts(main, Set.copyOf(severed));
    }

    private static List<SpaceId> seas(GameMap<Space, BorderKind> map, SpaceId space, BorderKind kind) {
        return map.borders(space).stream().filter(border -> border.kind() == kind).map(Border::to).toList();
    }

    /** Whether these sea zones are connected with each other. */
    private static boolean areConnected(GameMap<Space, BorderKind> map, List<SpaceId> seas) {
        var apart = new HashSet<>(seas);
        var reached = seas.stream().limit(1).toList();
        while (!reached.isEmpty()) {
            reached.forEach(apart::remove);
            reached = reached.stream().flatMap(sea -> seas(map, sea, BorderKind.SEA).stream()).filter(apart::contains).distinct().toList();
        }
        return apart.isEmpty();
    }
}
