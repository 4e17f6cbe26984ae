package tercio.adapters.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything that can be fetched about a game: the addresses of each operation of the published description that fetches something.
 *
 * @param decisions the ids of the decisions that are awaited now
 * @param views all views, and one that there is not
 * @param sheets views of one party or piece
 * @param names pieces of both sides, and what is none
 * @param zone a place to which pieces are asked to go
 */
public record TwinChannels(String home, int newest, List<String> decisions, List<String> views, List<String> sheets, List<String> names, String zone) {

    private static final String GAME = "/api/games/{id}";

    /**
     * The addresses of an operation; none of one that tells of no game or of all games, among which are those of other tests that were revealed
     * (the twins of the skirmish, which have services of their own, compare these). An operation that is new names its parts here.
     */
    public List<String> of(String operation) {
        if (!operation.startsWith(GAME)) {
            return List.of();
        }
        return switch (operation.substring(GAME.length())) {
            case "/{view}" -> at(views);
            case "/{view}/{rest}" -> at(sheets);
            case "/decisions" -> at(List.of("decisions"));
            case "/scenario" -> at(List.of("scenario"));
            case "/set-up" -> at(List.of("set-up"));
            case "/account" -> at(List.of("account"));
            case "/summary" -> at(List.of("summary"));
            case "/decisions/{decision}/sample" -> each("/decisions/", decisions.stream(), "/sample?seed=3");
            case "/moves/{piece}" -> each("/moves/", names.stream(), "");
            case "/moves/{piece}/asked" -> each("/moves/", names.stream(), "/asked?to=" + zone);
            case "/odds/moves/{piece}" -> each("/odds/moves/", names.stream(), "?path=" + zone);
            case "/traces/{name}" -> each("/traces/", names.stream(), "");
            case "/odds/{of}" -> each("/odds/", Stream.concat(decisions.stream(), late()), "?fractions=true");
            case "/rulings/{position}" -> each("/rulings/", late(), "");
            case "/questions/{position}" -> each("/questions/", IntStream.rangeClosed(1, newest).mapToObj(String::valueOf), "");
            case "/tables/{table}" -> List.of(home + "/tables/constants", home + "/tables/nothing");
            case "/rollouts/{run}" -> List.of(home + "/rollouts/nothing");
            case "/diff" -> List.of(home + "/diff?from=0", home + "/diff?from=" + (newest - 1), home + "/diff?from=1&to=" + (newest - 1));
            case "/log" -> List.of(home + "/log", home + "/log?from=2&limit=3");
            case "/report" -> List.of(home + "/report", home + "/report?at=" + (newest - 1), home + "/report?from=" + (newest - 1), home + "/report?turn=1");
            case "/events" -> List.of(home + "/events?limit=1000", home + "/events?from=" + newest);
            case "/amendments/{number}" -> List.of(home + "/amendments/1");
            case "/amendments/{number}/decisions" -> List.of(home + "/amendments/1/decisions");
            case "/amendments/{number}/moves/{piece}" -> each("/amendments/1/moves/", names.stream(), "");
            case "/amendments/{number}/{view}" -> each("/amendments/1/", views.stream(), "");
            case "/amendments/{number}/{view}/{rest}" -> each("/amendments/1/", sheets.stream(), "");
            default -> {
                if (operation.indexOf('{', GAME.length()) >= 0) {
                    throw new AssertionError("Say how " + operation + " is asked, so that it is compared for secrets.");
                }
                yield List.of(operation.replace(GAME, home));
            }
        };
    }

    private Stream<String> late() {
        return Stream.of(newest - 1, newest).map(String::valueOf);
    }

    private List<String> each(String under, Stream<String> which, String suffix) {
        return which.map(name -> home + under + name + suffix).toList();
    }

    /** Now, and shortly before. */
    private List<String> at(List<String> wanted) {
        var all = new ArrayList<String>();
        for (var name : wanted) {
            all.add(home + "/" + name);
            all.add(home + "/" + name + "?at=" + (newest - 1));
        }
        return all;
    }
}
