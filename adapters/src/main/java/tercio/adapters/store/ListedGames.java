package tercio.adapters.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.record.GameOpened;
import tercio.projections.Summaries;

/** Stores by what a game is found in lists: its listing and, of a fork, where it came from. Both follow from its events. */
final class ListedGames {

    /** The table of forks. */
    static final String FORKS = "game_fork";

    /** Takes the place of a game in the list, and whether it is open to all, from its keys. */
    private static final String PLACE = "update game_listing set ordinal = (select k.ordinal from game_keys k where k.game = game_listing.game),"
            + " open = (select k.open from game_keys k where k.game = game_listing.game) where game = ?";

    private final JdbcClient database;
    private final RowSeals seals;
    private final UnfitRows unfit;
    private final ListedPieces pieces;
    private final String keepFork;
    private final String keepListing;

    ListedGames(JdbcClient database, Dialect dialect, RowSeals seals, UnfitRows unfit, ListedPieces pieces) {
        this.pieces = pieces;
        keepFork = dialect.upsert(FORKS, List.of("game"), List.of("parent", "parent_position", "maker", "seal"));
        keepListing = dialect.upsert(GameListing.TABLE, List.of("game"), List.of("ruleset", "scenario", "words", "over", "seal"));
        this.database = database;
        this.seals = seals;
        this.unfit = unfit;
    }

    /** Lists a new game. */
    void add(String game, GameOpened opening) {
        keep(game, GameListing.of(opening), false);
    }

    /** Notes that a new game is a fork. */
    void fork(String game, GameOpened.Origin from, String maker) {
        database.sql(keepFork)
                .params(game, from.game(), from.at(), maker, forkSeal(seals, game, from.game(), from.at(), maker)).update();
    }

    /** Lists a game as its summary has it. A fork whose row does not fit is noted again, as one of which nobody knows who asked for it. */
    void keep(String game, Summaries.Summary summary) {
        keep(game, GameListing.of(summary.ruleset(), summary.scenario(),
                Stream.concat(Stream.of(summary.name()), summary.seats().stream().map(GameOpened.Seat::name)).toList()), summary.over());
        if (!forkFits(game, summary.forkedFrom().isPresent())) {
            summary.forkedFrom().ifPresentOrElse(from -> fork(game, from, ""),
                    () -> database.sql("delete from game_fork where game = ?").param(game).update());
        }
    }

    /** As it is stored after most commands already. */
    private void keep(String game, GameListing listing, boolean over) {
        var stored = findRow(game);
        if (!stored.filter(row -> row.ordinal().isPresent() && row.listing().equals(listing) && row.over() == over && fits(game, row)).isPresent()) {
            database.sql(keepListing)
                    .params(game, listing.ruleset(), listing.scenario(), listing.words(), over, listingSeal(seals, game, listing, over)).update();
            database.sql(PLACE + " and ordinal is null").param(game).update();
            ordinal(game).ifPresent(ordinal -> pieces.keep(ordinal, listing.words()));
        }
    }

    /** A row of the list. */
    private record Listed(Optional<Long> ordinal, GameListing listing, boolean over, byte[] seal) {}

    private Optional<Listed> findRow(String game) {
        return database.sql("select ordinal, ruleset, scenario, words, over, seal from game_listing where game = ?").param(game)
                .query((row, number) -> new Listed(Optional.ofNullable(row.getObject(1, Long.class)),
                        new GameListing(row.getString(2), row.getString(3), row.getString(4)), row.getBoolean(5), row.getBytes(6))).optional();
    }

    private boolean fits(String game, Listed row) {
        return seals.fits(row.seal(), listing(game, row.listing(), row.over()));
    }

    private Optional<Long> ordinal(String game) {
        return database.sql("select ordinal from game_keys where game = ?").param(game).query(Long.class).optional();
    }

    /** Lists a game for whom it is open now. */
    void place(String game) {
        database.sql(PLACE).param(game).update();
    }

    /**
     * Has the rows of a game made again where they are not what the service wrote.
     *
     * @param fork whether the game is one; empty where its opening cannot be read
     */
    void check(String game, Optional<Boolean> fork) {
        var stored = findRow(game);
        if (!stored.filter(row -> fits(game, row)).isPresent()) {
            unfit.markRepaired(GameListing.TABLE, game);
        }
        if (!placeFits(game)) {
            place(game);
        }
        stored.ifPresent(row -> ordinal(game).filter(ordinal -> !pieces.isKept(ordinal, row.listing().words())).ifPresent(ordinal -> pieces.keep(ordinal, row.listing().words())));
        if (fork.isPresent() && !forkFits(game, fork.get())) {
            unfit.markRepaired(FORKS, game);
        }
    }

    /** Whether the list has a game where its keys have it, and shows it to nobody else. The rows of the list have no keyed hash of their own. */
    private boolean placeFits(String game) {
        return database.sql("select coalesce(l.ordinal = k.ordinal and l.open = k.open, false) from game_listing l join game_keys k on k.game = l.game where l.game = ?").param(game)
                .query(Boolean.class).optional().orElse(true);
    }

    /** @param fork whether the game is one: then it has a row, and otherwise none */
    private boolean forkFits(String game, boolean fork) {
        return database.sql("select parent, parent_position, maker, seal from game_fork where game = ?").param(game)
                .query((row, number) -> seals.fits(row.getBytes(4), fork(game, row.getString(1), row.getInt(2), row.getString(3))))
                .optional().map(fits -> fits && fork).orElse(!fork);
    }

    /** Takes all rows as they are. */
    static void takeAsTheyAre(JdbcClient database, RowSeals seals) {
        database.sql("select game, ruleset, scenario, words, over from game_listing").query((row, number) -> {
            var listing = new GameListing(row.getString(2), row.getString(3), row.getString(4));
            return List.<Object>of(listingSeal(seals, row.getString(1), listing, row.getBoolean(5)), row.getString(1));
        }).list().forEach(sealed -> database.sql("update game_listing set seal = ? where game = ?").params(sealed).update());
        database.sql("select game, parent, parent_position, maker from game_fork").query((row, number) ->
                List.<Object>of(forkSeal(seals, row.getString(1), row.getString(2), row.getInt(3), row.getString(4)), row.getString(1)))
                .list().forEach(sealed -> database.sql("update game_fork set seal = ? where game = ?").params(sealed).update());
    }

    private static byte[] listingSeal(RowSeals seals, String game, GameListing listing, boolean over) {
        return seals.of(listing(game, listing, over));
    }

    private static byte[] forkSeal(RowSeals seals, String game, String parent, int position, String maker) {
        return seals.of(fork(game, parent, position, maker));
    }

    private static Object[] listing(String game, GameListing listing, boolean over) {
        return new Object[] {GameListing.TABLE, game, listing.ruleset(), listing.scenario(), listing.words(), over};
    }

    private static Object[] fork(String game, String parent, int position, String maker) {
        return new Object[] {FORKS, game, parent, position, maker};
    }
}
