package tercio.domain.eu.play.seawatch;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.harbour.Admirals;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;

/** Interception at sea (EU-INT-SEA): attempts against a naval stack that enters a sea zone. Nobody counter-intercepts there. */
public final class SeaWatchChapter implements Chapter<SeaWatchCommand, SeaWatchEvent> {

    public static final SeaWatchChapter CHAPTER = new SeaWatchChapter();

    private static final Vocabulary<SeaWatchCommand> COMMANDS = Vocabulary.of(SeaWatchCommand.class)
            .word("InterceptAtSea", SeaWatchCommand.InterceptAtSea.class)
            .word("LetFleetPass", SeaWatchCommand.LetFleetPass.class)
            .word("FightFleetAtOnce", SeaWatchCommand.FightFleetAtOnce.class)
            .word("JoinAttackedFleet", SeaWatchCommand.JoinAttackedFleet.class);

    private static final Vocabulary<SeaWatchEvent> EVENTS = Vocabulary.of(SeaWatchEvent.class)
            .word("SeaInterceptionAnnounced", SeaWatchEvent.SeaInterceptionAnnounced.class)
            .word("InterceptorRanBlockade", SeaWatchEvent.InterceptorRanBlockade.class)
            .word("SeaInterceptionAttempted", SeaWatchEvent.SeaInterceptionAttempted.class)
            .word("SeaInterceptionPassed", SeaWatchEvent.SeaInterceptionPassed.class)
            .word("FleetCaught", SeaWatchEvent.FleetCaught.class)
            .word("AttackedFleetJoined", SeaWatchEvent.AttackedFleetJoined.class);

    private SeaWatchChapter() {}

    @Override
    public Vocabulary<SeaWatchCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<SeaWatchEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, SeaWatchEvent event) {
        return SeaWatchEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, SeaWatchCommand command) {
        return switch (command) {
            case SeaWatchCommand.InterceptAtSea attempt -> SeaAttempts.attempt(play, attempt);
            case SeaWatchCommand.LetFleetPass pass -> SeaAttempts.pass(play, pass);
            case SeaWatchCommand.FightFleetAtOnce fight -> SeaCatches.atOnce(play, fight);
            case SeaWatchCommand.JoinAttackedFleet join -> SeaCatches.join(play, join);
        };
    }

    /** One question to each country about its own naval stacks. */
    @Override
    public List<Decision> awaited(Board board) {
        var voyage = SeaInterceptors.underWay(board);
        if (voyage.isEmpty() || board.state().fleet(voyage.get().stack()).isEmpty()) {
            return List.of();
        }
        var merging = voyage.flatMap(under -> SeaCatches.joinable(board, under));
        if (merging.isPresent()) {
            return List.of(decision("sea-battle", merging.get().country(), SeaAttempts.RULE, title(board, voyage.get()) + " is caught in "
                    + board.name(voyage.get().at()) + ": battle at once, or later beside " + FleetTitle.of(board.state(), merging.get().id()) + "?",
                    SeaCatches.options(board, voyage.get())));
        }
        return SeaInquiry.of(board).map(inquiry -> inquiry.open().stream().map(country -> asked(board, inquiry, country)).toList()).orElse(List.of());
    }

    private Decision asked(Board board, SeaInquiry inquiry, String country) {
        boolean alone = board.state().members(inquiry.alliance()).size() == 1;
        return new Decision(alone ? "sea-interception" : "sea-interception-" + country, country, "InterceptAtSea", Citation.of(SeaAttempts.RULE),
                title(board, inquiry.voyage()) + " has entered " + board.name(inquiry.voyage().at()) + ": does " + Nation.of(country) + " intercept?",
                SeaAnnouncing.options(board, inquiry, country), List.of()).with(SeaAnnouncing.form(board, inquiry, country));
    }

    private static String title(Board board, Voyage voyage) {
        return FleetTitle.of(board.state(), voyage.stack());
    }

    /** Gives odds for an announcement even if its dice are thrown only after allies have announced too. */
    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> switch (command) {
            case SeaWatchCommand.InterceptAtSea attempt -> SeaWatchOutlook.of(before, attempt.stacks());
            case SeaWatchCommand.LetFleetPass pass when rolls -> SeaWatchOutlook.of(before, List.of());
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SeaWatchEvent> ruled) {
        return switch (ruled.event()) {
            case SeaWatchEvent.InterceptorRanBlockade run -> Optional.of(Admirals.question(ruled.board(), run.stack(), run.blockader()));
            case SeaWatchEvent.SeaInterceptionAttempted attempt -> SeaInterceptors.underWay(ruled.board())
                    .map(voyage -> SeaCatching.question(ruled.board(), attempt.stack(), voyage));
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, SeaWatchEvent event, List<Step> explanation) {
        return new SeaWatchNarration(before).of(event, explanation);
    }
}
