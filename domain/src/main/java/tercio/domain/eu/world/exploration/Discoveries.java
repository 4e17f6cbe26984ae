package tercio.domain.eu.world.exploration;

import java.util.Collection;
import java.util.Optional;
import org.pcollections.PSet;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import org.pcollections.TreePSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/**
 * The zones of the rest of the world that countries know, and the discoveries that their stacks carry (EU-DISCOVERY). An
 * immutable value: each function returns the state after it.
 *
 * @param common the zones outside Europe that all countries know
 * @param known the zones that single countries know in addition to the common ones
 * @param carried by the id of the stack; a stack without an entry knows what its country knows
 */
public record Discoveries(PSet<SpaceId> common, PSortedMap<CountryId, PSet<SpaceId>> known, PSortedMap<StackId, CarriedDiscoveries> carried) {

    /** Nothing is known but Europe. */
    public static final Discoveries NONE = new Discoveries(TreePSet.empty(), TreePMap.empty(), TreePMap.empty());

    /** Whether a zone is known to all from the start: a province of Europe, or a sea of no ocean outside it. */
    public static boolean isEuropean(SpaceId zone) {
        return EuMap.PRINTED.province(zone).map(Province::theatre).filter(Theatre.EUROPE::equals).isPresent()
                || EuMap.PRINTED.sea(zone).map(Sea::waters).filter(OutsideEurope::isInNone).isPresent();
    }

    /** Whether a country knows a zone. */
    public boolean knows(CountryId country, SpaceId zone) {
        return isEuropean(zone) || common.contains(zone) || of(country).contains(zone);
    }

    /** Whether a stack of a country knows a zone: it may enter it without exploration (EU-DISCOVERY). */
    public boolean knows(StackId stack, CountryId country, SpaceId zone) {
        return carriedBy(stack).map(own -> own.zones().contains(zone) || knows(country, zone) && !own.unheard().contains(zone))
                .orElseGet(() -> knows(country, zone));
    }

    /** Whether a country other than this one knows a zone, minor countries included (EU-EXPLORATION-6). */
    public boolean isKnownToAnother(CountryId country, SpaceId zone) {
        return isEuropean(zone) || common.contains(zone)
                || known.entrySet().stream().anyMatch(entry -> !entry.getKey().equals(country) && entry.getValue().contains(zone));
    }

    /** Whether any country knows a zone. */
    public boolean isKnownToAny(SpaceId zone) {
        return isKnownToAnother(CountryId.NONE, zone);
    }

    /** The zones that a country knows in addition to the common ones. */
    public PSet<SpaceId> of(CountryId country) {
        return known.getOrDefault(country, TreePSet.empty());
    }

    /**
     * The discoveries that a stack carries; empty if it carries none. Leaders of such a stack stay where they are in
     * Wintering (EU-HIER-3).
     */
    public Optional<CarriedDiscoveries> carriedBy(StackId stack) {
        return Optional.ofNullable(carried.get(stack));
    }

    /**
     * The state after a stack has discovered a zone. Only the country of its commander shares in it; nothing changes if
     * the stack knows the zone.
     */
    public Discoveries withDiscovery(StackId stack, CountryId country, SpaceId zone) {
        if (knows(stack, country, zone)) {
            return this;
        }
        var own = carriedBy(stack).orElseGet(() -> new CarriedDiscoveries(country, TreePSet.empty(), TreePSet.empty()));
        return withCarried(stack, own.withDiscovery(zone));
    }

    /**
     * The state after a stack has reached an establishment or Europe ({@link HomeComing}): its country learns the zones
     * that it has discovered at once and permanently.
     */
    public Discoveries afterHomecoming(StackId stack, CountryId country, Collection<SpaceId> zones) {
        return withKnown(country, zones).withoutStack(stack);
    }

