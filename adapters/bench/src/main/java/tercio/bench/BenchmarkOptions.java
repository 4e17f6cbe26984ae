package tercio.bench;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is measured, and how much of it.
 *
 * @param only the parts that are measured
 * @param events of the long game
 * @param games in the rebuild
 * @param gameEvents events of each of them
 * @param ruleset by which the games are played
 * @param scenario a printed one of that ruleset
 * @param copies how many games stand in the store where very many are measured
 * @param kept a folder in which very many games are kept for the next run; an empty text where they are not
 * @param costGames how many games are played in turn where the cost of a command is measured
 * @param sessions how many games an archive is made of
 * @param sessionEvents events of each of them
 * @param store the address of an empty PostgreSQL database, where that is measured too; else an empty text
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
