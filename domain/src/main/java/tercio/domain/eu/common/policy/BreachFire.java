package tercio.domain.eu.common.policy;

/** The losses that the besieged cause after a breach. */
public enum BreachFire {
    /** From a separate column. */
    OWN_COLUMN,
    /** One loss less on each roll. */
    ONE_LOSS_LESS
}
