package tercio.domain.eu.policy;

/**
 * How an edition storms a fortress where the editions differ.
 *
 * @param emptyFortFalls whether a breached fortress without resistance and troops falls without a fight
 */
public record AssaultPolicies(
        AssaultArtillery artillery,
        SmallBesieger smallBesieger,
        StormBonus stormBonus,
        BreachFire breachFire,
        boolean emptyFortFalls) {}
