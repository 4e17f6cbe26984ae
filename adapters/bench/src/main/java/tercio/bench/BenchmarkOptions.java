package tercio.bench;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts to measure, and their sizes.
 *
 * @param only the parts that are measured
 * @param events of the long game
 * @param games in the rebuild
 * @param gameEvents events of each of them
 * @param ruleset by which the games are played
 * @param scenario a printed one of that ruleset
 * @param copies the number of games in the store if very many are measured
 * @param kept a folder in which very many games are kept for the next run; an empty text if they are not
 * @param costGames the number of games that are played in turn if the cost of a command is measured
 * @param sessions the number of games that an archive is made of
 * @param sessionEvents events of each of them
 * @param store the address of an empty PostgreSQL database, if that is measured too; else an empty text
 */
record BenchmarkOptions(List<String> only, int events, int games, int gameEvents, String ruleset, String scenario, String store, int copies, String kept, int costGames, int sessions,
        int sessionEvents) {

    private static final String PARTS = "commands,game,rebuild,battles,start,light";

    /** @param words {@code name=value} */
    static BenchmarkOptions of(String... words) {
        Map<String, String> said = new HashMap<>();
        Arrays.stream(words).map(word -> word.split("=", 2)).forEach(pair -> said.put(pair[0], pair[1]));
        return new BenchmarkOptions(List.of(said.getOrDefault("only", PARTS).split(",")),
                Integer.parseInt(said.getOrDefault("events", "20000")),
                Integer.parseInt(said.getOrDefault("games", "10")),
                Integer.parseInt(said.getOrDefault("gameEvents", "4000")),
                said.getOrDefault("ruleset", "eu-military"), said.getOrDefault("scenario", "artois"), said.getOrDefault("store", ""),
                Integer.parseInt(said.getOrDefault("copies", "100000")),
                said.getOrDefault("kept", ""),
                Integer.parseInt(said.getOrDefault("costGames", "1")),
                Integer.parseInt(said.getOrDefault("sessions", "500")),
                Integer.parseInt(said.getOrDefault("sessionEvents", "500")));
    }

    boolean wants(String part) {
        return only.contains(part);
    }
}
