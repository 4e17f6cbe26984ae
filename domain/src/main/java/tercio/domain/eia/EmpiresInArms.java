package tercio.domain.eia;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.eia.sequence.EiaAdjustments;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.Adjustments;
import tercio.domain.game.EditionHistory;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Rulebook;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.TableSource;

/** Empires in Arms, the land phase: the war on land of seven major powers, month after month. */
public final class EmpiresInArms
        implements Ruleset<EiaState, EiaCommand, EiaEvent, EiaScenario>, EiaSetUps, EiaMoves, EiaOdds, EiaWords, EiaSecrets, EiaWrittenOrders {

    public static final String ID = "empires-in-arms";

    private static final Rulebook RULEBOOK = Rulebook.readWithExplanations(TableSource.printedBeside(EmpiresInArms.class));

    /** The index of its rules. */
    public static Rulebook index() {
        return RULEBOOK;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Sentence title() {
        return Sentence.of("eia.title.ruleset-land");
    }

    @Override
    public Sentence description() {
        return Sentence.of("eia.title.ruleset-land-description");
    }

    @Override
    public EditionHistory editions() {
        return EiaRuleChanges.HISTORY;
    }

    @Override
    public MessageTypes<EiaCommand> commands() {
        return EiaChapters.COMMANDS;
    }

    @Override
    public MessageTypes<EiaEvent> events() {
        return EiaChapters.EVENTS;
    }

    @Override
    public Class<EiaState> stateType() {
        return EiaState.class;
    }

    @Override
    public List<Reading> readings() {
        return EiaReadings.ALL;
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public EiaState start(EiaScenario scenario, Readings readings) {
        return start(edition(), scenario, readings);
    }

    /** Performs at once what needs no decision. A game keeps what its edition decided for the whole of it. */
    @Override
    public EiaState start(String under, EiaScenario scenario, Readings readings) {
        return EiaChapters.begin(FirstBoard.of(scenario, readings, map()).openedUnder(EiaRuleChanges.rulesOf(under)), map());
    }

    @Override
    public Set<String> parties(EiaState state, EiaCommand command) {
        return state.power(command.power()).map(status -> Set.of(status.power().word())).orElse(Set.of());
    }

    @Override
    public Verdict<EiaEvent> decide(EiaState state, EiaCommand command, Dice dice) {
        return EiaChapters.decide(state, map(), command, dice);
    }

    @Override
    public Optional<Adjustments<EiaState, EiaEvent>> adjustments() {
        return Optional.of(new EiaAdjustments(map()));
    }

    @Override
    public EiaState evolve(EiaState state, EiaEvent event) {
        return EiaChapters.evolve(state, event);
    }

    /** 2: the status of a power keeps apart what it lost unseen. */
    @Override
    public int boardVersion() {
        return 2;
    }

    @Override
    public boolean isBetweenOrders(EiaState state) {
        return state.duties().isEmpty() && state.combats().fought().isEmpty();
    }

    @Override
    public boolean isOver(EiaState state) {
        return state.phase() instanceof LandPhase.Over;
    }
}
