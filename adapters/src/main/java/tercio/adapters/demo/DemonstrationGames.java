package tercio.adapters.demo;

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
import java.util.Optional;
import tercio.adapters.rulebook.Demonstration;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/**
 * The demonstration games of a data folder. Each rulebook with a demonstration has its played example and a game that waits
 * for players. Their tokens are in a file that only its owner can read, so that a second start prints the same links. The
 * file has a block of lines for each rulebook, in the order of the modules, with an empty line between blocks.
 */
public final class DemonstrationGames {

    private static final String FILE = "demonstration.txt";

    /**
     * The games of one rulebook.
     *
     * @param played the example
     * @param game the game that waits for players
     * @param tokens of that game, by the name of the seat
     */
    private record Pair(String played, String game, Map<String, String> tokens) {

        private static Pair read(String block) {
            var lines = block.lines().toList();
            var tokens = new LinkedHashMap<String, String>();
            for (var line : lines.subList(2, lines.size())) {
                var parts = line.split("\t", 2);
                tokens.put(parts[1], parts[0]);
            }
            return new Pair(lines.get(0), lines.get(1), tokens);
        }

        private String block() {
            var lines = new ArrayList<>(List.of(played, game));
            tokens.forEach((seat, token) -> lines.add(token + "\t" + seat));
            return String.join("\n", lines);
        }
    }

    private record DemonstratedPair(Demonstration demonstration, Pair games) {}

    private final List<DemonstratedPair> shown;

    private DemonstrationGames(List<DemonstratedPair> shown) {
        this.shown = shown;
    }

    /** The games of the folder. Missing games are created. */
    public static DemonstrationGames in(Path folder, GameBackend backend, RulebookModules rulebooks) {
        var file = folder.resolve(FILE);
        try {
            var kept = Files.exists(file) ? readPairs(file) : List.<Pair>of();
            var shown = new ArrayList<DemonstratedPair>();
            for (var module : rulebooks.modules()) {
                if (module.demonstration().isPresent()) {
                    var demonstration = module.demonstration().get();
                    var rules = module.ruleset().orElseThrow(() -> new IllegalStateException(module.id() + " demonstrates no game"));
                    shown.add(new DemonstratedPair(demonstration, findKnown(kept, shown.size(), backend)
                            .orElseGet(() -> create(backend, rules, demonstration))));
                }
            }
            var games = new DemonstrationGames(shown);
            if (!kept.equals(shown.stream().map(DemonstratedPair::games).toList())) {
                games.write(file);
            }
            return games;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static List<Pair> readPairs(Path file) throws IOException {
        return List.of(Files.readString(file).strip().split("\n\n")).stream().map(Pair::read).toList();
    }

    private static Optional<Pair> findKnown(List<Pair> kept, int number, GameBackend backend) {
        return kept.stream().skip(number).findFirst()
                .filter(pair -> backend.eventLog().newest(pair.game) > 0 && backend.eventLog().newest(pair.played) > 0);
    }

    private static Pair create(GameBackend backend, Ruleset<?, ?, ?, ?> rules, Demonstration demonstration) {
        var played = DemonstrationRun.playExample(backend, rules, demonstration).game();
        var fresh = DemonstrationRun.openFresh(backend, rules, demonstration);
        var tokens = new LinkedHashMap<String, String>();
        tokens.put("host", fresh.hostToken());
        for (GameCreation.SeatToken seat : fresh.seats()) {
            tokens.put(seat.name() + " (" + String.join(", ", seat.controls()) + ")", seat.token());
        }
        return new Pair(played, fresh.game(), tokens);
    }

    private void write(Path file) throws IOException {
        Files.deleteIfExists(file);
        Files.createFile(file);
        file.toFile().setReadable(false, false);
        file.toFile().setReadable(true, true);
        var blocks = shown.stream().map(each -> each.games.block()).toList();
        Files.writeString(file, String.join("\n\n", blocks) + "\n", StandardOpenOption.TRUNCATE_EXISTING);
    }

    /** Prints the links. The part after the # never leaves the browser. */
    public void print(PrintWriter out, String home, Language language) {
        var texts = Texts.in(language);
        for (var each : shown) {
            out.println();
            out.println(texts.phrase(Sentence.of("program.serve.demo-title").with("title", new Text(each.demonstration.title())).with("address", new Text(home + "/#/games/" + each.games.played))));
            out.println(texts.phrase(Sentence.of("program.serve.demo-fresh").with("name", new Text(each.demonstration.fresh().name()))));
            each.games.tokens.forEach((seat, token) ->
                    out.println("  " + texts.phrase(Sentence.of("program.serve.demo-seat").with("seat", new Text(seat)).with("address", new Text(home + "/#/games/" + each.games.game + "/token/" + token)))));
        }
    }
}
