package tercio.domain.eu.world.establishment;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.map.SpaceId;
import tercio.domain.table.TableSource;

/** The establishments of all countries, by province. A mission may lie in a colony; no other two share a province. */
public record Establishments(PSortedMap<SpaceId, PVector<Establishment>> byProvince) {

    public static final Establishments NONE = new Establishments(TreePMap.empty());

    /**
     * The establishments of the Great Campaign in 1492. The mission in Africa that Portugal places freely is left to
     * its player.
     */
    public static final Establishments IN_1492 = read(TableSource.printedBeside(Establishments.class));

    private static Establishments read(TableSource source) {
        var all = NONE;
        for (var row : source.table("establishments_1492").rows()) {
            all = all.with(Establishment.of(new SpaceId(row.text("province")), new CountryId(row.text("owner")), row.choice("kind", Establishment.Kind.class),
                    row.within("level", 0, Establishment.EUROPEAN)));
        }
        return all;
    }

    /**
     * The establishments with one more. A mission takes the place of a fort of its owner; a second one of another kind
     * is refused.
     */
    public Establishments with(Establishment founded) {
        PVector<Establishment> stay = TreePVector.empty();
        for (var other : in(founded.province())) {
            if (!replaces(founded, other)) {
                if (other.kind() == founded.kind() || !areMissionAndColony(founded, other)) {
                    throw new IllegalArgumentException("a " + founded.kind() + " cannot stand beside a " + other.kind() + " in " + founded.province());
                }
                stay = stay.plus(other);
            }
        }
        return new Establishments(byProvince.plus(founded.province(), stay.plus(founded)));
    }

    /** Whether one more may stand in its province together with those that are there. */
    public boolean canHold(Establishment founded) {
        return in(founded.province()).stream()
                .allMatch(other -> replaces(founded, other) || other.kind() != founded.kind() && areMissionAndColony(founded, other));
    }

    /** A mission, a trading post or a colony is a fort too. */
    private static boolean replaces(Establishment founded, Establishment other) {
        return other.kind() == Establishment.Kind.FORT && founded.kind() != Establishment.Kind.FORT && founded.owner().equals(other.owner());
    }

    private static boolean areMissionAndColony(Establishment one, Establishment other) {
        return Set.of(one.kind(), other.kind()).equals(Set.of(Establishment.Kind.MISSION, Establishment.Kind.COLONY));
    }

    /** The establishments without one, which must be among them. */
    public Establishments without(Establishment gone) {
        var left = in(gone.province()).minus(gone);
        if (left.size() == in(gone.province()).size()) {
            throw new IllegalArgumentException("there is no such establishment in " + gone.province());
        }
        return new Establishments(left.isEmpty() ? byProvince.minus(gone.province()) : byProvince.plus(gone.province(), left));
    }

    /** The establishments with one of them changed: taken, grown, or reduced. */
    public Establishments withChanged(Establishment before, Establishment after) {
        return without(before).with(after);
    }

    /** The establishments of a province. */
    public PVector<Establishment> in(SpaceId province) {
        return byProvince.getOrDefault(province, TreePVector.empty());
    }

    /** All, by province. */
    public List<Establishment> all() {
        var all = new ArrayList<Establishment>();
        byProvince.values().forEach(all::addAll);
        return List.copyOf(all);
    }

    /** Whether one in the province meets the condition. */
    public boolean hasAny(SpaceId province, Predicate<Establishment> condition) {
        return in(province).stream().anyMatch(condition);
    }

    /** The theatre whose rules apply in a province: a colony of level 6 is of Europe (EU-COL-6). */
    public Theatre theatre(Province province) {
        return hasAny(province.id(), Establishment::isEuropean) ? Theatre.EUROPE : province.theatre();
    }
}
