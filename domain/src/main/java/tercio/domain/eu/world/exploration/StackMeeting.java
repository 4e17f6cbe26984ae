package tercio.domain.eu.world.exploration;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * The meeting of two stacks in one zone (EU-DISCOVERY-MEETING).
 *
 * @param zone the place of both
 * @param stack its id
 * @param country of its commander
 */
public record StackMeeting(Discoveries discoveries, SpaceId zone, StackId stack, CountryId country, StackId other, CountryId otherCountry) {

    /** Whether the two may become one stack: their countries know the zone, and so do they. */
    public boolean mayMerge() {
        return discoveries.knows(country, zone) && discoveries.knows(otherCountry, zone) && bothKnow();
    }

    /**
     * Whether they share the discoveries that they carry: stacks of one country, where the zone was brought home and
     * both know it. Allies never share.
     */
    public boolean mayShare() {
        return country.equals(otherCountry) && discoveries.knows(country, zone) && bothKnow();
    }

    private boolean bothKnow() {
        return discoveries.knows(stack, country, zone) && discoveries.knows(other, otherCountry, zone);
    }

    /** The discoveries after they have shared those that they carry; unchanged where they do not share. */
    public Discoveries discoveriesAfter() {
        return mayShare() ? discoveries.afterMeeting(stack, other, country) : discoveries;
    }
}
