package tercio.skirmish.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tercio.skirmish.proof.SkirmishTable.Made;

/** Everything that can be fetched about a game, by the path in the published description of the interface. */
final class SecretChannels {

    private static final List<String> VIEWS = List.of("board", "hills", "captains", "sequence", "nothing");
    private static final List<String> NAMES = List.of("blue", "red", "birch", "dogwood");
    /** The number of the newest positions that are asked for one by one. */
    private static final int LATE = 3;

    private final String home;
    private final int newest;
    private final List<String> decisions;
    private final Map<String, List<String>> paths = new LinkedHashMap<>();

    /** @param decisions the ids of the decisions that are awaited now */
    private SecretChannels(Made game, int newest, List<String> decisions) {
        this.home = game.home();
        this.newest = newest;
        this.decisions = decisions;
    }

    /** The addresses of each operation that fetches something. An operation without a line here is a fault of the test. */
    static Map<String, List<String>> of(Made game, int newest, List<String> decisions) {
        var channels = new SecretChannels(game, newest, decisions);
        channels.catalogue();
        channels.game();
        return channels.paths;
    }

    private void catalogue() {
        for (var open : List.of("/api/rulesets", "/api/scenarios", "/api/readings", "/api/games", "/api/statistics", "/api/backup", "/api/keys", "/api/analysis/schema", "/api/analysis/questions")) {
            paths.put(open, List.of(open));
        }
        // The progress of the archive, and the bytes of its files, differ by chance.
        paths.put("/api/analysis/status", List.of());
        paths.put("/api/analysis/parquet", List.of());
        paths.put("/api/analysis/questions/{question}", Stream.of("activity", "figures", "modifiers", "results").map(question -> "/api/analysis/questions/" + question + "?ruleset=skirmish").toList());
        paths.put("/api/analysis/openings", List.of("/api/analysis/openings?ruleset=skirmish"));
        paths.put("/api/analysis/compare", List.of("/api/analysis/compare?games=" + home.substring(home.lastIndexOf('/') + 1) + ",nothing"));
        paths.put("/api/rulesets/{id}", List.of("/api/rulesets/skirmish"));
        paths.put("/api/rulesets/{id}/page", List.of("/api/rulesets/skirmish/page"));
        paths.put("/api/rulesets/{id}/scenario-schema", List.of("/api/rulesets/skirmish/scenario-schema"));
        paths.put("/api/rulesets/{id}/events", List.of("/api/rulesets/skirmish/events"));
        paths.put("/api/rulesets/{id}/commands", List.of("/api/rulesets/skirmish/commands"));
        paths.put("/api/scenarios/{ruleset}/{name}", List.of("/api/scenarios/skirmish/duel"));
        paths.put("/api/rulesets/{id}/board", List.of("/api/rulesets/skirmish/board"));
        paths.put("/api/rulesets/{id}/parties", List.of("/api/rulesets/skirmish/parties"));
        paths.put("/api/rulesets/{id}/rules", List.of("/api/rulesets/skirmish/rules"));
        paths.put("/api/rulesets/{id}/rules/{code}", List.of("/api/rulesets/skirmish/rules/SK-RESERVE"));
        paths.put("/api/rulesets/{id}/enterable-tables", List.of("/api/rulesets/skirmish/enterable-tables"));
        paths.put("/api/rulesets/{id}/tables", List.of("/api/rulesets/skirmish/tables"));
        paths.put("/api/rulesets/{id}/tables/{table}", List.of("/api/rulesets/skirmish/tables/clash"));
    }

