package tercio.domain.eu.turn.round;

/**
 * The round that the continuation roll has brought, while the stages before it are played.
 *
 * @param box the box of the round, or the end of the turn
 * @param extended whether a campaign is extended into it
 */
public record ComingRound(RoundBox box, boolean extended, boolean badWeather) {}
