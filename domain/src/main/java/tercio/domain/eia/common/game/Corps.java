package tercio.domain.eia.common.game;

import java.util.Optional;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Viewer;

/**
 * A corps on the map.
 *
 * @param id of its counter: {@code france-iii}; if its identity is hidden, an id that tells its nation and kind alone: {@code france-infantry-2}
 * @param power the power that moves it, the controlling power for a corps of a free state
 * @param factors its factors; empty where a viewer may not see them (EIA-7.5.2.6.3)
 * @param journey its movement this month
 * @param identity of a corps whose identity was hidden; empty for one whose id is that of its counter
 */
public record Corps(UnitId id, Power power, Location at, Optional<Factors> factors, Journey journey, Optional<CorpsIdentity> identity) {

    public Corps {
        identity = identity == null ? Optional.empty() : identity;
    }

    /** A corps whose identity everybody knows. */
    public Corps(UnitId id, Power power, Location at, Optional<Factors> factors, Journey journey) {
        this(id, power, at, factors, journey, Optional.empty());
    }

    private CorpsCounter printedCounter() {
        return PrintedCounters.corps(id).orElseThrow();
    }

    /** The id of its counter, as far as it is known; its own id where it is hidden. */
    public UnitId counter() {
        return identity.flatMap(CorpsIdentity::counter).orElse(id);
    }

    /** The id of its counter, as far as everybody knows it. */
    public UnitId openCounter() {
        return identity.filter(CorpsIdentity::revealed).flatMap(CorpsIdentity::counter).orElse(id);
    }

    /** Whether others than its power do not know its counter. */
    public boolean isIdentityHidden() {
        return identity.filter(known -> !known.revealed()).isPresent();
    }

    /** The word of its nation: a power or a minor state. */
    public NationId nation() {
        return printedCounter().nation();
    }

    /** Its factors; none where they are hidden. */
    public Factors factorsOrNone() {
        return factors.orElse(Factors.NONE);
    }

    /** Whether its nation is a minor state. */
    public boolean isMinor() {
        return printedCounter().isMinor();
    }

    /** The name on its counter: {@code III}; where its identity is hidden, its kind and number: {@code infantry corps 2}. */
    public String name() {
        return printedCounter().name();
    }

    /** Name in sentences: {@code France III}. It never tells a hidden identity, not even after its reveal. */
    public String title() {
        return printedCounter().title();
    }

    public Corps withLocation(Location now) {
        return new Corps(id, power, now, factors, journey, identity);
    }

    public Corps withFactors(Factors now) {
        return new Corps(id, power, at, Optional.of(now), journey, identity);
    }

    /** A copy for viewers who may not see its factors. */
    public Corps withoutFactors() {
        return new Corps(id, power, at, Optional.empty(), journey, identity);
    }

    public Corps withJourney(Journey now) {
        return new Corps(id, power, at, factors, now, identity);
    }

    /** A copy of which everybody knows the counter. */
    public Corps withRevealed(UnitId counter) {
        return new Corps(id, power, at, factors, journey, Optional.of(new CorpsIdentity(Optional.of(counter), true)));
    }

    /** A copy as a viewer knows its counter. */
    Corps withIdentitySeenBy(Viewer viewer) {
        return identity.isEmpty() ? this : new Corps(id, power, at, factors, journey, identity.map(hidden -> hidden.asSeenBy(viewer, power.word())));
    }
}
