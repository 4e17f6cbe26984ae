package tercio.domain.eu.common.policy;

import tercio.domain.eu.common.forces.Leader;

/** The modifier of the leaders in a pursuit. */
public enum PursuitLead {
    SHOCK_IF_BETTER, MANOEUVRE_EITHER_WAY;

    /** The modifier to the pursuit roll; negative only for {@link #MANOEUVRE_EITHER_WAY}. */
    public int drm(Leader pursuer, Leader pursued) {
        return switch (this) {
            case SHOCK_IF_BETTER -> Math.max(0, pursuer.shock() - pursued.shock());
            case MANOEUVRE_EITHER_WAY -> pursuer.maneuver() - pursued.maneuver();
        };
    }
}
