package tercio.domain.eu.land.battle.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The former stored form of battles: version 1 held the state of the procedure and the number of its stage. */
final class OldBattleFought {

    private OldBattleFought() {}

    /** Converts version 1. A waiting battle waited for one of two questions of a side; the question names the stage. */
    static Map<String, Object> fromVersion1(Map<String, Object> first) {
        var battle = new LinkedHashMap<>(map(first, "battle"));
        battle.remove("readings");
        battle.replace("phasing", withContingents(map(battle, "phasing")));
        battle.replace("nonPhasing", withContingents(map(battle, "nonPhasing")));
        var parts = new LinkedHashMap<String, Object>();
        parts.put("province", first.get("province"));
        parts.put("battle", battle);
        parts.put("standing", standing(map(first, "fray")));
        return parts;
    }

    private static Map<String, Object> withContingents(Map<String, Object> side) {
        var parts = new LinkedHashMap<>(side);
        parts.putIfAbsent("contingents", List.of());
        return parts;
    }

    private static Map<String, Object> standing(Map<String, Object> battleState) {
        var standing = new LinkedHashMap<String, Object>();
        standing.put("rolls", map(battleState, "sheet").getOrDefault("entries", List.of()));
        standing.put("phasing", side(map(battleState, "phasing")));
        standing.put("nonPhasing", side(map(battleState, "nonPhasing")));
        putUnless("not-yet", battleState.get("ended"), "ended", standing);
        putUnless("undecided", battleState.get("winner"), "winner", standing);
        var pending = map(battleState, "pending");
        if (!pending.isEmpty()) {
            standing.put("waits", Map.of("stage", pending.get("kind") + "/" + pending.get("side"), "what", pending.get("kind"),
                    "side", pending.get("side")));
        }
        return standing;
    }

    private static Map<String, Object> side(Map<String, Object> sideState) {
        var side = new LinkedHashMap<String, Object>();
        putUnless(0, sideState.get("replacement"), "leaderDrawn", side);
        side.put("inflictedThirds", sideState.getOrDefault("inflicted", List.of()));
        side.put("starsSuffered", sideState.get("moraleLost"));
        putUnless("not-thrown", sideState.get("smallStack"), "sevenLdDie", side);
        if (!"undecided".equals(sideState.getOrDefault("intent", "undecided"))) {
            side.put("triesToRetreat", "attempt-retreat".equals(sideState.get("intent")));
        }
        side.put("retreatFailed", sideState.get("retreatFailed"));
        putUnless(-1, sideState.get("retreatRoom"), "retreatRoom", side);
        side.put("sufferedThirds", sideState.get("suffered"));
        side.put("retreatThirds", sideState.get("retreatLoss"));
        side.put("leaderFate", sideState.get("casualty"));
        return side;
    }

    private static void putUnless(Object none, Object value, String name, Map<String, Object> parts) {
        if (value != null && !value.equals(none)) {
            parts.put(name, value);
        }
    }

    @SuppressWarnings("unchecked") // the parts of an event are plain values by name
    private static Map<String, Object> map(Map<String, Object> parts, String name) {
        return parts.get(name) instanceof Map<?, ?> map ? (Map<String, Object>) map : Map.of();
    }
}
