package tercio.domain.eu.common.policy;

/**
 * The rules on assaults in which the editions differ.
 *
 * @param emptyFortFalls whether a breached fortress without resistance and troops falls without a fight
 */
public record AssaultPolicies(
        AssaultArtillery artillery,
        SmallBesieger smallBesieger,
        StormBonus stormBonus,
        BreachFire breachFire,
        boolean emptyFortFalls) {}
