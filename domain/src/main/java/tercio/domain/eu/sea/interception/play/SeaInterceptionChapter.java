package tercio.domain.eu.sea.interception.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Interception at sea (EU-INT-SEA): attempts against a naval stack that enters a sea zone. Nobody counter-intercepts there. */
public final class SeaInterceptionChapter implements Chapter<SeaInterceptionCommand, SeaInterceptionEvent> {

    public static final SeaInterceptionChapter CHAPTER = new SeaInterceptionChapter();

    private static final MessageTypes<SeaInterceptionCommand> COMMANDS = MessageTypes.of(SeaInterceptionCommand.class)
            .with("InterceptAtSea", SeaInterceptionCommand.InterceptAtSea.class)
            .with("LetFleetPass", SeaInterceptionCommand.LetFleetPass.class)
            .with("FightFleetAtOnce", SeaInterceptionCommand.FightFleetAtOnce.class)
            .with("JoinAttackedFleet", SeaInterceptionCommand.JoinAttackedFleet.class);

    private static final MessageTypes<SeaInterceptionEvent> EVENTS = MessageTypes.of(SeaInterceptionEvent.class)
            .with("SeaInterceptionAnnounced", SeaInterceptionEvent.SeaInterceptionAnnounced.class)
            .with("InterceptorRanBlockade", SeaInterceptionEvent.InterceptorRanBlockade.class)
            .with("SeaInterceptionAttempted", SeaInterceptionEvent.SeaInterceptionAttempted.class)
            .with("SeaInterceptionPassed", SeaInterceptionEvent.SeaInterceptionPassed.class)
            .with("FleetCaught", SeaInterceptionEvent.FleetCaught.class)
            .with("AttackedFleetJoined", SeaInterceptionEvent.AttackedFleetJoined.class);

    private SeaInterceptionChapter() {}

    @Override
    public MessageTypes<SeaInterceptionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<SeaInterceptionEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, SeaInterceptionEvent event) {
        return SeaInterceptionEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, SeaInterceptionCommand command) {
        return switch (command) {
            case SeaInterceptionCommand.InterceptAtSea attempt -> SeaInterceptionRolls.attempt(play, attempt);
            case SeaInterceptionCommand.LetFleetPass pass -> SeaInterceptionRolls.pass(play, pass);
            case SeaInterceptionCommand.FightFleetAtOnce fight -> SeaInterceptionBattles.fightAtOnce(play, fight);
            case SeaInterceptionCommand.JoinAttackedFleet join -> SeaInterceptionBattles.join(play, join);
        };
    }

    /** One question to each country about its own naval stacks. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        var voyage = SeaInterceptors.voyageUnderWay(board);
        if (voyage.isEmpty() || board.state().fleet(voyage.get().stack()).isEmpty()) {
            return List.of();
        }
        var merging = voyage.flatMap(under -> SeaInterceptionBattles.stackToJoin(board, under));
        if (merging.isPresent()) {
            return List.of(decision("sea-battle", merging.get().country().value(), SeaInterceptionRolls.RULE, ask(board, "ask-battle", voyage.get())
                    .with("other", SentenceNames.fleet(board.state(), merging.get().id())),
                    SeaInterceptionBattles.options(board, voyage.get())));
        }
        return SeaInterceptionQuestion.of(board).map(inquiry -> inquiry.openCountries().stream().map(country -> interceptionDecision(board, inquiry, country)).toList()).orElse(List.of());
    }

    private Decision interceptionDecision(WarView board, SeaInterceptionQuestion inquiry, CountryId country) {
        boolean alone = board.state().members(inquiry.alliance()).size() == 1;
        return new Decision(alone ? "sea-interception" : "sea-interception-" + country, country.value(), "InterceptAtSea", Citation.of(SeaInterceptionRolls.RULE),
                ask(board, "ask", inquiry.voyage()).with("who", SentenceNames.country(country)),
                SeaAnnouncementOptions.options(board, inquiry, country), List.of()).with(SeaAnnouncementOptions.form(board, inquiry, country));
    }

    private static Sentence.Keyed ask(WarView board, String key, Voyage voyage) {
        return Sentence.of("eu.seawatch." + key).with("stack", SentenceNames.fleet(board.state(), voyage.stack())).with("where", SentenceNames.place(voyage.position()));
    }

    /** Gives odds for an announcement even if its dice are thrown only after allies have announced too. */
    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> switch (command) {
            case SeaInterceptionCommand.InterceptAtSea attempt -> SeaInterceptionForecaster.of(before, attempt.stacks());
            case SeaInterceptionCommand.LetFleetPass pass when rolls -> SeaInterceptionForecaster.of(before, List.of());
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SeaInterceptionEvent> ruled) {
        return switch (ruled.event()) {
            case SeaInterceptionEvent.InterceptorRanBlockade run -> Optional.of(Admirals.question(ruled.board(), run.stack(), run.blockader()));
            case SeaInterceptionEvent.SeaInterceptionAttempted attempt -> SeaInterceptors.voyageUnderWay(ruled.board())
                    .map(voyage -> SeaInterceptionInputs.question(ruled.board(), attempt.stack(), voyage));
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, SeaInterceptionEvent event, List<Step> explanation) {
        return new SeaInterceptionNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(SeaInterceptionEvent event) {
        return switch (event) {
            case SeaInterceptionEvent.SeaInterceptionAttempted e when e.success() -> Importance.OUTCOME;
            case SeaInterceptionEvent.FleetCaught _ -> Importance.OUTCOME;
            case SeaInterceptionEvent.SeaInterceptionAnnounced _, SeaInterceptionEvent.InterceptorRanBlockade _,
                    SeaInterceptionEvent.SeaInterceptionAttempted _, SeaInterceptionEvent.AttackedFleetJoined _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
