package tercio.domain.eu.play.round;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RollOff;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** The rounds of a turn (EU-RND, EU-INIT): the order of the alliances, the starting round, the continuation. */
public final class RoundChapter implements Chapter<RoundCommand, RoundEvent> {

    public static final RoundChapter CHAPTER = new RoundChapter();

    private static final Vocabulary<RoundCommand> COMMANDS = Vocabulary.of(RoundCommand.class)
            .word("RollInitiative", RoundCommand.RollInitiative.class)
            .word("RollStartingRound", RoundCommand.RollStartingRound.class)
            .word("RollContinuation", RoundCommand.RollContinuation.class);

    private static final Vocabulary<RoundEvent> EVENTS = Vocabulary.of(RoundEvent.class)
            .word("InitiativeRolled", RoundEvent.InitiativeRolled.class)
            .word("StartingRoundRolled", RoundEvent.StartingRoundRolled.class)
            .word("RoundBegan", RoundEvent.RoundBegan.class, Upcaster.SAME)
            .word("WinteringBegan", RoundEvent.WinteringBegan.class)
            .word("SundFreezing", RoundEvent.SundFreezing.class)
            .word("SundFroze", RoundEvent.SundFroze.class)
            .word("ImpulseBegan", RoundEvent.ImpulseBegan.class)
            .word("ContinuationRolled", RoundEvent.ContinuationRolled.class)
            .word("TurnEnded", RoundEvent.TurnEnded.class);

    private RoundChapter() {}

    @Override
    public Vocabulary<RoundCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<RoundEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, RoundEvent event) {
        return RoundEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, RoundCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> Initiative.roll(play);
            case RoundCommand.RollStartingRound roll -> Rounds.start(play);
            case RoundCommand.RollContinuation roll -> Rounds.next(play);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        var state = board.state();
        return switch (state.phase()) {
            case Phase.Initiative initiative -> List.of(roll("initiative", state.scenario().alliances().getFirst().getFirst(),
                    "EU-INIT-1", "Alliances of equal initiative roll for their order", "roll for initiative", new RoundCommand.RollInitiative()));
            case Phase.StartingRound start -> List.of(roll("start", leader(state), "EU-RND-START",
                    "Which round starts the turn?", "roll the starting round", new RoundCommand.RollStartingRound()));
            case Phase.Continuation continuation -> List.of(roll("continuation", leader(state), "EU-RND-CONT",
                    "The round " + state.box() + " is over", "roll for the next round", new RoundCommand.RollContinuation()));
            default -> List.of();
        };
    }

    /** The country that rolls for the alliance that acts first. */
    private static String leader(EuState state) {
        return state.members(state.allianceAt(0)).getFirst();
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof RoundCommand round ? rolled(before, round) : Optional.empty();
    }

    private static Optional<Forecast> rolled(Board board, RoundCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> Optional.of(RoundOutlook.initiative(board));
            case RoundCommand.RollStartingRound roll -> Optional.of(RoundOutlook.start(board));
            case RoundCommand.RollContinuation roll -> Optional.of(RoundOutlook.continuation(board));
        };
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("initiative", "initiative die", "start", "die for the starting round", "continuation", "continuation die");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<RoundEvent> ruled) {
        return switch (ruled.event()) {
            case RoundEvent.ContinuationRolled rolled -> Optional.of(new EuQuestion.GoesOn(Rounds.ending(ruled.board().state())));
            case RoundEvent.StartingRoundRolled rolled -> EuQuestion.unasked("The die reads the box in which the turn begins, with no modifier; the adjudicator asks only "
                    + "whether a turn goes on after a round (EU-RND-START).");
            case RoundEvent.InitiativeRolled rolled -> EuQuestion.unasked(RollOff.UNASKED);
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, RoundEvent event, List<Step> explanation) {
        return new RoundNarration(before).of(event);
    }
}
