package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import tercio.domain.dice.Dice;
import tercio.skirmish.proof.SkirmishTable.Answer;
import tercio.skirmish.proof.SkirmishTable.Made;
import tercio.skirmish.rules.SkirmishCommand;
import tercio.skirmish.rules.SkirmishState;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two games on two services that differ in the secrets of blue alone. Everything that red, green or a spectator can fetch of
 * the one is the same text as of the other.
 */
final class TwinSkirmish {

    /** Texts that differ between any two games: instants, and the texts of hashes and random numbers, such as the ids of games. */
    private static final List<Pattern> CHANCE = List.of(
            Pattern.compile("\"(hash|sealed|head|signature|key|publicKey|diceCommitment|secret|commitment)\"\\s*:\\s*(\"[^\"]*\"|\\[[^]]*]|null)"),
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), Pattern.compile("\\b[0-9a-f]{16,}\\b"));

    /** Figures that are still to be worked out. */
    private static final Pattern PENDING = Pattern.compile("\"pending\"\\s*:\\s*[1-9]");

    private static final String WEIGHTS = "/report/weights";
    private static final String LUCK = "/api/analysis/questions/luck";
    private static final String ONCE = "Idempotency-Key";

    private final SkirmishTable[] tables;
    private List<String> operations = List.of();
    private final Made[] games;
    private final SkirmishState[] states;
    private final boolean physical;
    private String key = "";
    private int commandsPlayed;
    private final Random random;

    TwinSkirmish(SkirmishTable one, SkirmishTable two, String scenario, List<String> captains, boolean physical, long seed) {
        this.physical = physical;
        random = new Random(seed);
        tables = new SkirmishTable[] {one, two};
        games = new Made[2];
        states = new SkirmishState[2];
        for (int side = 0; side < 2; side++) {
            games[side] = tables[side].game(scenario, physical ? "physical" : "server", captains);
            states[side] = SkirmishGames.start(scenario);
        }
    }

    /** The idempotency key of the last command. */
    String key() {
        return key;
    }

    /** The complete board of one of the games. */
    SkirmishState state(int side) {
        return states[side];
    }

    /** The same command in both games, with the same dice. */
    void play(SkirmishCommand command) {
        play(command, command);
    }

    /** One command in each of the games, with the same dice. */
    void play(SkirmishCommand one, SkirmishCommand two) {
        var commands = new SkirmishCommand[] {one, two};
        key = "command " + ++commandsPlayed;
        var thrown = List.of(1 + random.nextInt(6), 1 + random.nextInt(6));
        for (int side = 0; side < 2; side++) {
            var turn = SkirmishGames.played(states[side], commands[side], Dice.inOrder(thrown));
            var body = written(commands[side]);
            if (physical && !turn.outcome().rolls().isEmpty()) {
                var dice = ((ObjectNode) body).putArray("dice");
                thrown.forEach(dice::add);
            }
            var answer = tables[side].post(games[side].home() + "/commands", games[side].tokens().get(commands[side].captain()), body.toString(),
                    ONCE, key);
            assertThat(answer.status()).as("%s: %s", body, answer.text()).isEqualTo(200);
            states[side] = turn.after();
        }
    }

    static JsonNode written(SkirmishCommand command) {
        var word = SkirmishGames.RULES.commands().of(command).alias();
        var body = SkirmishTable.JSON.createObjectNode().put("type", word).put("captain", command.captain());
        switch (command) {
            case SkirmishCommand.SetReserve set -> set.men().ifPresent(men -> body.put("men", men));
            case SkirmishCommand.ChooseOrder choose -> choose.order().ifPresent(order -> body.put("order", order.toString()));
            case SkirmishCommand.March march -> body.put("from", march.from()).put("to", march.to()).put("men", march.men());
            case SkirmishCommand.EndMarches end -> { }
            case SkirmishCommand.Commit commit -> body.put("men", commit.men());
        }
        return body;
    }

    /** The host asks for the same in both games: to go back, or forward again. */
    void host(String path, String body) {
        for (int side = 0; side < 2; side++) {
            var answer = tables[side].post(games[side].home() + path, games[side].host(), body);
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        }
    }

    /** A person gets the same place in both games; its token stands with those of the parties, under its name. */
    void place(String person, String role, String seats, boolean seesAll) {
        for (int side = 0; side < 2; side++) {
            var answer = tables[side].post(games[side].home() + "/places", games[side].host(), "{\"person\": \"%s\", \"role\": \"%s\", \"seats\": [%s]%s}"
                    .formatted(person, role, seats, seesAll ? ", \"seesAll\": true" : ""));
            assertThat(answer.status()).as(answer.text()).isEqualTo(201);
            games[side].tokens().put(person, tables[side].opened(answer.json()));
        }
    }

    /** Writes a remark of a party beside the first game; beside the second it writes nothing. */
    void writesInOne(String party, String body) {
        var answer = tables[0].post(games[0].home() + "/remarks", games[0].tokens().get(party), body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    int newest() {
        return tables[0].get(games[0].home(), games[0].host()).json().path("position").asInt();
    }

    /** Everything that a party can fetch, {@code null} for a spectator; the answers of the first game. */
    List<Answer> sameThroughEveryChannel(String party) {
        int newest = newest();
        var awaited = SkirmishGames.RULES.decisions(states[0]).stream().map(decision -> decision.id()).toList();
        var one = SecretChannels.of(games[0], newest, awaited);
        var two = SecretChannels.of(games[1], newest, awaited);
        var answers = new ArrayList<Answer>();
        for (var operation : operations()) {
            assertThat(one.keySet()).as("how %s is asked, so that it is tested for secrets", operation).contains(operation);
            for (int at = 0; at < one.get(operation).size(); at++) {
                answers.add(same(party, one.get(operation).get(at), two.get(operation).get(at)));
            }
        }
        answers.add(same("the stream of events", party, tables[0].stream(games[0].id(), games[0].tokens().get(party), newest),
                tables[1].stream(games[1].id(), games[1].tokens().get(party), newest)));
        var csv = new String[] {"Accept", "text/csv"};
        answers.add(same("statistics as CSV", party, tables[0].get(games[0].home() + "/statistics", token(0, party), csv),
                tables[1].get(games[1].home() + "/statistics", token(1, party), csv)));
        return answers;
    }

    /** The operations that answer the host of the first game with nothing but problems. */
    List<String> silentForTheHost() {
        var awaited = SkirmishGames.RULES.decisions(states[0]).stream().map(decision -> decision.id()).toList();
        var addresses = SecretChannels.of(games[0], newest(), awaited);
        return operations().stream().filter(operation -> addresses.get(operation).stream()
                .noneMatch(address -> tables[0].get(address, games[0].host()).status() == 200)).toList();
    }

    private Answer same(String party, String one, String two) {
        return same(one, party, settled(0, one, party), settled(1, two, party));
    }

    /** The answer when no figure of it is still worked out: how far that has come differs by chance. */
    private Answer settled(int side, String address, String party) {
        return await().pollDelay(Duration.ZERO).forever().until(() -> {
            var answer = tables[side].get(address, token(side, party));
            if (isPending(answer) && address.contains(WEIGHTS)) {
                // The archive of a service of tests compares rolls when somebody asks for luck, and never by itself.
                tables[side].get(LUCK, token(side, party));
            }
            return answer;
        }, answer -> !isPending(answer));
    }

    private static boolean isPending(Answer answer) {
        return PENDING.matcher(answer.text()).find();
    }

    /** The events of the first game as a party sees them. */
    Answer events(String party) {
        return tables[0].get(games[0].home() + "/events?limit=1000", token(0, party));
    }

    /** The answer to a party that sends this, which changes nothing. */
    Answer sameRefusal(String party, String path, String body) {
        return sameRefusal(party, path, body, "refused " + key);
    }

    /** @param once the idempotency key with which it is sent */
    Answer sameRefusal(String party, String path, String body, String once) {
        var answer = same(path + " " + body, party, tables[0].post(games[0].home() + path, token(0, party), body, ONCE, once),
                tables[1].post(games[1].home() + path, token(1, party), body, ONCE, once));
        assertThat(answer.status()).as("%s %s: %s", path, body, answer.text()).isGreaterThanOrEqualTo(400);
        return answer;
    }

    private Answer same(String what, String party, Answer one, Answer two) {
        assertThat(masked(one)).as("%s for %s", what, party == null ? "a spectator" : party).isEqualTo(masked(two));
        return one;
    }

    private String token(int side, String party) {
        return party == null ? null : games[side].tokens().get(party);
    }

    private static String masked(Answer answer) {
        var text = answer.text();
        for (var chance : CHANCE) {
            text = chance.matcher(text).replaceAll("CHANCE");
        }
        return answer.status() + " " + answer.etag() + " " + text;
    }

    /** The operations that fetch something, from the published description. */
    private List<String> operations() {
        if (operations.isEmpty()) {
            operations = fetching();
        }
        return operations;
    }

    private List<String> fetching() {
        var fetching = new ArrayList<String>();
        tables[0].get("/api/openapi.json", null).json().path("paths").properties().forEach(path -> {
            if (path.getValue().has("get")) {
                fetching.add(path.getKey());
            }
        });
        assertThat(fetching).hasSizeGreaterThan(20);
        return fetching;
    }
}
