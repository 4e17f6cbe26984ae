package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.skirmish.proof.SkirmishGames.RULES;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.skirmish.proof.SkirmishTable.Answer;
import tercio.skirmish.rules.CaptainOrder;
import tercio.skirmish.rules.SkirmishCommand;
import tercio.skirmish.rules.SkirmishCommand.ChooseOrder;
import tercio.skirmish.rules.SkirmishCommand.Commit;
import tercio.skirmish.rules.SkirmishCommand.March;
import tercio.skirmish.rules.SkirmishCommand.SetReserve;
import tercio.skirmish.rules.SkirmishPhase;
import tools.jackson.databind.JsonNode;

/** Two games that differ only in blue's secrets give everybody else the same answers, through every channel, until the reveal. */
class SecretsTest {

    private static final int LONGEST = 120;

    private static SkirmishTable one;
    private static SkirmishTable two;

    @BeforeAll
    static void start() {
        one = new SkirmishTable();
        two = new SkirmishTable();
    }

    @AfterAll
    static void stop() {
        one.close();
        two.close();
    }

    /** A war of three captains, or in another thorough run a duel. */
    private static IntStream games() {
        return IntStream.of(1 + Tier.run(2));
    }

    @Thorough("PlacesSecretsTest plays twins through every channel in the short tier.")
    @ParameterizedTest
    @MethodSource("games")
    void nobodyElseCanTellBluesReserveOrItsOrderBeforeTheReveal(int seed) {
        var random = new Random(seed);
        boolean duel = seed % 2 == 0;
        var captains = duel ? List.of("red", "blue") : List.of("red", "blue", "green");
        int turn = 1 + seed % 3;
        // The dice of the server differ between the games: they are thrown from the first clash on.
        var twins = new TwinSkirmish(one, two, duel ? "duel" : "three-captains", captains, turn > 1, seed);
        int reserve = random.nextInt(4);
        twins.play(new SetReserve("blue", Optional.of(reserve)), new SetReserve("blue", Optional.of((reserve + 1 + random.nextInt(3)) % 4)));
        hidden(twins, captains);
        captains.stream().filter(captain -> !captain.equals("blue")).forEach(captain -> twins.play(new SetReserve(captain, Optional.of(random.nextInt(4)))));

        if (!upToTheOrdersOf(turn, twins, random)) {
            hidden(twins, captains);
            return;
        }
        var order = CaptainOrder.values()[random.nextInt(3)];
        var other = CaptainOrder.values()[(order.ordinal() + 1 + random.nextInt(2)) % 3];
        twins.play(new ChooseOrder("blue", Optional.of(order)), new ChooseOrder("blue", Optional.of(other)));
        hidden(twins, captains);

        twins.host("/undo", "{\"to\": " + (twins.newest() - 1) + ", \"reason\": \"a slip\"}");
        told(twins, captains);
        twins.host("/redo", "{}");
        told(twins, captains);

        for (var captain : RULES.decisions(twins.state(0)).stream().map(decision -> decision.party()).toList()) {
            assertThat(twins.state(0).phase()).isInstanceOf(SkirmishPhase.Orders.class);
            twins.play(new ChooseOrder(captain, Optional.of(CaptainOrder.ATTACK)));
        }
        assertThat(revealed(twins)).as("the order is told once all are chosen").isEqualTo(order.toString());
    }

    /** The channels are not silent: the host gets an answer from each of them once there was a clash. */
    @Test
    void eachChannelAnswersTheHost() {
        var twins = new TwinSkirmish(one, two, "duel", List.of("red", "blue"), true, 1);
        for (var command : List.of(new SetReserve("red", Optional.of(1)), new SetReserve("blue", Optional.of(1)),
                new ChooseOrder("red", Optional.of(CaptainOrder.ATTACK)), new ChooseOrder("blue", Optional.of(CaptainOrder.HOLD)),
                new March("red", "birch", "dogwood", 3), new Commit("blue", 1))) {
            twins.play(command);
        }
        assertThat(twins.silentForTheHost())
                .as("the archive's state, files and comparisons of two games are left to its own tests, its positions are not written out as set-ups, there is no proof of dice of the table, a backup is for the operator alone, captains do not march along paths, nobody began a rollout, the adjudicator has no procedure of theirs, and AmendmentSecretsTest asks for branches")
                .filteredOn(path -> !path.startsWith("/api/games/{id}/amendments/{number}"))
                .containsExactlyInAnyOrder("/api/games/{id}/dice/proof", "/api/backup", "/api/games/{id}/moves/{piece}/asked", "/api/games/{id}/odds/moves/{piece}",
                        "/api/games/{id}/questions/{position}", "/api/games/{id}/rollouts/{run}", "/api/games/{id}/scenario", "/api/games/{id}/set-up", "/api/analysis/status", "/api/analysis/parquet", "/api/analysis/compare");
    }