    /**
     * The state after a country has learned of zones. Its stacks that carry discoveries do not hear of it before they
     * come home (EU-DISCOVERY-HOME).
     */
    public Discoveries withKnown(CountryId country, Collection<SpaceId> zones) {
        var news = newZones(zones).minusAll(of(country));
        if (news.isEmpty()) {
            return this;
        }
        var after = new Discoveries(common, known.plus(country, of(country).plusAll(news)), carried);
        for (var entry : carried.entrySet()) {
            after = entry.getValue().country().equals(country) ? after.withCarried(entry.getKey(), entry.getValue().afterLearning(news)) : after;
        }
        return after;
    }

    /** The state in which a country no longer knows these zones, except those that all know. */
    public Discoveries withoutKnown(CountryId country, Collection<SpaceId> zones) {
        var left = of(country).minusAll(zones);
        return new Discoveries(common, left.isEmpty() ? known.minus(country) : known.plus(country, left), carried);
    }

    /** The state after all countries have learned of zones ({@link Diffusion}), and all stacks with them. */
    public Discoveries withCommon(Collection<SpaceId> zones) {
        var news = newZones(zones);
        if (news.isEmpty()) {
            return this;
        }
        PSortedMap<CountryId, PSet<SpaceId>> left = TreePMap.empty();
        for (var entry : known.entrySet()) {
            var own = entry.getValue().minusAll(news);
            left = own.isEmpty() ? left : left.plus(entry.getKey(), own);
        }
        var after = new Discoveries(common.plusAll(news), left, carried);
        for (var entry : carried.entrySet()) {
            after = after.withCarried(entry.getKey(), entry.getValue().afterSpread(news));
        }
        return after;
    }

    /**
     * The state after two stacks of one country have met ({@link StackMeeting#mayShare}): both know and carry what either
     * did.
     */
    public Discoveries afterMeeting(StackId stack, StackId other, CountryId country) {
        if (carriedBy(stack).isEmpty() && carriedBy(other).isEmpty()) {
            return this;
        }
        var nothing = new CarriedDiscoveries(country, TreePSet.empty(), TreePSet.empty());
        var both = carriedBy(stack).orElse(nothing).sharedWith(carriedBy(other).orElse(nothing));
        return withCarried(stack, both).withCarried(other, both);
    }

    /** The state after a part has left a stack; the part knows and carries the same. */
    public Discoveries afterSplit(StackId stack, StackId part) {
        return carriedBy(stack).map(own -> withCarried(part, own)).orElse(this);
    }

    /** The state after two stacks have become one under the first id; they may merge ({@link StackMeeting#mayMerge}). */
    public Discoveries afterMerge(StackId stack, StackId absorbed, CountryId country) {
        return afterMeeting(stack, absorbed, country).withoutStack(absorbed);
    }

    /** The state after a stack is destroyed with the discoveries that it carried. */
    public Discoveries withoutStack(StackId stack) {
        return carried.containsKey(stack) ? new Discoveries(common, known, carried.minus(stack)) : this;
    }

    /**
     * The discoveries that a viewer may see: those that a stack carries are for its country alone until they have been
     * brought home.
     */
    public Discoveries asSeenBy(Viewer viewer) {
        var own = carried;
        for (var entry : carried.entrySet()) {
            own = viewer.sees(entry.getValue().country().value()) ? own : own.minus(entry.getKey());
        }
        return own.size() == carried.size() ? this : new Discoveries(common, known, own);
    }

    /** The discoveries that everybody may see: without what any stack carries. */
    public Discoveries atHome() {
        return carried.isEmpty() ? this : new Discoveries(common, known, TreePMap.empty());
    }

    private PSet<SpaceId> newZones(Collection<SpaceId> zones) {
        return TreePSet.from(zones.stream().filter(zone -> !isEuropean(zone) && !common.contains(zone)).toList());
    }

    /**
     * The state in which a stack carries these discoveries. A stack with nothing left to bring home hears of everything
     * that its country knows.
     */
    private Discoveries withCarried(StackId stack, CarriedDiscoveries own) {
        return new Discoveries(common, known, own.zones().isEmpty() ? carried.minus(stack) : carried.plus(stack, own));
    }
}
