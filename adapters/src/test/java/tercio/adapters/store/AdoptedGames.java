package tercio.adapters.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.projections.LoadedHistory;
import tercio.projections.Views;

/** The recorded games in one store, each read when it is first asked for. Classes of tests look at them side by side, and none plays on in them; its memory goes with the process. */
public final class AdoptedGames {

    private static final GameBackend BACKEND = GameBackend.inMemory(RulebookModules.all().rulebooks());
    private static final Map<String, String> GAMES = new HashMap<>();

    private AdoptedGames() {}

    public static Views views() {
        return BACKEND.views();
    }

    /** The course of a game, by the name of its file. */
    public static LoadedHistory history(String name) {
        return BACKEND.histories().of(game(name)).orElseThrow();
    }

    private static synchronized String game(String name) {
        return GAMES.computeIfAbsent(name, AdoptedGames::adopted);
    }

    private static String adopted(String name) {
        try (var lines = new BufferedReader(new InputStreamReader(AdoptedGames.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl"), StandardCharsets.UTF_8))) {
            return ((GameCreation.Created) BACKEND.games().adopt(BACKEND.records().read(lines, Progress.SILENT))).game();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
