package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;

/**
 * Wars, alliances and permissions. Other phases set them; the land phase adds wars (EIA-7.3.8.3).
 *
 * @param wars pairs of words of powers and minor states
 * @param alliances pairs of words of powers
 * @param combined allies who announced combined movement (EIA-7.1.2)
 * @param access the powers that may enter the territory of others (EIA-10.3)
 * @param depots the powers that may use the depots of others (EIA-7.4.2.2)
 * @param imposed the powers that may enter the territory of others and place depots there, by victory condition C.5 (EIA-4.5.2)
 * @param truces powers between which a peace forbids a declaration of war (EIA-4.2.2)
 * @param forced the powers that enter the territory of others in this month without permission (EIA-10.3.4)
 */
public record Diplomacy(
        List<Pair> wars, List<Pair> alliances, List<Pair> combined, List<Grant> access, List<Grant> depots, List<Grant> imposed, List<Pair> truces,
        List<Grant> forced) {

    public static final Diplomacy NONE = new Diplomacy(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    /** Two nations, in alphabetical order. */
    public record Pair(NationId one, NationId other) implements Comparable<Pair> {
        public Pair {
            if (one.compareTo(other) > 0) {
                var first = other;
                other = one;
                one = first;
            }
        }

        public boolean contains(NationId nation) {
            return one.equals(nation) || other.equals(nation);
        }

        @Override
        public int compareTo(Pair pair) {
            return Comparator.comparing(Pair::one).thenComparing(Pair::other).compare(this, pair);
        }
    }

    /** A permission of one power for another. */
    public record Grant(Power by, Power to) implements Comparable<Grant> {
        @Override
        public int compareTo(Grant grant) {
            return Comparator.comparing(Grant::by).thenComparing(Grant::to).compare(this, grant);
        }
    }

    public Diplomacy {
        wars = inOrder(wars);
        alliances = inOrder(alliances);
        combined = inOrder(combined);
        access = inOrder(access);
        depots = inOrder(depots);
        imposed = inOrder(imposed);
        truces = inOrder(truces);
        forced = inOrder(forced);
    }

    /** Makes a diplomacy without truces and without access by force. */
    public Diplomacy(List<Pair> wars, List<Pair> alliances, List<Pair> combined, List<Grant> access, List<Grant> depots, List<Grant> imposed) {
        this(wars, alliances, combined, access, depots, imposed, List.of(), List.of());
    }

    /** Sorts a list without duplicates; a missing list is empty. */
    private static <T extends Comparable<T>> List<T> inOrder(Collection<T> pairs) {
        return pairs == null ? List.of() : pairs.stream().distinct().sorted().toList();
    }

    public boolean atWar(NationId one, NationId other) {
        return wars.contains(new Pair(one, other));
    }

    public boolean areAllied(NationId one, NationId other) {
        return alliances.contains(new Pair(one, other));
    }

    /** A copy with a war, which ends an alliance and a truce between the two. */
    public Diplomacy withWar(NationId one, NationId other) {
        var pair = new Pair(one, other);
        var all = new ArrayList<>(wars);
        all.add(pair);
        return new Diplomacy(all, without(alliances, pair), without(combined, pair), access, depots, imposed, without(truces, pair), forced);
    }

    /** Whether a power may declare war on another: not on an ally, and not while their peace lasts (EIA-4.2.2). */
    public boolean mayDeclareWar(Power power, Power on) {
        return !areAllied(power.nation(), on.nation()) && !truces.contains(new Pair(power.nation(), on.nation()));
    }

    /** Whether a power lets another enter its territory, or had to (EIA-10.3, EIA-4.5.2). */
    public boolean permits(Power owner, Power power) {
        var grant = new Grant(owner, power);
        return access.contains(grant) || imposed.contains(grant);
    }

    /** Whether a power enters the territory of another in this month, with its permission or without (EIA-10.3, EIA-10.3.4). */
    public boolean isOpenTo(Power owner, Power power) {
        return permits(owner, power) || forced.contains(new Grant(owner, power));
    }

    public Diplomacy withForced(List<Grant> now) {
        return new Diplomacy(wars, alliances, combined, access, depots, imposed, truces, now);
    }

    /** A copy without a war, an alliance, combined movement or a truce between the two. */
    public Diplomacy withPeace(NationId one, NationId other) {
        var pair = new Pair(one, other);
        return new Diplomacy(without(wars, pair), without(alliances, pair), without(combined, pair), access, depots, imposed, without(truces, pair), forced);
    }

    /** A copy in which the two are at peace, which forbids a declaration of war (EIA-4.2.2). */
    public Diplomacy withTruce(NationId one, NationId other) {
        var at = withPeace(one, other);
        return new Diplomacy(at.wars, at.alliances, at.combined, access, depots, imposed, with(at.truces, new Pair(one, other)), forced);
    }

    /** A copy in which the two are allied and at peace. */
    public Diplomacy withAlliance(NationId one, NationId other, boolean movingTogether) {
        var at = withPeace(one, other);
        var pair = new Pair(one, other);
        return new Diplomacy(at.wars, with(at.alliances, pair), movingTogether ? with(at.combined, pair) : at.combined, access, depots, imposed, at.truces, forced);
    }

    /** A copy with these permissions in the place of the others. */
    public Diplomacy withPermissions(List<Grant> forAccess, List<Grant> forDepots, List<Grant> byVictory) {
        return new Diplomacy(wars, alliances, combined, forAccess, forDepots, byVictory, truces, forced);
    }

    private static <T> List<T> with(List<T> some, T one) {
        var all = new ArrayList<>(some);
        all.add(one);
        return all;
    }

    private static List<Pair> without(List<Pair> pairs, Pair pair) {
        return pairs.stream().filter(each -> !each.equals(pair)).toList();
    }

    /** The enemies of a nation. */
    public Stream<NationId> enemies(NationId nation) {
        return wars.stream().filter(pair -> pair.contains(nation)).map(pair -> pair.one().equals(nation) ? pair.other() : pair.one());
    }
}
