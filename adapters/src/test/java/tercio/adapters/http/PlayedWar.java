package tercio.adapters.http;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.json.JsonMapper;

/**
 * The requests of a computer player in a war that is played with dice of its own: it chooses at random among the legal answers. After the last turn the
 * war is undone and begins again.
 */
record PlayedWar(String ruleset, String scenario, List<String> parties, List<Sent> turns) {

    /** A request to a game. */
    record Sent(String path, String body) {}

    private static final int MOST = 400;
    private static final Sent ONCE_MORE = new Sent("/undo", "{\"to\": 1, \"reason\": \"once more\"}");

    static PlayedWar of(String ruleset, String scenario, long seed) {
        try (var backend = GameBackend.inMemory(RulebookModules.all().rulebooks())) {
            var rules = RulebookModules.all().rulebooks().rulesets().stream().filter(each -> each.id().equals(ruleset)).findFirst().orElseThrow();
            return played(rules, scenario, new Random(seed), backend.json());
        }
    }

    private static <S, C extends Command, E extends Event, N extends Scenario> PlayedWar played(Ruleset<S, C, E, N> rules, String printed, Random random, JsonMapper json) {
        N scenario = rules.scenario(printed).orElseThrow();
        var turns = new ArrayList<Sent>();
        S board = rules.start(scenario, Readings.STANDARD);
        while (turns.size() < MOST && !rules.isOver(board)) {
            var decisions = rules.decisions(board);
            @SuppressWarnings("unchecked") // a ruleset offers its own commands
            C command = (C) rules.sample(board, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            if (!(rules.decide(board, command, die -> OptionalInt.of(1 + random.nextInt(die.die().sides()))) instanceof Verdict.Accepted<E> accepted)) {
                throw new IllegalStateException(command + " was offered and is refused");
            }
            for (var ruled : accepted.events()) {
                board = rules.evolve(board, ruled.event());
            }
            var body = json.writeValueAsString(command);
            turns.add(new Sent("/commands", body.substring(0, body.length() - 1) + ",\"dice\":" + accepted.rolls().stream().map(Roll::value).toList() + "}"));
        }
        return new PlayedWar(rules.id(), printed, rules.parties(scenario).stream().sorted().toList(), List.copyOf(turns));
    }

    /** The request of a turn, counted from 0. */
    Sent turn(int number) {
        int next = number % (turns.size() + 1);
        return next < turns.size() ? turns.get(next) : ONCE_MORE;
    }

    /** Makes a game in which a host plays it. */
    Client.Made made(Client client) {
        var seats = parties.stream().map(party -> "{\"name\": \"Seat of %s\", \"controls\": [\"%s\"]}".formatted(party, party)).collect(Collectors.joining(", "));
        var body = client.post("/api/games", null, "{\"ruleset\": \"%s\", \"scenario\": \"%s\", \"dice\": \"physical\", \"undo\": \"free\", \"seats\": [%s]}"
                .formatted(ruleset, scenario, seats)).body();
        return new Client.Made(body.path("id").asString(), body.path("hostToken").asString(), "", "");
    }
}
