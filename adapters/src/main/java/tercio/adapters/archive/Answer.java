package tercio.adapters.archive;

/**
 * The answer to a named question.
 *
 * @param games the number of games it was counted over
 * @param heads a hash over the heads of these games: equal heads and filters give equal rows
 * @param sql the query
 * @param edition of the archive
 * @param lagGames the number of games with events that were not in the archive yet
 */
public record Answer(Question question, Filters filters, int games, String heads, String sql, String edition, int lagGames, Table table) {}
