package tercio.domain.eu;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.game.DutchFloods;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.scenario.StartingBoard;
import tercio.domain.eu.sequence.CommandParties;
import tercio.domain.eu.sequence.EuAdjustments;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.sequence.Sequence;
import tercio.domain.eu.sequence.Verdicts;
import tercio.domain.eu.turn.leader.LeadersAtStart;
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

/** Europa Universalis, the military phase: one turn of war in Europe, at sea and in the rest of the world, by the rules of an edition. */
public final class EuMilitary implements Ruleset<EuState, EuCommand, EuEvent, EuScenario>, EuSetUps, EuMoves, EuOdds, EuWords, EuSecrets {

    private static final Rulebook RULEBOOK = Rulebook.readWithExplanations(TableSource.printedBeside(EuMilitary.class));

    private final EuMap map = EuMap.PRINTED;
    private final Edition edition;

    /** The main edition with the printed map and tables. */
    public EuMilitary() {
        this(Editions.military());
    }

    /** The game by the tables, policies and readings of an edition. */
    public EuMilitary(Edition edition) {
        this.edition = edition;
    }

    @Override
    public EuMap map() {
        return map;
    }

    @Override
    public Edition printedEdition() {
        return edition;
    }

    @Override
    public String id() {
        return edition.id();
    }

    @Override
    public Sentence title() {
        return edition.title();
    }

    @Override
    public Sentence description() {
        return edition.description();
    }

    @Override
    public EditionHistory editions() {
        return edition.id().equals(Edition.MILITARY) ? EuRuleChanges.HISTORY : EuRuleChanges.OF_OLDER_RULES;
    }

    @Override
    public MessageTypes<EuCommand> commands() {
        return EuChapters.COMMANDS;
    }

    @Override
    public MessageTypes<EuEvent> events() {
        return EuChapters.EVENTS;
    }

    @Override
    public Class<EuState> stateType() {
        return EuState.class;
    }

    @Override
    public List<Reading> readings() {
        return edition.gameReadings();
    }

    @Override
    public Rulebook rulebook() {
        return RULEBOOK;
    }

    @Override
    public EuState start(EuScenario scenario, Readings readings) {
        return start(edition(), scenario, readings);
    }

    /** Performs at once the setup that needs no die. */
    @Override
    public EuState start(String under, EuScenario scenario, Readings readings) {
        var laidOut = StartingBoard.of(scenario, readings, map);
        var dry = EuEditionRules.hasFloods(under) ? laidOut : laidOut.withMarks(laidOut.marks().withFloods(DutchFloods.NEVER));
        var board = EuEditionRules.hasQuietMeetings(under) && scenario.overseas().isPresent() ? dry.withWorld(dry.world().withQuietMeetings()) : dry;
        var led = EuEditionRules.limitsPrivateers(under) ? board.withNavies(board.navies().withPrivateers(LeadersAtStart.privateers(scenario))) : board;
        var play = EuChapters.play(EuSecrets.hasSecretLines(under, scenario) ? led.withNavies(led.navies().withSecretLines()) : led, map, playedEdition(scenario.enteredTables()).tables(), Dice.NONE);
        Sequence.continueAutomatically(play);
        return play.state();
    }

    @Override
    public Set<String> parties(EuState state, EuCommand command) {
        return EuSetUps.texts(CommandParties.parties(board(state), command));
    }

    @Override
    public Verdict<EuEvent> decide(EuState state, EuCommand command, Dice dice) {
        return Verdicts.on(EuChapters.play(state, map, playedEdition(state.scenario().enteredTables()).tables(), dice), command);
    }

    @Override
    public Optional<Adjustments<EuState, EuEvent>> adjustments() {
        return Optional.of(new EuAdjustments(map, state -> playedEdition(state.scenario().enteredTables()).tables()));
    }

    @Override
    public EuState evolve(EuState state, EuEvent event) {
        return EuChapters.evolve(state, event);
    }

    @Override
    public boolean isBetweenOrders(EuState state) {
        return state.duties().isEmpty();
    }

    @Override
    public boolean isAtRest(EuState state) {
        return state.duties().isEmpty() && !state.phase().isUnderWay();
    }

    @Override
    public boolean isOver(EuState state) {
        return state.phase() instanceof Phase.Over;
    }
}
