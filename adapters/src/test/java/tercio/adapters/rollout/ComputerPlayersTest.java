package tercio.adapters.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
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
    private static final int GAMES = Integer.getInteger("tercio.rollout.games", 200);
    private static final int COMMANDS = 120;

    static Stream<Arguments> playersAndScenarios() {
        return MODULES.modules().stream().filter(module -> module.archive() != RulebookArchive.NOTHING && module.ruleset().isPresent()).flatMap(module -> {
            var rules = module.ruleset().orElseThrow();
            return rules.scenarios().keySet().stream().sorted()
                    .flatMap(scenario -> Stream.of("cautious", "aggressive").map(player -> Arguments.of(rules, module.archive(), scenario, player)));
        });
    }

    @Thorough("Two hundred games of each scenario by each player take many minutes.")
    @ParameterizedTest(name = "{3} in {2}")
    @MethodSource("playersAndScenarios")
    <S, N extends Scenario> void aPlayerBeatsRandomPlay(Ruleset<S, ?, ?, N> rules, RulebookArchive archive, String scenario, String player) {
        N opening = rules.scenario(scenario).orElseThrow();
        S start = rules.start(opening, Readings.STANDARD);
        long first = Tier.seed(1);
        var won = new int[2];
        IntStream.range(0, GAMES).forEach(game -> {
            var fold = fold(rules, archive, opening, scenario);
            var parties = fold.figures(start).stream().map(RulebookFold.Figure::party).distinct().toList();
            var lead = parties.getFirst();
            boolean leads = game % 2 == 0;
            Map<String, Policy> policies = new HashMap<>();
            parties.forEach(party -> policies.put(party, fold.isAllied(start, party, lead) == leads ? ComputerPlayers.find(player).orElseThrow() : ComputerPlayers.RANDOM));
            var played = PlayedOn.of(rules, fold, start, policies, COMMANDS, first * 1_000 + game);
            played.winners().stream().findFirst().ifPresent(winner -> won[policies.get(winner) == ComputerPlayers.RANDOM ? 1 : 0]++);
        });

        var told = player + " in " + scenario + " won " + won[0] + " of " + GAMES + " games, random play " + won[1];
        assertThat(won[0]).as(told).isGreaterThan(won[1]);
        assertThat(RolloutResult.Chance.of(won[0], won[0] + won[1]).low()).as(told + "; the lower end of the share of games won").isGreaterThan(0.5);
    }

    @SuppressWarnings("unchecked") // the fold of the rulebook of the rules
    private static <S, N extends Scenario> RulebookFold<S> fold(Ruleset<S, ?, ?, N> rules, RulebookArchive archive, N scenario, String name) {
        var opened = new GameOpened(name, rules.id(), rules.edition(), scenario, Map.of(), DiceMode.PHYSICAL, UndoRule.FREE, true, List.of(), "", "", java.util.Optional.empty());
        return (RulebookFold<S>) archive.begin(new GameOpening(opened, rules));
    }
}
