package tercio.adapters.rollout;

import java.util.Locale;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Rollouts as JSON, for the service and the command line alike. */
public final class RolloutJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private RolloutJson() {}

    /** The progress of a rollout, and when it is done its result, with the seed of each game. */
    public static ObjectNode of(RolloutRun run) {
        var rollout = run.rollout();
        var body = JSON.objectNode().put("game", rollout.game()).put("state", run.state().name().toLowerCase(Locale.ROOT)).put("done", run.finishedGames()).put("of", rollout.size())
                .put("seed", String.valueOf(rollout.seed())).put("commands", rollout.commands());
        var policies = body.putObject("policies");
        rollout.policies().forEach(policies::put);
        var positions = body.putArray("positions");
        for (var result : run.results()) {
            positions.add(of(result));
        }
        return body;
    }

    private static ObjectNode of(RolloutResult result) {
        var body = JSON.objectNode().put("position", result.position()).put("games", result.games()).put("over", result.over());
        var parties = body.putArray("parties");
        result.parties().forEach(party -> parties.addObject().put("party", party.party()).put("mean", party.mean()).set("wins", of(party.wins())));
        var places = body.putArray("places");
        result.places().forEach(place -> {
            var told = places.addObject().put("place", place.place()).put("holder", place.holder());
            told.set("holds", of(place.holds()));
            var takes = told.putObject("takes");
            place.takes().forEach((party, chance) -> takes.set(party, of(chance)));
        });
        var played = body.putArray("played");
        result.played().forEach(each -> {
            var told = played.addObject().put("seed", String.valueOf(each.seed())).put("commands", each.commands()).put("over", each.over());
            each.winners().forEach(told.putArray("winners")::add);
        });
        return body;
    }

    private static ObjectNode of(RolloutResult.Chance chance) {
        return JSON.objectNode().put("times", chance.times()).put("share", chance.share()).put("low", chance.low()).put("high", chance.high());
    }
}
