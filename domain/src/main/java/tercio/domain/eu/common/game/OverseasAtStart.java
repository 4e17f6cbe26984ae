package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;

/**
 * The rest of the world at the start of a game.
 *
 * @param establishments the establishments of all countries; left out, none
 * @param areas by Area, the minor country that owns it; an Area that is left out is unowned
 * @param natives the state of the natives; left out, as printed
 * @param discoveries the zones that countries know; left out, those of 1492 and the provinces of their own establishments
 * @param viceroys the leaders of Portugal who are viceroys (EU-LEVY-EXCEPTION); left out, none
 */
public record OverseasAtStart(
        List<EstablishmentAtStart> establishments, Map<SpaceId, CountryId> areas, Optional<NativesAtStart> natives, Optional<DiscoveriesAtStart> discoveries,
        Optional<List<LeaderId>> viceroys) {

    public static final OverseasAtStart NONE = new OverseasAtStart(List.of(), Map.of());

    /**
     * The known zones of the rest of the world. Each country also knows the provinces of its own establishments
     * (EU-DISCOVERY-START).
     *
     * @param all zones that all countries know; left out, none
     * @param known by country, the zones that it knows in addition to these; left out, none
     * @param carried by the id of a stack, the zones that it has discovered and not brought home; left out, none
     */
    public record DiscoveriesAtStart(List<SpaceId> all, Map<CountryId, List<SpaceId>> known, Map<StackId, List<SpaceId>> carried) {
        public DiscoveriesAtStart {
            all = all == null ? List.of() : List.copyOf(all);
            known = known == null ? Map.of() : Map.copyOf(known);
            carried = carried == null ? Map.of() : Map.copyOf(carried);
        }
    }

    /**
     * An establishment at the start.
     *
     * @param owner the country whose counter it is
     * @param level 1..6 of a trading post or a colony; left out for a fort or a mission
     * @param controller the country that holds it; left out, its owner
     * @param fortress the level of its fortress, 0..5; left out, its own fort, and 1 for a colony of level 6
     * @param militiaLost exploration detachments that the militia of a colony has lost this turn; left out, none
     */
    public record EstablishmentAtStart(
            SpaceId province, CountryId owner, Establishment.Kind kind, Optional<Integer> level, Optional<CountryId> controller, Optional<Integer> fortress,
            Optional<Integer> militiaLost) {
        public EstablishmentAtStart {
            level = level == null ? Optional.empty() : level;
            controller = controller == null ? Optional.empty() : controller;
            fortress = fortress == null ? Optional.empty() : fortress;
            militiaLost = militiaLost == null ? Optional.empty() : militiaLost;
        }

        /** An establishment whose militia, if it has one, is whole. */
        public EstablishmentAtStart(
                SpaceId province, CountryId owner, Establishment.Kind kind, Optional<Integer> level, Optional<CountryId> controller, Optional<Integer> fortress) {
            this(province, owner, kind, level, controller, fortress, Optional.empty());
        }

        /** An establishment with its own fort, in the hands of its owner. */
        public EstablishmentAtStart(SpaceId province, CountryId owner, Establishment.Kind kind, int level) {
            this(province, owner, kind, Optional.of(level).filter(settled -> kind.hasLevels()), Optional.empty(), Optional.empty());
        }

        /** The establishment; its level must be in range. */
        public Establishment establishment() {
            return new Establishment(province, owner, controller.orElse(owner), kind, level.orElse(0));
        }

        /** The level of the fortress. */
        public int fortressLevel() {
            return fortress.orElse(establishment().isEuropean() ? 1 : 0);
        }
    }

    /** The rest of the world in which each of these stacks says what it carries. */
    OverseasAtStart carriedBy(List<StackId> stacks) {
        return discoveries(known -> {
            var carried = new TreeMap<>(known.carried());
            stacks.forEach(stack -> carried.putIfAbsent(stack, List.of()));
            return carried;
        });
    }

    private OverseasAtStart discoveries(Function<DiscoveriesAtStart, Map<StackId, List<SpaceId>>> carried) {
        return new OverseasAtStart(establishments, areas, natives, discoveries.map(known -> new DiscoveriesAtStart(known.all(), known.known(), carried.apply(known))), viceroys);
    }

    /** The rest of the world without the discoveries that these stacks carry. */
    OverseasAtStart withoutCarried(List<StackId> stacks) {
        return discoveries(known -> {
            var carried = new TreeMap<>(known.carried());
            carried.keySet().removeAll(stacks);
            return carried;
        });
    }

    public OverseasAtStart {
        establishments = establishments == null ? List.of() : List.copyOf(establishments);
        areas = areas == null ? Map.of() : Map.copyOf(areas);
        natives = natives == null ? Optional.empty() : natives;
        discoveries = discoveries == null ? Optional.empty() : discoveries;
        viceroys = viceroys == null ? Optional.empty() : viceroys.map(List::copyOf);
    }

    /** The rest of the world without viceroys. */
    public OverseasAtStart(List<EstablishmentAtStart> establishments, Map<SpaceId, CountryId> areas, Optional<NativesAtStart> natives,
            Optional<DiscoveriesAtStart> discoveries) {
        this(establishments, areas, natives, discoveries, Optional.empty());
    }

    /** The ids of the viceroys. */
    public List<LeaderId> viceroyIds() {
        return viceroys.orElse(List.of());
    }

    /** The rest of the world with its natives as printed and the discoveries of 1492. */
    public OverseasAtStart(List<EstablishmentAtStart> establishments, Map<SpaceId, CountryId> areas) {
        this(establishments, areas, Optional.empty(), Optional.empty());
    }

    /** The state of the natives. */
    public NativesAtStart nativesOrPrinted() {
        return natives.orElse(NativesAtStart.NONE);
    }
}
