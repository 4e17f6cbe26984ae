package tercio.domain.eu.world.exploration.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of the exploration step of an impulse (EU-EXPLORATION). */
public sealed interface ExpeditionCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /**
     * A stack explores a zone next to it. One die, and more for a half result, the fate of a leader and stars of the remainder.
     *
     * @param country the country of the stack, which alone sees the explored zone
     * @param zone a sea zone for ships, a province for troops
     * @param leader the leader whose manoeuvre value counts and who is tested for death, if there are several; left out, the commander
     */
    record ExploreZone(CountryId country, StackId stack, Optional<SpaceId> zone, Optional<LeaderId> leader) implements ExpeditionCommand {
        public ExploreZone {
            zone = zone == null ? Optional.empty() : zone;
            leader = leader == null ? Optional.empty() : leader;
        }

        /** The exploration of a stack under its commander. */
        public ExploreZone(CountryId country, StackId stack, SpaceId zone) {
            this(country, stack, Optional.of(zone), Optional.empty());
        }

        @Override
        public List<Secret> secrets() {
            return country == null ? List.of() : List.of(Secret.of(country.value(), "zone", "leader"));
        }
    }

    /** A stack that could explore does not. */
    record ExploreNothing(StackId stack) implements ExpeditionCommand {}
}
