package tercio.adapters.http.games;

import org.springframework.stereotype.Component;
import tercio.adapters.http.problem.ReaderLanguage;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.store.DamagedGames;
import tercio.adapters.store.JdbcCredentialStore;
import tercio.application.dice.Commitment;
import tercio.application.game.GameCredentials;
import tercio.application.record.Caller;
import tercio.application.record.EventLog;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistories;
import tercio.projections.GameSetAside;
import tercio.projections.Summaries;
import tercio.projections.ViewStore;
import tercio.projections.sentence.StoredReasons;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Summaries of games, as everybody who may see a game may read them. */
@Component
class GameSummaries {

    private final JdbcCredentialStore credentials;
    private final DamagedGames damaged;
    private final JsonMapper json;
    private final EventLog eventLog;
    private final ViewStore viewStore;
    private final Summaries summaries;
    private final GameHistories histories;

    GameSummaries(JdbcCredentialStore credentials, DamagedGames damaged, JsonMapper json, EventLog eventLog, ViewStore viewStore,
            Summaries summaries, GameHistories histories) {
        this.credentials = credentials;
        this.damaged = damaged;
        this.json = json;
        this.eventLog = eventLog;
        this.viewStore = viewStore;
        this.summaries = summaries;
        this.histories = histories;
    }

    /** The list entry of a game that is set aside, with the reason. */
    JsonNode listEntry(String game) {
        var reason = damaged.found(game);
        if (reason.isPresent()) {
            return setAsideEntry(game, reason.get());
        }
        try {
            return damaged.readOrSetAside(game, () -> summary(game));
        } catch (GameSetAside aside) {
            return setAsideEntry(game, aside.getMessage());
        }
    }

    private JsonNode setAsideEntry(String game, String reason) {
        var body = json.createObjectNode().put("id", game).put("name", ReaderText.phrase(Sentence.of("kernel.aside.name").with("game", new Text(game)))).put("ruleset", "").put("scenario", "")
                .put("position", eventLog.newest(game)).put("over", false).put("setAside", ReaderText.phrase(StoredReasons.sentence(reason)));
        body.putObject("sequence").put("segment", "set aside");
        body.putArray("awaiting");
        body.putArray("seats");
        body.putObject("players");
        return body;
    }

    /** The summary, from the stored view if it is up to date, in the language of the reader, with the commitment that is in force. */
    JsonNode summary(String game) {
        var summary = (ObjectNode) publicSummary(game).deepCopy();
        summary.path("awaiting").forEach(awaited -> translate((ObjectNode) awaited));
        credentials.find(game).map(GameCredentials::secret).filter(secret -> secret.length > 0)
                .ifPresent(secret -> summary.put("diceCommitment", Commitment.of(secret)));
        return summary;
    }

    /** Puts the prompt in the language of the reader in the place of the English one, where it has it. */
    private static void translate(ObjectNode awaited) {
        var own = awaited.path("translations").path(ReaderLanguage.now().code()).asString("");
        awaited.remove("translations");
        if (!own.isEmpty()) {
            awaited.put("prompt", own).put("lang", ReaderLanguage.now().code());
        }
    }

    private JsonNode publicSummary(String game) {
        int newest = eventLog.newest(game);
        return viewStore.of(game, Summaries.NAME)
                .filter(kept -> kept.position() == newest)
                .map(kept -> json.readTree(kept.body()))
                // Summaries that were stored before they named the players and the readings are computed anew.
                .filter(kept -> kept.has("players") && kept.has("readings"))
                .orElseGet(() -> made(game));
    }

    private JsonNode made(String game) {
        damaged.require(game);
        return json.valueToTree(summaries.of(game, histories.of(game).orElseThrow().seenBy(Viewer.PUBLIC)));
    }

    /** Adds the caller, the seats that it acts for, and its places. The host has none. */
    void putCaller(ObjectNode body, String game, Caller caller) {
        body.put("name", caller.name()).put("host", caller.host());
        if (!caller.host()) {
            var places = histories.of(game).orElseThrow().places();
            body.set("seats", json.valueToTree(places.seatsOf(caller.name())));
            body.set("places", json.valueToTree(places.of(caller.name()).stream().map(PlacesController::placeLine).toList()));
        }
    }
}
