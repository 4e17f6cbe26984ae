package tercio.domain.eu.given;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.game.Decision;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;

/** A war on the table, for tests: commands with the dice that were thrown, and what is on the board then. */
public final class War {

    public static final EuMilitary RULES = new EuMilitary();

    private final List<EuEvent> events = new ArrayList<>();
    private final List<Step> explanation = new ArrayList<>();
    private EuState state;

    private War(EuState state) {
        this.state = state;
    }

    public static War of(String scenario) {
        return of(RULES.scenario(scenario).orElseThrow());
    }

    public static War of(EuScenario scenario) {
        assertThat(RULES.faults(scenario)).isEmpty();
        return new War(RULES.start(scenario, Readings.STANDARD));
    }

    /** The command is carried out with these dice, all of them and no others. */
    public War plays(EuCommand command, Integer... dice) {
        switch (RULES.decide(state, command, Dice.inOrder(Arrays.asList(dice)))) {
            case Verdict.Accepted<EuEvent> accepted -> {
                assertThat(accepted.rolls()).as("dice used by %s", command).hasSize(dice.length);
                explanation.clear();
                for (var ruled : accepted.events()) {
                    state = RULES.evolve(state, ruled.event());
                    events.add(ruled.event());
                    explanation.addAll(ruled.explanation());
                }
            }
            case Verdict.Refused<EuEvent> refused ->
                fail("%s is refused by %s: %s", command, refused.refusal().rule(), refused.refusal().detail());
            case Verdict.WantsDie<EuEvent> wants -> fail("%s wants the die %s", command, wants.die());
        }
        return this;
    }

    /** Why the command is refused; nothing has changed. */
    public Refusal refuses(EuCommand command) {
        var verdict = RULES.decide(state, command, Dice.inOrder(List.of(5, 5, 5, 5)));
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal();
    }

    public EuState board() {
        return state;
    }

    /** The newest event of that kind. */
    public <E extends EuEvent> E last(Class<E> kind) {
        return events.reversed().stream().filter(kind::isInstance).map(kind::cast).findFirst()
                .orElseGet(() -> fail("nothing of the kind %s has happened", kind.getSimpleName()));
    }

    public List<EuEvent> events() {
        return List.copyOf(events);
    }

    /** The step of the last command's explanation that has this name. */
    public Step step(String name) {
        return explanation.stream().filter(step -> step.step().equals(name)).findFirst()
                .orElseGet(() -> fail("no step %s among %s", name, explanation.stream().map(Step::step).toList()));
    }

    public List<Step> explanation() {
        return List.copyOf(explanation);
    }

    public static int sum(Step step) {
        return step.modifiers().stream().mapToInt(Modifier::value).sum();
    }

    public List<Decision> decisions() {
        return RULES.decisions(state);
    }

    /** The decision of that id, which must be awaited. */
    public Decision decision(String id) {
        return decisions().stream().filter(decision -> decision.id().equals(id)).findFirst()
                .orElseGet(() -> fail("%s is not awaited, but %s", id, decisions().stream().map(Decision::id).toList()));
    }

    /** An awaited decision is answered with one of its options. */
    public War settle(String id, EuCommand answer, Integer... dice) {
        assertThat(decision(id).options()).extracting(option -> option.command()).contains(answer);
        return plays(answer, dice);
    }
}
