package tercio.domain.eu.world.convoy;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.map.SpaceId;
import tercio.domain.table.TableSource;

/** The printed sizes of the convoys. */
final class ConvoyTable {

    static final ConvoyTable PRINTED = read(TableSource.printedBeside(ConvoyTable.class));
    private static final int MOST_TRANSPORTS = 9;
    private static final int MOST_GOLD = 99;

    /**
     * A convoy as printed.
     *
     * @param owner its country; empty where another country receives it
     * @param transports empty for the Levant convoy: a centre of trade decides, which the military phase does not know, so the scenario says it
     * @param most the transports of the largest convoy of the kind
     * @param goldEach ducats in each of its transports when it begins
     * @param capacityEach ducats that each transport can still take aboard
     * @param lostDucats the ducats that the sending country pays when it is lost, and {@code lostStability} the stability that it loses;
     *     0 for most convoys
     */
    record Line(Optional<CountryId> owner, OptionalInt transports, int most, int goldEach, int capacityEach, int lostDucats, int lostStability) {}

    private final Map<ConvoyKind, Line> lines = new EnumMap<>(ConvoyKind.class);

    private ConvoyTable() {}

    private static ConvoyTable read(TableSource source) {
        var table = new ConvoyTable();
        for (var row : source.table("convoys").rows()) {
            table.lines.put(row.choice("convoy", ConvoyKind.class),
                    new Line(row.has("owner") ? Optional.of(new CountryId(row.text("owner"))) : Optional.empty(), row.number("transports"), row.within("most_transports", 1, MOST_TRANSPORTS), row.within("gold_each", 0, MOST_GOLD), row.within("capacity_each", 0, MOST_GOLD),
                            row.within("lost_ducats", 0, MOST_GOLD), row.within("lost_stability", 0, MOST_TRANSPORTS)));
        }
        return table;
    }

    /** The islands where gold is not landed. */
    static Set<SpaceId> islands() {
        return TableSource.printedBeside(ConvoyTable.class).table("gold_passes").rows().stream().map(row -> new SpaceId(row.text("province"))).collect(Collectors.toUnmodifiableSet());
    }

    Line line(ConvoyKind kind) {
        return lines.get(kind);
    }

    /** The most transports of a convoy. */
    int most(ConvoyKind kind) {
        return line(kind).most();
    }
}
