package tercio.adapters.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The tables of which a move of all games copies every row. Tables that can be made again from the events are not copied. */
final class MovedTables {

    /**
     * A table.
     *
     * @param key the columns of its key, by which rows are read in order
     * @param columns the other ones
     * @param numbered the column whose values the database gives by itself, or an empty text
     * @param moment the column with moments of nine decimals, or an empty text
     */
    record Moved(String name, List<String> key, List<String> columns, String numbered, String moment) {

        private static Moved of(String name, List<String> key, String... columns) {
            return new Moved(name, key, List.of(columns), "", "");
        }

        private static Moved byNumber(String name, String number, String... columns) {
            return new Moved(name, List.of(number), List.of(columns), number, "");
        }

        /** The column with the game that a row belongs to; empty where rows belong to no single game. */
        Optional<String> gameColumn() {
            return Stream.concat(key.stream(), columns.stream()).filter(column -> column.equals("game") || column.equals("aggregateidentifier")).findFirst();
        }

        private Moved withMoment(String column) {
            return new Moved(name, key, columns, numbered, column);
        }
    }

    /** The events, which come first because they are most of what moves. */
    static final Moved EVENTS = Moved.byNumber("domainevententry", "globalindex", "eventidentifier", "aggregateidentifier", "sequencenumber", "type", "timestamp",
            "payloadtype", "payloadrevision", "payload", "metadata", "explanation");

    static final List<Moved> ALL = List.of(
            EVENTS,
            Moved.of(PackedGames.TABLE, List.of("game"), "events", "body", "seal"),
            Moved.byNumber("game_keys", "ordinal", "game", "open", "host", "secret", "imported_game", "imported_events"),
            Moved.of("seat_key", List.of("game", "seat"), "token"),
            Moved.of("former_secret", List.of("game", "commitment"), "secret"),
            Moved.of("game_invitation", List.of("game", "person"), "secret", "given_by", "place", "open_until"),
            Moved.of("game_proof", List.of("game", "kind"), "position", "head", "given_at", "key_id", "signature"),
            Moved.of("game_fork", List.of("game"), "parent", "parent_position", "maker", "seal"),
            Moved.of("game_listing", List.of("game"), "ruleset", "scenario", "words", "over", "seal", "ordinal", "open"),
            Moved.of(ListedPieces.TABLE, List.of("place")),
            Moved.of("game_line", List.of("game"), "first_hash"),
            Moved.of("damaged_record", List.of("game"), "position"),
            Moved.byNumber("game_remark", "ordinal", "game", "kind", "position", "audience", "person", "seat", "glyph", "body", "written_at", "sent_key", "sent_body",
                    "seal").withMoment("written_at"),
            Moved.of("seat_hook", List.of("game", "person", "kind"), "address", "home", "awaited", "language", "confirmed", "confirm_token", "asked_until", "stop_token",
                    "failures", "given_from"),
            Moved.of("notice_count", List.of("counted_on", "counted"), "number"),
            Moved.of("kept_answer", List.of("request"), "caller", "kept_at", "answer"),
            Moved.of("game_tally", List.of("game"), "position", "program", "body", "seal", "pending"),
            Moved.of(JoinedPersons.TABLE, List.of("game", "name"), "identity"),
            Moved.of("appraisal", List.of("hash", "began", "viewer", "edition"), "program", "body", "seal"));

    /** Tables that are not copied: they are made of the events again, or belong to the database or a service and not to the games. */
    static final List<String> LEFT = List.of("snapshotevententry", "tokenentry", "view_at_present", "checkpoint_build", "checkpoint_page", "checkpoint_board",
            "set_aside", "write_probe", "manifest_mark", "game_proof_since", "shared_keys", "move_progress", "daily_sum", "checked_record", "running_build", "sign_in");

    private MovedTables() {}
}
