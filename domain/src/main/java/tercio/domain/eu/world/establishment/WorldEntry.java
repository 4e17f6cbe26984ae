package tercio.domain.eu.world.establishment;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.board.Province;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * The provinces of the rest of the world that are closed to an alliance because they are neutral (EU-CTRL-WORLD).
 *
 * @param areaOwners the country that owns each Area; an Area without an owner has natives only and is open
 * @param alliance the moving country and its allies
 * @param enemies the countries at war with it, and those that have let it through
 */
public record WorldEntry(Establishments establishments, Map<SpaceId, CountryId> areaOwners, Set<CountryId> alliance, Set<CountryId> enemies) {

    public WorldEntry {
        areaOwners = Map.copyOf(areaOwners);
        alliance = Set.copyOf(alliance);
        enemies = Set.copyOf(enemies);
    }

    /** The neutral country that closes a province; empty if it is open. */
    public Optional<CountryId> neutral(Province province) {
        return establishments.in(province.id()).stream().map(Establishment::controller).filter(this::neutral).findFirst()
                .or(() -> Optional.ofNullable(areaOwners.get(province.area())).filter(owner -> neutral(owner) && !isSettled(province)));
    }

    private boolean neutral(CountryId country) {
        return !alliance.contains(country) && !enemies.contains(country);
    }

    /** An establishment of the alliance or its enemies is theirs and not the land of the minor around it. */
    private boolean isSettled(Province province) {
        return !establishments.in(province.id()).isEmpty();
    }

    /** The refusal to a stack that may not enter; empty if it may. */
    public Optional<Refusal> refusal(Province province) {
        return neutral(province).map(country -> Refusal.of("EU-CTRL-WORLD", Sentence.of("eu.forts.refused-neutral").with("where", new Argument.Name("eu.place", province.id().value(), PlaceName.of(province.id())))
                .with("who", new Argument.Name("eu.country", country.value(), Nation.of(country)))));
    }

    /** Whether a stack that discovers a province stays where it was: a neutral establishment stands there (EU-EXPLORATION-NEUTRAL). */
    public boolean staysOutside(Province province) {
        return establishments.hasAny(province.id(), here -> neutral(here.controller()));
    }
}
