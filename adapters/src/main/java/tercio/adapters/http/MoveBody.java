package tercio.adapters.http;

import java.util.List;
import java.util.Map;

/** How a legal move is described to those who write programs: the shape of what the ruleset offers. */
record MoveBody(String label, Map<String, Object> command, Prospect move) {

    /** What it costs, what has to be declared for it at least, who could stop it, and the chance that somebody does. */
    record Prospect(
            String to, List<String> path, int cost, int left, boolean active, String needs, List<Risk> risks, String caught) {}

    /** Who could try to stop it where on its path, and the exact chance. */
    record Risk(String by, String country, String zone, String kind, String chance, String fraction, String rule, String reason) {}
}
