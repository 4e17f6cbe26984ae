package tercio.adapters.http.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.http.problem.Problem;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnteredTables;

/**
 * Tables that are sent with a request for a new game.
 *
 * @param tables the lines of each table by its name
 * @param hash of the tables, for who knows it: other tables are then refused
 */
record SentCharts(Optional<String> origin, Map<String, List<String>> tables, Optional<String> hash) {

    /** The tables as a game carries them. */
    EnteredTables entered() {
        EnteredTables.linesFault(tables).ifPresent(fault -> {
            throw Problem.malformed("/charts/tables", fault);
        });
        var entered = new EnteredTables(origin.orElse(""), tables, null);
        if (hash.filter(known -> !known.equals(entered.hash())).isPresent()) {
            throw Problem.malformed("/charts/hash", Sentence.of("kernel.table.other-hash").with("hash", new Text(entered.hash())).with("sent", new Text(Problem.shorten(hash.get()))));
        }
        return entered;
    }
}
