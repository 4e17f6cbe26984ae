package tercio.adapters.archive;

import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Another process that has the file of an archive open until it is ended. */
public final class HeldArchive {

    private HeldArchive() {}

    public static void main(String[] arguments) throws SQLException, IOException {
        try (var _ = DriverManager.getConnection("jdbc:duckdb:" + arguments[0])) {
            System.out.println("open");
            System.in.read();
        }
    }
}
