package tercio.adapters.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Notes by which pieces of their words the games are found that are listed already. */
final class PiecesMigration extends EntryMigration {

    PiecesMigration() {
        super("33.1", "pieces of listed words");
    }

    @Override
    String read() {
        return "select ordinal, words from game_listing where ordinal > ? order by ordinal";
    }

    @Override
    String write() {
        return "insert into listed_piece (place) values (?)";
    }

    @Override
    boolean addRow(ResultSet row, PreparedStatement write) throws SQLException {
        var places = ListedPieces.places(row.getLong(1), row.getString(2));
        for (long place : places) {
            write.setLong(1, place);
            write.addBatch();
        }
        return !places.isEmpty();
    }
}
