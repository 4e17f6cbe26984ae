package tercio.adapters.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.archive.RulebookArchive;
import tercio.adapters.archive.RulebookFold;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.UndoRule;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.projections.GameOpening;

/**
 * The computer players beside players who answer at random: in one half of the games they play the first side of a scenario, in the other half all
 * others, so that what a side has from the start tells for nobody. A game is won by the side whose board became better most.
 */
class ComputerPlayersTest {

    private static final RulebookModules MODULES = RulebookModules.installed();
    /** Of fewer games the interval of a share is too wide to tell a player from chance. */
    private static final int ENOUGH_FOR_AN_INTERVAL = 40;
    private static final int GAMES = Integer.getInteger("tercio.rollout.games", 24);
    private static final int COMMANDS = Integer.getInteger("tercio.rollout.commands", 120);

    static Stream<Arguments> playersAndScenarios() {
        return MODULES.modules().stream().filter(module -> module.archive() != RulebookArchive.NOTHING && module.ruleset().isPresent()).flatMap(module -> {
            var rules = module.ruleset().orElseThrow();
            return rules.scenarios().keySet().stream().sorted()
                    .flatMap(scenario -> Stream.of("cautious", "aggressive").map(player -> Arguments.of(rules, module.archive(), scenario, player)));
        });
    }

    @Thorough("Games of each scenario by each player take many minutes. 24 by default; -Dtercio.rollout.games=200 tells the share of games won more narrowly.")
    @ParameterizedTest(name = "{3} in {2}")
    @MethodSource("playersAndScenarios")
    <S, N extends Scenario> void aPlayerBeatsRandomPlay(Ruleset<S, ?, ?, N> rules, RulebookArchive archive, String scenario, String player) {
        N opening = rules.scenario(scenario).orElseThrow();
        S start = rules.start(opening, Readings.STANDARD);
        long first = Tier.seed(1);
        var won = new int[2];
        var counts = new long[3];
        long begun = System.nanoTime();
        IntStream.range(0, GAMES).forEach(game -> {
            var fold = fold(rules, archive, opening, scenario);
            var parties = fold.figures(start).stream().map(RulebookFold.Figure::party).distinct().toList();
            var lead = parties.getFirst();
            boolean leads = game % 2 == 0;
            Map<String, Policy> policies = new HashMap<>();
            parties.forEach(party -> policies.put(party, fold.isAllied(start, party, lead) == leads ? ComputerPlayers.find(player).orElseThrow() : ComputerPlayers.RANDOM));
            var played = PlayedOn.of(rules, fold, start, policies, COMMANDS, first * 1_000 + game);
            counts[0] += played.commands();
            counts[1] += played.over() ? 1 : 0;
            counts[2] += played.winners().isEmpty() ? 1 : 0;
            played.winners().stream().findFirst().ifPresent(winner -> won[policies.get(winner) == ComputerPlayers.RANDOM ? 1 : 0]++);
        });

        var chance = RolloutResult.Chance.of(won[0], won[0] + won[1]);
        var told = player + " in " + scenario + " won " + won[0] + " of " + GAMES + " games, random play " + won[1];
        tell(String.format(Locale.ROOT, "%s %s; of the others nobody won %d; %.2f to %.2f of those with a winner; %d orders, %d games over, %.0f s%n", rules.id(), told, counts[2], chance.low(), chance.high(), counts[0], counts[1], (System.nanoTime() - begun) / 1e9));
        assertThat(won[0]).as(told).isGreaterThan(won[1]);
        if (GAMES >= ENOUGH_FOR_AN_INTERVAL) {
            assertThat(chance.low()).as(told + "; the lower end of the share of games won").isGreaterThan(0.5);
        }
    }

    /** What a run has found so far stands in {@code target/computer-players.txt}: a whole one takes hours. */
    private static void tell(String line) {
        try {
            Files.writeString(Path.of("target", "computer-players.txt"), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    @SuppressWarnings("unchecked") // the fold of the rulebook of the rules
    private static <S, N extends Scenario> RulebookFold<S> fold(Ruleset<S, ?, ?, N> rules, RulebookArchive archive, N scenario, String name) {
        var opened = new GameOpened(name, rules.id(), rules.edition(), scenario, Map.of(), DiceMode.PHYSICAL, UndoRule.FREE, true, List.of(), "", "", java.util.Optional.empty());
        return (RulebookFold<S>) archive.begin(new GameOpening(opened, rules));
    }
}
