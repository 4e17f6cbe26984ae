package tercio.application.game;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tercio.application.record.Caller;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** What is wrong with a game that is asked for: a pointer into what was sent, and a message, for each fault. */
final class Faults {

    private final Map<String, String> found = new LinkedHashMap<>();

    private Faults() {}

    static <N extends Scenario> Map<String, String> of(NewGame game, Ruleset<?, ?, ?, N> ruleset) {
        var faults = new Faults();
        if (!ruleset.scenarioType().isInstance(game.scenario())) {
            faults.found.put("/scenario", "is no scenario of " + ruleset.id());
            return faults.found;
        }
        var scenario = ruleset.scenarioType().cast(game.scenario());
        ruleset.faults(scenario).forEach((pointer, message) -> faults.found.put("/scenario" + pointer, message));
        faults.readings(game, ruleset);
        if (faults.found.isEmpty()) {
            faults.seats(game, ruleset.parties(scenario));
        }
        return faults.found;
    }

    private void readings(NewGame game, Ruleset<?, ?, ?, ?> ruleset) {
        game.readings().forEach((id, choice) -> {
            var known = ruleset.readings().stream().filter(reading -> reading.id().equals(id)).findFirst();
            if (known.isEmpty()) {
                found.put("/readings/" + id, ruleset.id() + " has no such reading");
            } else if (!known.get().choices().contains(choice)) {
                found.put("/readings/" + id, "is one of " + String.join(", ", known.get().choices()));
            }
        });
    }

    private void seats(NewGame game, Set<String> parties) {
        if (game.seats().isEmpty()) {
            found.put("/seats", "a game needs at least one seat");
        }
        var names = new HashSet<String>();
        var taken = new HashSet<String>();
        for (int at = 0; at < game.seats().size(); at++) {
            var seat = game.seats().get(at);
            var pointer = "/seats/" + at;
            if (seat.name().isBlank() || seat.name().equals(Caller.HOST_NAME)) {
                found.put(pointer + "/name", "a seat needs a name, and not '" + Caller.HOST_NAME + "'");
            } else if (!names.add(seat.name())) {
                found.put(pointer + "/name", "another seat has this name");
            }
            for (int which = 0; which < seat.controls().size(); which++) {
                var party = seat.controls().get(which);
                if (!parties.contains(party)) {
                    found.put(pointer + "/controls/" + which,
                            "the scenario has no '" + party + "', only " + String.join(", ", parties.stream().sorted().toList()));
                } else if (!taken.add(party)) {
                    found.put(pointer + "/controls/" + which, "another seat controls " + party);
                }
            }
        }
    }
}
