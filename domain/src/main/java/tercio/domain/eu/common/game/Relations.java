package tercio.domain.eu.common.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.WireNamed;
import tercio.domain.map.SpaceId;

/**
 * The relations of the countries of a scenario other than their wars.
 *
 * @param allied groups of countries of different alliances that are allied this turn; their alliances act at one initiative and
 *     neither stack nor fight together (EU-INIT-1)
 * @param minors minor countries that the player of another country leads
 * @param freeCampaigns campaigns that cost a country nothing, each once this turn (EU-CAMP-7)
 * @param passage rights to cross neutral land (EU-CTRL-5)
 * @param interventions countries that take part in a war with one stack, for an ally (EU-ALLY-3, EU-ALLY-5)
 */
public record Relations(
        List<List<CountryId>> allied, Map<CountryId, MinorAtStart> minors, Map<CountryId, List<Campaign>> freeCampaigns, List<PassageAtStart> passage,
        Map<CountryId, InterventionAtStart> interventions) {

    public static final Relations NONE = new Relations(List.of(), Map.of(), Map.of(), List.of());

    /**
     * A minor country.
     *
     * @param patron the country that leads it and pays for its campaigns beyond the free ones
     * @param limited whether it is in a limited intervention; left out, it is fully at war
     * @param attitude the conduct of its troops while it is fully at war; left out, it is offensive (EU-MIN-1)
     */
    public record MinorAtStart(CountryId patron, Optional<Boolean> limited, Optional<Attitude> attitude) {
        public MinorAtStart {
            limited = limited == null ? Optional.empty() : limited;
            attitude = attitude == null ? Optional.empty() : attitude;
        }

        /** A minor country of no special attitude. */
        public MinorAtStart(CountryId patron, Optional<Boolean> limited) {
            this(patron, limited, Optional.empty());
        }
    }

    /** The attitude of a minor country in a turn (EU-MIN-1). */
    public enum Attitude implements WireNamed {
        OFFENSIVE("offensive"),
        /**
         * Its troops are only in provinces that it owns or has owned, and in those adjacent to the provinces that it
         * owns now.
         */
        DEFENSIVE("defensive"),
        /** Its ships fight, and its troops stay in the provinces that it owns or has owned. Reading: the text gives the name alone. */
        NAVAL("naval");

        private final String word;

        Attitude(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /**
     * A right to enter and cross neutral land, not to end a move there.
     *
     * @param provinces the provinces
     * @param regions regions of the map, {@code hre} for the Holy Roman Empire
     * @param to the countries that have it, for their whole alliances
     */
    public record PassageAtStart(List<SpaceId> provinces, List<RegionId> regions, List<CountryId> to) {

        public PassageAtStart {
            provinces = provinces == null ? List.of() : List.copyOf(provinces);
            regions = regions == null ? List.of() : List.copyOf(regions);
            to = to == null ? List.of() : List.copyOf(to);
        }

        /** Whether the right is one to cross this land. */
        public boolean covers(Province land) {
            return provinces.contains(land.id()) || land.hre() && regions.contains(RegionId.HRE) || !Collections.disjoint(regions, land.regions());
        }
    }

    /**
     * An intervention.
     *
     * @param helps the ally to whom conquests and captured monarchs go
     * @param stack the stack on land that takes part; left out, none does, or it is lost
     * @param foreign whether it is a foreign intervention in a civil or religious war; left out, it is a limited one
     * @param fleet the naval stack that takes part; left out, its ships are at peace
     * @param parts stacks that have been divided from the stack on land, by a battle or at home
     */
    public record InterventionAtStart(CountryId helps, Optional<StackId> stack, Optional<Boolean> foreign, Optional<StackId> fleet, Optional<List<StackId>> parts) {
        public InterventionAtStart {
            stack = stack == null ? Optional.empty() : stack;
            foreign = foreign == null ? Optional.empty() : foreign;
            fleet = fleet == null ? Optional.empty() : fleet;
            parts = parts == null ? Optional.empty() : parts.map(List::copyOf);
        }

        /** An intervention of an undivided stack on land, and perhaps one at sea. */
        public InterventionAtStart(CountryId helps, StackId stack, Optional<Boolean> foreign, Optional<StackId> fleet) {
            this(helps, Optional.of(stack), foreign, fleet, Optional.empty());
        }

        /** An intervention without ships. */
        public InterventionAtStart(CountryId helps, StackId stack, Optional<Boolean> foreign) {
            this(helps, stack, foreign, Optional.empty());
        }

        /** Whether a land stack has been divided from the one that takes part. */
        public boolean hasPart(StackId id) {
            var named = parts.orElse(List.of());
            return named.contains(id) || Stream.concat(stack.stream(), named.stream()).anyMatch(whole -> id.value().startsWith(whole + "."));
        }
    }

    public Relations {
        allied = allied == null ? List.of() : allied.stream().map(List::copyOf).toList();
        minors = minors == null ? Map.of() : Map.copyOf(minors);
        freeCampaigns = freeCampaigns == null ? Map.of()
                : freeCampaigns.entrySet().stream().collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, free -> List.copyOf(free.getValue())));
        passage = passage == null ? List.of() : List.copyOf(passage);
        interventions = interventions == null ? Map.of() : Map.copyOf(interventions);
    }

    /** Relations without interventions. */
    public Relations(
            List<List<CountryId>> allied, Map<CountryId, MinorAtStart> minors, Map<CountryId, List<Campaign>> freeCampaigns, List<PassageAtStart> passage) {
        this(allied, minors, freeCampaigns, passage, Map.of());
    }

    /** Whether members of two alliances are allied this turn. */
    public boolean areAllied(List<CountryId> one, List<CountryId> other) {
        return allied.stream().anyMatch(group -> !Collections.disjoint(group, one) && !Collections.disjoint(group, other));
    }

    /** The intervention of a country; empty for one that is fully at war. */
    public Optional<InterventionAtStart> intervention(CountryId country) {
        return Optional.ofNullable(country).map(interventions::get);
    }

    /** Each minor country with the country that leads it. */
    public Map<CountryId, CountryId> patrons() {
        return minors.entrySet().stream().collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, minor -> minor.getValue().patron()));
    }

    /** The attitude of a country; that of a major one is offensive. */
    public Attitude attitude(CountryId country) {
        return Optional.ofNullable(minors.get(country)).flatMap(MinorAtStart::attitude).orElse(Attitude.OFFENSIVE);
    }

    /** The country that leads a minor country; empty for any other country. */
    public Optional<CountryId> patron(CountryId country) {
        return Optional.ofNullable(minors.get(country)).map(MinorAtStart::patron);
    }
}
