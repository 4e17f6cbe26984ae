package tercio.domain.eia.orders;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.LeaderCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.map.Area;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;

/** The names that a sheet may use: areas and cities, corps and leaders. Case, accents and hyphens do not matter. */
final class SheetNames {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern GAPS = Pattern.compile("[\\s\\-']+");
    /** The signs between the names of a sheet. */
    private static final Pattern SYNTAX = Pattern.compile("[>(),;#]");
    /** A name that ends with a number. */
    private static final Pattern NUMBERED = Pattern.compile("(.{1,100}) ([1-9]\\d{0,4})");
    /** The most names that are suggested. */
    private static final int SUGGESTED = 3;
    /** One letter in so many may differ from a name that is suggested. */
    private static final int LETTERS_A_SLIP = 3;
    /** Longer words are nobody's slip, and are not compared. */
    private static final int LONGEST_COMPARED = 40;

    private static final Map<String, SpaceId> AREAS = areas();

    private SheetNames() {}

    private static Map<String, SpaceId> areas() {
        var byName = new HashMap<String, SpaceId>();
        for (Area area : WarMap.PRINTED.areas()) {
            byName.put(plain(area.name()), area.id());
            byName.put(plain(SYNTAX.matcher(area.name()).replaceAll(" ")), area.id());
            byName.put(area.id().value(), area.id());
        }
        return Map.copyOf(byName);
    }

    /** A name as it is compared. */
    static String plain(String name) {
        return GAPS.matcher(MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("")).replaceAll(" ").strip().toLowerCase(Locale.ROOT);
    }

    /** The name of an area as a sheet writes it; without the signs of the language: {@code Tripoli Syria}. */
    static String area(SpaceId id) {
        var name = WarMap.PRINTED.name(id);
        return SYNTAX.matcher(name).find() ? GAPS.matcher(SYNTAX.matcher(name).replaceAll(" ")).replaceAll(" ").strip() : name;
    }

    /** The ids of areas by the names that a sheet may use. */
    static Map<String, SpaceId> places() {
        return AREAS;
    }

    /** The corps that a power may name, their own and those of minor states, by their names. */
    static Map<String, UnitId> corpsOf(Power power) {
        var byName = new HashMap<String, UnitId>();
        for (CorpsCounter corps : PrintedCounters.allCorps()) {
            if (corps.isMinor()) {
                byName.put(plain(corps.nation().value()), corps.id());
            } else if (corps.nation().equals(power.nation())) {
                byName.put(plain(corps.name()), corps.id());
            }
            byName.put(plain(corps.title()), corps.id());
        }
        return byName;
    }

    /**
     * The corps that a power names by what everybody knows of it, where identities are hidden: {@code infantry corps 2}. Others read a sheet in the
     * end, so it names no counter then.
     */
    static Optional<UnitId> hiddenCorps(Power power, String written) {
        var parts = NUMBERED.matcher(plain(written));
        return parts.matches() ? Optional.ofNullable(looks(power).get(parts.group(1))).map(look -> new UnitId(look + "-" + parts.group(2))) : Optional.empty();
    }

    private static Map<String, String> looks(Power power) {
        var byName = new HashMap<String, String>();
        for (CorpsCounter corps : PrintedCounters.allCorps()) {
            var first = PrintedCounters.corps(CorpsAlias.of(corps, 1)).orElseThrow();
            if (corps.power().filter(own -> own == power).isPresent()) {
                byName.put(withoutNumber(first.name()), CorpsAlias.look(corps));
            }
            byName.put(withoutNumber(first.title()), CorpsAlias.look(corps));
        }
        return byName;
    }

    private static String withoutNumber(String name) {
        return plain(name).replaceFirst(" 1$", "");
    }

    /** The leaders of a power, by their names. */
    static Map<String, EiaLeaderId> leadersOf(Power power) {
        var byName = new LinkedHashMap<String, EiaLeaderId>();
        PrintedCounters.allLeaders().stream().filter(leader -> leader.power() == power).forEach((LeaderCounter leader) -> byName.put(plain(leader.name()), leader.id()));
        return byName;
    }

    /** The name of a corps as a sheet writes it: whole, so that it means the same on every sheet. */
    static String corps(UnitId id) {
        return PrintedCounters.corps(id).map(CorpsCounter::title).orElse(id.value());
    }

    /** The known names that are nearest to what was written, at most three; none where nothing is near. */
    static List<String> nearest(String written, Collection<String> names) {
        var plain = plain(written);
        if (plain.isEmpty() || plain.length() > LONGEST_COMPARED) {
            return List.of();
        }
        int most = Math.max(1, plain.length() / LETTERS_A_SLIP);
        record Found(String name, int slips) {}
        var found = new ArrayList<Found>();
        for (var name : names) {
            var known = plain(name);
            if (Math.abs(known.length() - plain.length()) <= most || known.startsWith(plain)) {
                int slips = known.startsWith(plain) ? 0 : slips(plain, known);
                if (slips <= most) {
                    found.add(new Found(name, slips));
                }
            }
        }
        found.sort(Comparator.comparingInt(Found::slips).thenComparing(Found::name));
        return found.stream().map(Found::name).distinct().limit(SUGGESTED).toList();
    }

    /** The number of letters to put, take away or change to come from one word to another. */
    private static int slips(String one, String other) {
        int[] before = new int[other.length() + 1];
        for (int at = 0; at <= other.length(); at++) {
            before[at] = at;
        }
        for (int row = 1; row <= one.length(); row++) {
            int[] now = new int[other.length() + 1];
            now[0] = row;
            for (int at = 1; at <= other.length(); at++) {
                int change = before[at - 1] + (one.charAt(row - 1) == other.charAt(at - 1) ? 0 : 1);
                now[at] = Math.min(change, 1 + Math.min(before[at], now[at - 1]));
            }
            before = now;
        }
        return before[other.length()];
    }
}