    /** Any play up to the orders of a turn; false where the skirmish ends before, or blue has no men left to order. */
    private static boolean upToTheOrdersOf(int turn, TwinSkirmish twins, Random random) {
        for (int commands = 0; !(twins.state(0).turn() == turn && twins.state(0).phase() instanceof SkirmishPhase.Orders); commands++) {
            var state = twins.state(0);
            assertThat(commands).isLessThan(LONGEST);
            var decisions = RULES.decisions(state);
            var command = (SkirmishCommand) RULES.sample(state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            if (command instanceof Commit commit) {
                int most = twins.state(1).captain(commit.captain()).orElseThrow().reserve().orElseThrow();
                command = new Commit(commit.captain(), Math.min(commit.men(), most));
            }
            if (RULES.isOver(SkirmishGames.played(state, command, SkirmishGames.dice(new Random(0))).after()) && command instanceof Commit) {
                return false;
            }
            twins.play(command);
            if (RULES.isOver(twins.state(0))) {
                return false;
            }
        }
        return twins.state(0).men("blue") > 0;
    }

    private static String revealed(TwinSkirmish twins) {
        return twins.events("red").json().valueStream().filter(event -> event.path("type").asString().equals("OrdersRevealed"))
                .reduce((first, last) -> last).orElseThrow().at("/payload/orders").valueStream()
                .filter(each -> each.path("captain").asString().equals("blue")).findFirst().orElseThrow().path("order").asString();
    }

    /** Nobody but blue can tell the two games apart, by what is told or by what is refused. */
    private static void hidden(TwinSkirmish twins, List<String> captains) {
        told(twins, captains).forEach(party -> refusals(twins, party));
    }

    /** The answers to the others, which are the same and hold no slip of blue. The others: the other captains, and a spectator. */
    private static List<String> told(TwinSkirmish twins, List<String> captains) {
        var others = new ArrayList<>(captains);
        others.set(captains.indexOf("blue"), null);
        boolean unrevealed = twins.state(0).turn() == 1 && !(twins.state(0).phase() instanceof SkirmishPhase.Marches);
        for (var party : others) {
            twins.sameThroughEveryChannel(party).forEach(answer -> holdsNoSlipOfBlue(answer, unrevealed));
        }
        return others;
    }

    private static void refusals(TwinSkirmish twins, String party) {
        for (var command : List.of("{\"type\": \"Commit\", \"captain\": \"blue\", \"men\": 9}", "{\"type\": \"ChooseOrder\", \"captain\": \"blue\"}",
                "{\"type\": \"SetReserve\", \"captain\": \"blue\", \"men\": 7}", "{\"type\": \"EndMarches\", \"captain\": \"blue\"}",
                "{\"type\": \"March\", \"captain\": \"red\", \"from\": \"gorse\", \"to\": \"alder\", \"men\": 1}",
                "{\"type\": \"SetReserve\", \"captain\": \"red\", \"men\": 9}", "{\"type\": \"Fly\"}", "{}")) {
            twins.sameRefusal(party, "/commands", command);
            twins.sameRefusal(party, "/decisions/order-blue/check", command);
        }
        // A captain who repeats blue's command as its own, under the key under which blue sent it, learns nothing by guessing right.
        for (var guess : CaptainOrder.values()) {
            var command = TwinSkirmish.written(new ChooseOrder("blue", Optional.of(guess))).toString();
            twins.sameRefusal(party, "/commands", command, twins.key());
        }
        for (int guess = 0; guess < 4; guess++) {
            var command = TwinSkirmish.written(new SetReserve("blue", Optional.of(guess))).toString();
            twins.sameRefusal(party, "/commands", command, twins.key());
        }
        twins.sameRefusal(party, "/forks", "{\"at\": 3, \"name\": \"what if\"}");
        twins.sameRefusal(party, "/undo", "{\"to\": 9999, \"reason\": \"a slip\"}");
        twins.sameRefusal(party, "/undo", "{\"to\": \"soon\"}");
        twins.sameRefusal(party, "/seats/seat%20of%20blue/token", "");
    }

    /**
     * An offer lists all three orders. A slip that is written holds one, and no answer to another captain does. Answers are
     * JSON, lines of JSON (a record) or a stream of events.
     *
     * @param unrevealed whether no order of blue was revealed so far
     */
    private static void holdsNoSlipOfBlue(Answer answer, boolean unrevealed) {
        var orders = new HashSet<String>();
        answer.text().lines().map(line -> line.replaceFirst("^data:", "")).filter(line -> line.startsWith("{") || line.startsWith("["))
                .forEach(line -> collect(SkirmishTable.JSON.readTree(line), orders));
        assertThat(!unrevealed || orders.isEmpty() || orders.size() == CaptainOrder.values().length).as("orders of blue in %s", answer.text()).isTrue();
    }

    private static void collect(JsonNode node, Set<String> orders) {
        boolean slip = node.path("captain").asString("").equals("blue") || node.path("id").asString("").equals("blue");
        if (slip) {
            assertThat(node.has("reserve")).as("the reserve of blue in %s", node).isFalse();
            node.path("order").asStringOpt().ifPresent(orders::add);
        }
        node.forEach(part -> collect(part, orders));
    }
}
