package tercio.adapters.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.adapters.demo.Demonstration;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;

/**
 * The demonstration games of a folder: the worked example, played, and the same war to play. Their tokens lie beside the
 * games in a file that is its owner's alone, so that a second start can print the same links.
 *
 * @param played the example
 * @param tokens of the game that is to be played, by the name of the seat
 */
record DemoGames(String played, String game, Map<String, String> tokens) {

    private static final String FILE = "demonstration.txt";

    static DemoGames in(Path folder, GameBackend backend) {
        var file = folder.resolve(FILE);
        try {
            if (Files.exists(file)) {
                var kept = read(Files.readAllLines(file));
                if (backend.eventLog().newest(kept.game) > 0 && backend.eventLog().newest(kept.played) > 0) {
                    return kept;
                }
            }
            var made = made(backend);
            Files.deleteIfExists(file);
            Files.createFile(file);
            file.toFile().setReadable(false, false);
            file.toFile().setReadable(true, true);
            Files.write(file, made.lines(), StandardOpenOption.TRUNCATE_EXISTING);
            return made;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static DemoGames made(GameBackend backend) {
        var played = Demonstration.played(backend).game();
        var fresh = Demonstration.fresh(backend);
        var tokens = new LinkedHashMap<String, String>();
        tokens.put("host", fresh.hostToken());
        for (GameCreation.SeatToken seat : fresh.seats()) {
            tokens.put(seat.name() + " (" + String.join(", ", seat.controls()) + ")", seat.token());
        }
        return new DemoGames(played, fresh.game(), tokens);
    }

    private static DemoGames read(List<String> lines) {
        var tokens = new LinkedHashMap<String, String>();
        for (var line : lines.subList(2, lines.size())) {
            var parts = line.split("\t", 2);
            tokens.put(parts[1], parts[0]);
        }
        return new DemoGames(lines.get(0), lines.get(1), tokens);
    }

    private List<String> lines() {
        var lines = new ArrayList<>(List.of(played, game));
        tokens.forEach((seat, token) -> lines.add(token + "\t" + seat));
        return lines;
    }

    /** Where to watch and where to play; the part after the # never leaves the browser. */
    void tell(PrintWriter out, String home) {
        out.println();
        out.println("The rulebook's example, played:  " + home + "/#/games/" + played);
        out.println("France against Spain, to play:");
        tokens.forEach((seat, token) -> out.println("  as " + seat + ":  " + home + "/#/games/" + game + "/token/" + token));
    }
}
