package tercio.domain.eia.common.forces;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tercio.domain.eia.common.concept.FactorType;

/**
 * The id of a corps whose identity is hidden (EIA-7.5.2.6.3): the nation and the kind of its counter, which everybody sees, and a number
 * of the game: {@code france-infantry-2}. It is the id of the corps for everybody, and tells nothing of the counter.
 */
public final class CorpsAlias {

    private static final Pattern ALIAS = Pattern.compile("([a-z-]{1,50})-([1-9]\\d{0,4})");
    private static final int LOOK = 1;
    private static final int NUMBER = 2;

    private CorpsAlias() {}

    /** The id of the corps of a counter. */
    public static UnitId of(CorpsCounter counter, int number) {
        return new UnitId(look(counter) + "-" + number);
    }

    /** The visible side of a counter: {@code france-infantry}. */
    public static String look(CorpsCounter counter) {
        return counter.nation() + "-" + word(counter.kind());
    }

    /** Whether it is the id of a corps whose identity is hidden, and not of a printed counter. */
    public static boolean is(UnitId id) {
        return PrintedCounters.corps(id).filter(counter -> !PrintedCounters.isPrinted(id)).isPresent();
    }

    /** The number of such an id; 0 for any other text. */
    public static int number(UnitId id) {
        var parts = ALIAS.matcher(id.value());
        return parts.matches() && is(id) ? Integer.parseInt(parts.group(NUMBER)) : 0;
    }

    /** Whether a corps of that id can have this counter. */
    public static boolean fits(UnitId id, CorpsCounter counter) {
        var parts = ALIAS.matcher(id.value());
        return parts.matches() && parts.group(LOOK).equals(look(counter));
    }

    /** The name of a corps without its nation: {@code infantry corps 2}. */
    static String name(CorpsKind kind, String number) {
        return (kind == CorpsKind.MINOR_INFANTRY ? CorpsKind.INFANTRY : kind).name().toLowerCase(Locale.ROOT).replace('_', ' ') + " corps " + number;
    }

    private static String word(CorpsKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The known limits of the counters of each nation and kind: the most that any of them can hold and march.
     *
     * @param printed the printed counters, whose kinds everybody sees, by their ids
     */
    static Map<String, CorpsCounter> limitsByLook(Collection<CorpsCounter> counters, Map<UnitId, CorpsCounter> printed) {
        var known = new HashMap<String, CorpsCounter>();
        counters.forEach(counter -> known.merge(look(printed.get(counter.id())), counter, CorpsAlias::widest));
        return Map.copyOf(known);
    }

    private static CorpsCounter widest(CorpsCounter one, CorpsCounter other) {
        var capacity = new EnumMap<FactorType, Integer>(FactorType.class);
        capacity.putAll(one.capacity());
        other.capacity().forEach((type, most) -> capacity.merge(type, most, Math::max));
        return new CorpsCounter(one.id(), one.nation(), one.name(), one.kind(), capacity, one.sharedMilitia() && other.sharedMilitia(),
                Math.max(one.movement(), other.movement()), Math.max(one.frenchMovement(), other.frenchMovement()), one.reconstructed() || other.reconstructed());
    }

    /** A counter that stands for the hidden one; empty where the id is none of a hidden corps. */
    static Optional<CorpsCounter> counter(UnitId id, Map<String, CorpsCounter> known) {
        var parts = ALIAS.matcher(id.value());
        return parts.matches() ? Optional.ofNullable(known.get(parts.group(LOOK))).map(look -> new CorpsCounter(id, look.nation(), name(look.kind(), parts.group(NUMBER)),
                look.kind(), look.capacity(), look.sharedMilitia(), look.movement(), look.frenchMovement(), look.reconstructed())) : Optional.empty();
    }
}
