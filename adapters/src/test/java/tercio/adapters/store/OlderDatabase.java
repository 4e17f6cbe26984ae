package tercio.adapters.store;

import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Takes a database back to what an earlier version of the program left. */
final class OlderDatabase {

    /** The tables that migrations after version 7 have made. A new one is added here. */
    private static final List<String> LATER = List.of("damaged_record", "game_fork", "game_proof", "game_proof_since", "game_remark", "game_listing", "seat_hook", "notice_count",
            "game_invitation", "game_line", "appraisal", "game_tally", "kept_answer", "manifest_mark");

    private OlderDatabase() {}

    /** The tables of the first seven versions whose rows are sealed since version 19. */
    private static final List<String> SEALED = List.of("view_at_present", "checkpoint_page", "checkpoint_board", "set_aside");

    /** Before version 9. */
    static void beforeForks(JdbcClient database) {
        unsealed(database, SEALED);
        LATER.forEach(table -> database.sql("drop table " + table).update());
        forget(database, 9);
    }

    private static void unsealed(JdbcClient database, List<String> tables) {
        tables.forEach(table -> database.sql("alter table " + table + " drop column seal").update());
    }

    /** Before version 15. */
    static void beforeConfirmedHooks(JdbcClient database) {
        unsealed(database, SEALED);
        unsealed(database, List.of("game_listing", "game_fork", "game_remark"));
        List.of("drop table damaged_record", "drop table notice_count", "drop table game_invitation", "drop table game_line", "drop table appraisal", "drop table game_tally", "drop table kept_answer", "drop table manifest_mark",
                "drop index game_remark_sent", "drop index seat_hook_confirm", "drop index seat_hook_stop",
                "alter table game_remark drop column sent_key, sent_body",
                "alter table seat_hook drop column language, confirmed, confirm_token, asked_until, stop_token, failures, given_from")
                .forEach(step -> database.sql(step).update());
        forget(database, 15);
    }

    /** The migrations from a version on have not been done. */
    static void forget(JdbcClient database, int version) {
        List.of("move_progress", "daily_sum", "packed_game", "checked_record", "joined_person", "running_build", "sign_in", "listed_piece").forEach(table -> database.sql("drop table if exists " + table).update());
        database.sql("delete from \"flyway_schema_history\" where cast(regexp_replace(\"version\", '[.].*', '') as integer) >= ?").param(version).update();
    }
}