    private void game() {
        var each = "/api/games/{id}";
        paths.put(each, List.of(home));
        paths.put(each + "/{view}", each("", VIEWS));
        paths.put(each + "/{view}/{rest}", each("/captains", List.of("red", "blue")));
        paths.put(each + "/decisions", each("", List.of("decisions")));
        paths.put(each + "/decisions/{decision}/sample", suffixed("/decisions", decisions, "/sample?seed=3"));
        paths.put(each + "/adjustments", List.of(home + "/adjustments"));
        paths.put(each + "/moves/{piece}", each("/moves", NAMES));
        paths.put(each + "/moves/{piece}/asked", suffixed("/moves", NAMES, "/asked?to=field"));
        paths.put(each + "/odds/moves/{piece}", suffixed("/odds/moves", NAMES, "?path=field"));
        paths.put(each + "/traces/{name}", suffixed("/traces", NAMES, ""));
        paths.put(each + "/odds/{of}", odds());
        paths.put(each + "/orders", each("", List.of("orders")));
        paths.put(each + "/orders/told", List.of(home + "/orders/told", home + "/orders/told?from=2&limit=3"));
        paths.put(each + "/charts", List.of(home + "/charts"));
        paths.put(each + "/tables/{table}", List.of(home + "/tables/clash"));
        paths.put(each + "/scenario", each("", List.of("scenario")));
        paths.put(each + "/set-up", each("", List.of("set-up")));
        paths.put(each + "/rulings", each("", List.of("rulings")));
        paths.put(each + "/questions/{position}", suffixed("/questions", late(), ""));
        paths.put(each + "/rulings/{position}", suffixed("/rulings", late(), ""));
        paths.put(each + "/questions/{position}", suffixed("/questions", late(), ""));
        paths.put(each + "/diff", List.of(home + "/diff?from=0", home + "/diff?from=" + (newest - 1), home + "/diff?from=1&to=" + (newest - 1)));
        paths.put(each + "/log", List.of(home + "/log", home + "/log?from=2&limit=3"));
        paths.put(each + "/log/search", List.of(home + "/log/search", home + "/log/search?about=blue", home + "/log/search?by=host&limit=2&at=" + (newest - 1)));
        paths.put(each + "/events", List.of(home + "/events?limit=1000", home + "/events?from=" + newest));
        paths.put(each + "/account", each("", List.of("account")));
        paths.put(each + "/summary", each("", List.of("summary")));
        paths.put(each + "/timeline", List.of(home + "/timeline"));
        paths.put(each + "/record", List.of(home + "/record"));
        paths.put(each + "/undo", List.of(home + "/undo?to=1", home + "/undo?to=" + (newest - 1), home + "/undo?last=true", home + "/undo?last=order"));
        paths.put(each + "/redo", List.of(home + "/redo"));
        paths.put(each + "/verification", List.of(home + "/verification"));
        paths.put(each + "/dice", List.of(home + "/dice"));
        paths.put(each + "/dice/proof", List.of(home + "/dice/proof"));
        paths.put(each + "/forks", List.of(home + "/forks"));
        paths.put(each + "/places", List.of(home + "/places"));
        paths.put(each + "/invitations", List.of(home + "/invitations"));
        paths.put(each + "/hooks", List.of(home + "/hooks"));
        paths.put(each + "/remarks", List.of(home + "/remarks", home + "/remarks?from=2&limit=1"));
        amendments(each + "/amendments");
        paths.put(each + "/hooks", List.of(home + "/hooks"));
        paths.put(each + "/rollouts/{run}", List.of(home + "/rollouts/nothing"));
        paths.put(each + "/receipt", List.of(home + "/receipt"));
        paths.put(each + "/statistics", each("", List.of("statistics")));
        paths.put(each + "/report", each("", List.of("report")));
        paths.put(each + "/report/course", each("/report", List.of("course")));
        paths.put(each + "/report/weights", each("/report", List.of("weights")));
    }

    /** The branch of the first amendment, if there is one. {@code AmendmentSecretsTest} asks for branches that there are. */
    private void amendments(String each) {
        var first = home + "/amendments/1";
        paths.put(each, List.of(home + "/amendments"));
        paths.put(each + "/{number}", List.of(first));
        paths.put(each + "/{number}/decisions", List.of(first + "/decisions"));
        paths.put(each + "/{number}/moves/{piece}", suffixed("/amendments/1/moves", NAMES, ""));
        paths.put(each + "/{number}/{view}/{rest}", List.of(first + "/captains/red", first + "/captains/blue"));
        paths.put(each + "/{number}/{view}", VIEWS.stream().map(view -> first + "/" + view).toList());
    }

    /** Now, and as it was at the beginning, early and late. */
    private List<String> each(String under, List<String> names) {
        var all = new ArrayList<String>();
        for (var name : names) {
            all.add(home + under + "/" + name);
            for (int at : new int[] {0, 2, 3, newest - 2, newest - 1}) {
                all.add(home + under + "/" + name + "?at=" + Math.max(0, at));
            }
        }
        return all;
    }

    private List<String> odds() {
        var of = new ArrayList<>(decisions);
        of.addAll(late());
        return suffixed("/odds", of, "?fractions=true");
    }

    private List<String> late() {
        var late = new ArrayList<String>();
        for (int position = Math.max(1, newest - LATE); position <= newest; position++) {
            late.add(String.valueOf(position));
        }
        return late;
    }

    private List<String> suffixed(String under, List<String> names, String suffix) {
        return names.stream().map(name -> home + under + "/" + name + suffix).toList();
    }
}
