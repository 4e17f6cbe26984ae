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
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
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
 * The computer players beside players who answer at random. Each seed is played twice, with the player on either side: first it plays the first side of a scenario, then all
 * others. Both margins together tell who played better, as two tables tell at bridge: in a scenario that one side nearly always wins, what a side has from the start tells for
 * nobody. Games that were won are told, too. A few games of a scenario cannot tell a good player from a lucky one: of these a player must not clearly lose in any scenario, and
 * clearly win over all of them. With as many as {@value #ENOUGH_FOR_AN_INTERVAL} it must clearly win in each.
 */
class ComputerPlayersTest {

    private static final RulebookModules MODULES = RulebookModules.all();
    /** The least number of games: with fewer the interval of a share is too wide to tell a player from chance. */
    private static final int ENOUGH_FOR_AN_INTERVAL = 40;
    private static final int GAMES = Integer.getInteger("tercio.rollout.games", 4);
    /** Every so-manieth scenario and player in a run, the others in other runs; {@code -Dtercio.rollout.part=1} plays all. Odd, so that both players have their turn. */
    private static final int PART = Integer.getInteger("tercio.rollout.part", 7);
    private static final int COMMANDS = Integer.getInteger("tercio.rollout.commands", 120);

    private static final Map<String, Tally> OVERALL = new TreeMap<>();

    /** Over the scenarios that were played of each player. */
    @AfterAll
    static void eachPlayerBeatsRandomPlayOverAll() {
        OVERALL.forEach((player, pairs) -> {
            tell(player + " in all: " + pairs + " pairs (won:lost:even)\n");
            assertThat(pairs.chance().low()).as(player + ": " + pairs + " pairs; the lower end of the share of pairs").isGreaterThan(0.5);
        });
    }

    static Stream<Arguments> playersAndScenarios() {
        var all = MODULES.modules().stream().filter(module -> module.archive() != RulebookArchive.NOTHING && module.ruleset().isPresent()).flatMap(module -> {
            var rules = module.ruleset().orElseThrow();
            return rules.scenarios().keySet().stream().sorted()
                    .flatMap(scenario -> Stream.of("cautious", "aggressive").map(player -> Arguments.of(rules, module.archive(), scenario, player)));
        }).toList();
        return Tier.some(all, PART).stream();
    }

    @Thorough("Games of each scenario by each player take an hour: a seventh of them in a run, with 4 games each. -Dtercio.rollout.games=200 tells each share narrowly, and takes hours.")
    @ParameterizedTest(name = "{3} in {2}")
    @MethodSource("playersAndScenarios")
    <S, N extends Scenario> void aPlayerBeatsRandomPlay(Ruleset<S, ?, ?, N> rules, RulebookArchive archive, String scenario, String player) {
        N opening = rules.scenario(scenario).orElseThrow();
        S start = rules.start(opening, Readings.STANDARD);
        long first = Tier.seed(1);
        var games = new Tally();
        var pairs = new Tally();
        int orders = 0;
        int over = 0;
        double margin = 0;
        long begun = System.nanoTime();
        for (int game = 0; game < GAMES; game++) {
            var fold = fold(rules, archive, opening, scenario);
            var parties = fold.figures(start).stream().map(RulebookFold.Figure::party).distinct().toList();
            boolean leads = game % 2 == 0;
            var ours = parties.stream().filter(party -> fold.isAllied(start, party, parties.getFirst()) == leads).collect(Collectors.toSet());
            Map<String, Policy> policies = new HashMap<>();
            parties.forEach(party -> policies.put(party, ours.contains(party) ? ComputerPlayers.find(player).orElseThrow() : ComputerPlayers.RANDOM));
            var played = PlayedOn.of(rules, fold, start, policies, COMMANDS, first * 1_000 + game / 2);
            orders += played.commands();
            over += played.over() ? 1 : 0;
            games.count(played.winners().isEmpty() ? 0 : ours.contains(played.winners().getFirst()) ? 1 : -1);
            margin = (leads ? 0 : margin) + best(played, ours::contains) - best(played, party -> !ours.contains(party));
            if (!leads) {
                pairs.count(margin);
            }
        }

        var told = player + " in " + scenario + ": " + pairs + " pairs, " + games + " games (won:lost:even)";
        tell(String.format(Locale.ROOT, "%s %s; %.2f to %.2f of the pairs; seed %d; %d orders, %d games over, %.0f s%n", rules.id(), told, pairs.chance().low(), pairs.chance().high(), first, orders, over,
                (System.nanoTime() - begun) / 1e9));
        OVERALL.computeIfAbsent(player, each -> new Tally()).add(pairs);
        assertThat(pairs.chance().high()).as(told + "; the upper end of the share of pairs").isGreaterThan(0.5);
        if (GAMES >= ENOUGH_FOR_AN_INTERVAL) {
            assertThat(pairs.chance().low()).as(told + "; the lower end of the share of pairs").isGreaterThan(0.5);
        }
    }

    /** The best score of some parties. */
    private static double best(PlayedOn played, Predicate<String> of) {
        return played.scores().entrySet().stream().filter(each -> of.test(each.getKey())).mapToDouble(Map.Entry::getValue).max().orElseThrow();
    }

    /** The numbers of games that somebody won, lost and did neither. */
    private static final class Tally {

        private static final double SAME = 1e-9;

        private int won;
        private int lost;
        private int even;

        void count(double margin) {
            won += margin > SAME ? 1 : 0;
            lost += margin < -SAME ? 1 : 0;
            even += Math.abs(margin) <= SAME ? 1 : 0;
        }

        void add(Tally other) {
            won += other.won;
            lost += other.lost;
            even += other.even;
        }

        /** The share of those that somebody won. */
        RolloutResult.Chance chance() {
            return RolloutResult.Chance.of(won, won + lost);
        }

        @Override
        public String toString() {
            return won + ":" + lost + ":" + even;
        }
    }

    /** Writes the findings of a run so far to {@code target/computer-players.txt}: a whole one takes hours. */
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
