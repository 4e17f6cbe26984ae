package tercio.skirmish.proof;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;
import static tercio.skirmish.proof.SkirmishGames.RULES;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Modifier;
import tercio.skirmish.rules.Captain;
import tercio.skirmish.rules.ClashTable;
import tercio.skirmish.rules.SkirmishCommand;
import tercio.skirmish.rules.SkirmishEvent;
import tercio.skirmish.rules.SkirmishState;

/** Properties of every skirmish. */
class SkirmishPropertiesTest {

    private static final int TRIES = 60;
    private static final Viewer RED = Viewer.of(List.of("red"));

    @Property(tries = TRIES)
    void menAreConserved(@ForAll @IntRange(max = 100_000) int seed) {
        for (var turn : SkirmishGames.game(seed)) {
            turn.after().captains().forEach(captain -> assertThat(men(turn.after(), captain)).as("%s after %s", captain.id(), turn.command())
                    .isEqualTo(men(turn.before(), turn.before().captain(captain.id()).orElseThrow())));
        }
    }

    /** Men on the hills and fallen, less those who joined from the reserve. */
    private static int men(SkirmishState state, Captain captain) {
        return state.men(captain.id()) + captain.fallen() - captain.joined();
    }

    @Property(tries = TRIES)
    void anExplanationAddsUpToTheLosses(@ForAll @IntRange(max = 100_000) int seed) {
        for (var turn : SkirmishGames.game(seed)) {
            for (var ruled : turn.outcome().events()) {
                if (ruled.event() instanceof SkirmishEvent.Clashed clashed) {
                    var attack = ruled.explanation().get(0);
                    var defence = ruled.explanation().get(1);
                    for (var step : List.of(attack, defence)) {
                        assertThat(step.modified()).isEqualTo(step.dice().getFirst() + step.modifiers().stream().mapToInt(Modifier::value).sum());
                    }
                    int line = Math.clamp(attack.modified() - defence.modified(), -3, 3);
                    assertThat(ruled.explanation().get(2).cell().row()).isEqualTo(String.valueOf(line));
                    assertThat(clashed.attackersLost()).isEqualTo(Math.min(clashed.men(), ClashTable.PRINTED.at(line).attacker()));
                    assertThat(ruled.explanation()).allMatch(step -> RULES.rulebook().find(step.rule()).isPresent());
                } else {
                    assertThat(ruled.explanation()).isEmpty();
                }
            }
        }
    }

    /** Each awaited decision cites a rule of the index, and its example and each option are legal. */
    @Property(tries = TRIES)
    void whatIsOfferedIsLegal(@ForAll @IntRange(max = 100_000) int seed) {
        for (var turn : SkirmishGames.game(seed)) {
            for (var decision : RULES.decisions(turn.before())) {
                assertThat(RULES.rulebook().find(decision.rule())).isPresent();
                decision.options().forEach(option -> legal(turn.before(), option.command()));
                decision.optionalForm().ifPresent(form -> legal(turn.before(), form.example()));
                for (int pick = 0; pick < 5; pick++) {
                    int last = pick;
                    legal(turn.before(), RULES.sample(turn.before(), decision, below -> Math.min(last, below - 1)));
                }
            }
        }
    }

    private static void legal(SkirmishState state, tercio.domain.game.Command command) {
        assertThat(RULES.refusal(state, (SkirmishCommand) command)).as("%s", command).isEmpty();
    }

    @Property(tries = TRIES)
    void eachForecastSumsToOne(@ForAll @IntRange(max = 100_000) int seed) {
        for (var turn : SkirmishGames.game(seed)) {
            RULES.forecasts(turn.before(), List.of(turn.command())).forEach(forecast -> {
                boolean clash = turn.command() instanceof SkirmishCommand.Commit
                        || turn.outcome().events().getFirst().event() instanceof SkirmishEvent.ClashJoined;
                assertThat(forecast.isPresent()).as("%s", turn.command()).isEqualTo(clash);
                forecast.ifPresent(odds -> odds.figures().values().forEach(figure -> assertThat(figure.weights().values().stream()
                        .reduce(BigInteger.ZERO, BigInteger::add)).isEqualTo(figure.whole())));
            });
        }
    }

    /** The board that red knows hangs neither on blue's reserve nor, before the reveal, on blue's order. */
    @Property(tries = TRIES)
    void theBoardThatAViewerKnowsHoldsNoSecretOfOthers(@ForAll @IntRange(max = 100_000) int seed) {
        for (var turn : SkirmishGames.game(seed)) {
            var seen = RULES.asSeenBy(turn.after(), RED);
            assertThat(seen.captain("blue")).map(Captain::reserve).contains(Optional.empty());
            assertThat(seen.captain("red")).isEqualTo(turn.after().captain("red"));
            assertThat(RULES.asSeenBy(turn.after(), Viewer.ALL)).isEqualTo(turn.after());
            assertThat(RULES.asSeenBy(seen, RED)).isEqualTo(seen);
            assertThat(RULES.decisions(seen)).extracting(decision -> decision.id())
                    .isEqualTo(RULES.decisions(turn.after()).stream().map(decision -> decision.id()).toList());
        }
    }

    /** Events without the secrets lead to the board without the secrets. */
    @Property(tries = TRIES)
    void theBoardThatAViewerKnowsFollowsFromTheEventsHeSees(@ForAll @IntRange(max = 100_000) int seed) {
        var turns = SkirmishGames.game(seed);
        var board = RULES.asSeenBy(turns.getFirst().before(), RED);
        for (var turn : turns) {
            for (var ruled : turn.outcome().events()) {
                board = RULES.evolve(board, withoutSecrets(ruled.event()));
            }
            assertThat(RULES.asSeenBy(board, RED)).isEqualTo(RULES.asSeenBy(turn.after(), RED));
        }
    }

    private static SkirmishEvent withoutSecrets(SkirmishEvent event) {
        if (event.secrets().stream().allMatch(RED::sees)) {
            return event;
        }
        return switch (event) {
            case SkirmishEvent.ReserveSet set -> new SkirmishEvent.ReserveSet(set.captain(), Optional.empty());
            case SkirmishEvent.OrderChosen chosen -> new SkirmishEvent.OrderChosen(chosen.captain(), Optional.empty());
            default -> throw new IllegalStateException(event + " has no secret");
        };
    }

    @Test
    void theRulesUseNothingButTheKernel() {
        classes().that().resideInAPackage("tercio.skirmish.rules").should().onlyDependOnClassesThat().resideInAnyPackage("java..",
                "tercio.skirmish.rules", "tercio.domain.game", "tercio.domain.dice", "tercio.domain.ruling", "tercio.domain.sentence", "tercio.domain.table",
                "tercio.domain.map")
                .check(new ClassFileImporter().importPackages("tercio.skirmish.rules"));
    }
}
