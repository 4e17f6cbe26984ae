package tercio.domain.eu.common.policy;

/**
 * The most LD that a FLEET counter carries, in addition to the transport points of its ships (EU-SEA-TRANSPORT).
 *
 * @param ofWarships LD in a FLEET of warships
 * @param ofGalleys LD in a FLEET of galleys
 */
public record FleetCargo(int ofWarships, int ofGalleys) {

    /** Transport points alone limit the load. */
    public static final FleetCargo UNLIMITED = new FleetCargo(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** The rapid battle: 4 LD, and 8 in a FLEET of galleys instead of warships. */
    static final FleetCargo OF_THE_OLDEST = new FleetCargo(4, 8);

    public boolean isLimited() {
        return ofWarships < Integer.MAX_VALUE;
    }
}
