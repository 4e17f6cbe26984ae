package tercio.adapters.eia;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that can be fetched about a game of Empires in Arms: the addresses of each operation of the published description. */
final class CampaignChannels {

    private static final List<String> VIEWS = List.of("map", "powers", "sequence", "supply", "combats", "board", "nothing");
    /** Pieces of both sides, and what is none. */
    private static final List<String> NAMES = List.of("russia-i", "russia-guard", "turkey-f1", "bennigsen", "nothing");

    private final String home;
    private final int newest;
    private final List<String> decisions;

    /** @param decisions the ids of the decisions that are awaited now */
    CampaignChannels(String home, int newest, List<String> decisions) {
        this.home = home;
        this.newest = newest;
        this.decisions = decisions;
    }

    /** The addresses of an operation, by its path in the description; none for one that asks for other games. */
    List<String> of(String operation) {
        return switch (operation.replace("/api/games/{id}", "")) {
            case "/{view}" -> at(VIEWS);
            case "/{view}/{rest}" -> at(List.of("powers/russia", "powers/turkey"));
            case "/decisions" -> at(List.of("decisions"));
            case "/decisions/{decision}/sample" -> each("/decisions/", decisions, "/sample?seed=3");
            case "/moves/{piece}" -> each("/moves/", NAMES, "");
            case "/moves/{piece}/asked" -> each("/moves/", NAMES, "/asked?to=473");
            case "/odds/moves/{piece}" -> each("/odds/moves/", NAMES, "?path=473");
            case "/traces/{name}" -> each("/traces/", NAMES, "");
            case "/odds/{of}" -> each("/odds/", Stream.concat(decisions.stream(), late()).toList(), "?fractions=true");
            case "/rulings/{position}" -> each("/rulings/", late().toList(), "");
            case "/questions/{position}" -> each("/questions/", IntStream.rangeClosed(1, newest).mapToObj(String::valueOf).toList(), "");
            case "/diff" -> List.of(home + "/diff?from=0", home + "/diff?from=" + (newest - 1), home + "/diff?from=1&to=" + (newest - 1));
            case "/log" -> List.of(home + "/log", home + "/log?from=2&limit=3");
            case "/report" -> List.of(home + "/report", home + "/report?at=" + (newest - 1), home + "/report?from=" + (newest - 1), home + "/report?turn=1");
            case "/events" -> List.of(home + "/events?limit=1000", home + "/events?from=" + newest);
            default -> operation.startsWith("/api/games/{id}") && operation.indexOf('{', "/api/games/{id}".length()) < 0
                    ? List.of(operation.replace("/api/games/{id}", home)) : List.of();
        };
    }

    private Stream<String> late() {
        return Stream.of(newest - 1, newest).map(String::valueOf);
    }

    private List<String> each(String under, List<String> names, String suffix) {
        return names.stream().map(name -> home + under + name + suffix).toList();
    }

    /** Now, and shortly before. */
    private List<String> at(List<String> names) {
        var all = new ArrayList<String>();
        for (var name : names) {
            all.add(home + "/" + name);
            all.add(home + "/" + name + "?at=" + (newest - 1));
        }
        return all;
    }
}
