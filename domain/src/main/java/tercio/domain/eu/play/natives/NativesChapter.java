package tercio.domain.eu.play.natives;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.natives.NativeActivation;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The natives of the rest of the world (EU-NAT, EU-CONQUISTADOR). */
public final class NativesChapter implements Chapter<NativeCommand, NativeEvent> {

    public static final NativesChapter CHAPTER = new NativesChapter();

    private static final Vocabulary<NativeCommand> COMMANDS = Vocabulary.of(NativeCommand.class)
            .word("PassNatives", NativeCommand.PassNatives.class)
            .word("AttackNatives", NativeCommand.AttackNatives.class)
            .word("ConvertNatives", NativeCommand.ConvertNatives.class)
            .word("LoseFollowers", NativeCommand.LoseFollowers.class);

    private static final Vocabulary<NativeEvent> EVENTS = Vocabulary.of(NativeEvent.class)
            .word("NativesMet", NativeEvent.NativesMet.class)
            .word("NativesLeftInPeace", NativeEvent.NativesLeftInPeace.class)
            .word("NativesTested", NativeEvent.NativesTested.class)
            .word("NativesAttacked", NativeEvent.NativesAttacked.class)
            .word("NativesConverted", NativeEvent.NativesConverted.class)
            .word("NativesIntercept", NativeEvent.NativesIntercept.class)
            .word("NativesStand", NativeEvent.NativesStand.class)
            .word("NativesFought", NativeEvent.NativesFought.class)
            .word("NativesDispersed", NativeEvent.NativesDispersed.class)
            .word("FollowersLost", NativeEvent.FollowersLost.class)
            .word("FollowersWentHome", NativeEvent.FollowersWentHome.class)
            .word("NativesReturned", NativeEvent.NativesReturned.class);

    private NativesChapter() {}

    @Override
    public Vocabulary<NativeCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<NativeEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("activation", "die for the activation of the natives", "conquistador", "die on the table of the conquistadors",
                "remainder", "die for the rest of the natives");
    }

    @Override
    public EuState evolve(EuState state, NativeEvent event) {
        return NativeEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, NativeCommand command) {
        return switch (command) {
            case NativeCommand.PassNatives pass -> NativeEncounters.pass(play, pass);
            case NativeCommand.AttackNatives attack -> NativeEncounters.attack(play, attack);
            case NativeCommand.ConvertNatives convert -> Conversions.convert(play, convert);
            case NativeCommand.LoseFollowers lose -> FollowerLosses.lose(play, lose);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.NativesMet met -> Optional.of(decision("natives", met.country(), NativeEncounters.RULE, NativeEncounters.prompt(board, met),
                    NativeEncounters.options(board, met)));
            case Duty.Losses losses when FollowerLosses.possible(board.state(), losses) -> Optional.of(decision("losses-of-followers", losses.country(),
                    FollowerLosses.RULE, Nation.of(losses.country()) + " may lose natives who follow its leader: how many?",
                    FollowerLosses.options(board.state(), losses)));
            default -> Optional.empty();
        };
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> command instanceof NativeCommand met ? NativeOutlook.of(before, met) : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<NativeEvent> ruled) {
        return switch (ruled.event()) {
            case NativeEvent.NativesTested tested -> Optional.of(new EuQuestion.StirNatives(NativeActivation.tolerance(ruled.board().province(tested.province()))));
            case NativeEvent.NativesConverted converted -> Conversions.attempt(ruled.board(), new Duty.NativesMet(converted.country(), converted.stack(), converted.province()),
                    converted.leader()).map(EuQuestion.WinNatives::new);
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, NativeEvent event, List<Step> explanation) {
        return new NativeNarration(before).of(event, explanation);
    }
}
