package tercio.domain.eu.policy;

/** What the besieged cause after a breach. */
public enum BreachFire {
    /** A column of its own. */
    OWN_COLUMN,
    /** One loss less in each roll. */
    ONE_LOSS_LESS
}
