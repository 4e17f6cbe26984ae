package tercio.domain.eu.common.policy;

/** The size of a naval stack that intercepts by a passive campaign, or before the first campaign of its country (EU-CAMP-SEA). */
public enum InterceptingFleets {
    /** One FLEET counter at most. */
    ONE_FLEET,
    /** Any: the guide to the fast battle says that no campaign restricts the size of interceptors. */
    ANY_SIZE
}
