package tercio.domain.eu.world.exploration;

import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.world.establishment.Establishments;

/**
 * The places where a stack brings its discoveries home (EU-DISCOVERY-HOME). This is no action and needs no decision: it happens
 * when the stack enters the place, before the attrition of the move.
 *
 * @param atStart the establishments at the beginning of the military phase; a fort built since is none
 * @param now the establishments now
 * @param friends the countries whose places count: that of the stack and, where the alliance lets it in, its allies
 */
public record HomeComing(Establishments atStart, Establishments now, Set<CountryId> friends) {

    public HomeComing {
        friends = Set.copyOf(friends);
    }

    /**
     * Whether a province is home to the stack.
     *
     * @param controller of its city, if it is a province of Europe
     */
    public boolean isHome(Province province, Optional<CountryId> controller) {
        return province.theatre() == Theatre.EUROPE
                ? controller.filter(friends::contains).isPresent()
                : now.in(province.id()).stream().filter(here -> friends.contains(here.controller()))
                        .anyMatch(here -> atStart.hasAny(province.id(), before -> before.kind() == here.kind() && before.owner().equals(here.owner())));
    }
}
