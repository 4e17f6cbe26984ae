package tercio.domain.eia.given;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/** A war of Empires in Arms on the table, for tests: commands with the dice that were rolled, and what is on the board then. */
public final class LandWar {

    public static final EmpiresInArms RULES = new EmpiresInArms();

    private final List<EiaEvent> events = new ArrayList<>();
    private final List<String> sentences = new ArrayList<>();
    private final List<Step> explanation = new ArrayList<>();
    private final LandCourse course = new LandCourse();
    private EiaState state;

    LandWar(EiaState state) {
        this.state = state;
    }

    /** Runs the automatic steps of the board. */
    public LandWar goesOn() {
        var play = EiaChapters.play(state, WarMap.PRINTED, Dice.NONE);
        EiaChapters.runAutomaticSteps(play);
        state = play.state();
        return this;
    }

    /** The command is carried out with these dice, all of them and no others. */
    public LandWar plays(EiaCommand command, Integer... dice) {
        switch (RULES.decide(state, command, Dice.inOrder(Arrays.asList(dice)))) {
            case Verdict.Accepted<EiaEvent> accepted -> {
                assertThat(accepted.rolls()).as("dice used by %s", command).hasSize(dice.length);
                explanation.clear();
                for (var ruled : accepted.events()) {
                    sentences.add(Told.of(RULES, state, ruled.event(), ruled.explanation()));
                    var before = state;
                    state = RULES.evolve(state, ruled.event());
                    course.add(command, ruled, before, state, ruled == accepted.events().getFirst() ? accepted.rolls() : List.of());
                    events.add(ruled.event());
                    explanation.addAll(ruled.explanation());
                }
                assertThat(state).as("events applied again").isEqualTo(accepted.boards().getLast());
            }
            case Verdict.Refused<EiaEvent> refused ->
                fail("%s is refused by %s: %s", command, refused.refusal().rule(), Told.of(refused.refusal().detail()));
            case Verdict.NeedsDie<EiaEvent> wants -> fail("%s wants the die %s", command, wants.die());
        }
        return this;
    }

    /** The refusal of the command. */
    public Refusal refuses(EiaCommand command) {
        var verdict = RULES.decide(state, command, Dice.inOrder(List.of(3, 3, 3, 3, 3, 3, 3, 3)));
        assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EiaEvent>) verdict).refusal();
    }

    public EiaState state() {
        return state;
    }

    public List<EiaEvent> events() {
        return List.copyOf(events);
    }

    /** All events as sentences. */
    public List<String> sentences() {
        return List.copyOf(sentences);
    }

    /** The newest event of that kind. */
    public <E extends EiaEvent> E last(Class<E> kind) {
        return events.reversed().stream().filter(kind::isInstance).map(kind::cast).findFirst()
                .orElseGet(() -> fail("nothing of the kind %s has happened, but %s", kind.getSimpleName(), events));
    }

    public <E extends EiaEvent> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The sheet of the fight to which the newest event belongs; empty where it belongs to none. */
    public Optional<FightSheet> sheet() {
        return EiaChapters.sheet(course, events.getLast());
    }

    public List<Step> explanation() {
        return List.copyOf(explanation);
    }

    /** The first step of the last command's explanation that has this name. */
    public Step step(String name) {
        return explanation.stream().filter(step -> step.step().equals(name)).findFirst()
                .orElseGet(() -> fail("no step %s among %s", name, explanation.stream().map(Step::step).toList()));
    }

    /** The result of a step: a figure as it stands, words as their key with its arguments. */
    public static String result(Step step) {
        return step.said() == null ? step.result() : Told.of(step.said());
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

    /** The commands of the options of a decision. */
    public List<Command> answers(String id) {
        return decision(id).options().stream().map(Option::command).toList();
    }
}
