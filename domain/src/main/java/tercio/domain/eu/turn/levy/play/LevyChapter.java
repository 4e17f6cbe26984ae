package tercio.domain.eu.turn.levy.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Exceptional levies at the end of a round (EU-LEVY): who declares them, and what is recruited by them. */
public final class LevyChapter implements Chapter<LevyCommand, LevyEvent> {

    public static final LevyChapter CHAPTER = new LevyChapter();

    private static final MessageTypes<LevyCommand> COMMANDS = MessageTypes.of(LevyCommand.class)
            .with("DeclareLevies", LevyCommand.DeclareLevies.class)
            .with("RecruitByLevies", LevyCommand.RecruitByLevies.class)
            .with("EndLevies", LevyCommand.EndLevies.class);

    private static final MessageTypes<LevyEvent> EVENTS = MessageTypes.of(LevyEvent.class)
            .with("LeviesBegan", LevyEvent.LeviesBegan.class)
            .with("LeviesDeclared", LevyEvent.LeviesDeclared.class)
            .with("TroopsLevied", LevyEvent.TroopsLevied.class)
            .with("LeviesEnded", LevyEvent.LeviesEnded.class);

    private LevyChapter() {}

    @Override
    public MessageTypes<LevyCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<LevyEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, LevyEvent event) {
        return LevyEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, LevyCommand command) {
        return switch (command) {
            case LevyCommand.DeclareLevies declare -> LevySegment.declare(play, declare);
            case LevyCommand.RecruitByLevies recruit -> Recruiting.recruit(play, recruit);
            case LevyCommand.EndLevies end -> LevySegment.end(play, end);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return LevySegment.countriesToAsk(board).stream().flatMap(country -> levyDecisions(board, country).stream()).toList();
    }

    private List<Decision> levyDecisions(WarView board, CountryId country) {
        var decisions = new ArrayList<Decision>();
        if (LevySegment.mayDeclare(board, country)) {
            decisions.add(decision("levies-" + country, country.value(), LevySegment.RULE, Sentence.of("eu.levy.ask-declare").with("who", SentenceNames.country(country)),
                    List.of(LevySegment.declarationOption(board, country))));
        }
        var first = Recruiting.firstOptions(board, country);
        if (!first.isEmpty()) {
            decisions.add(RecruitForm.decision(board, country, first));
        }
        decisions.add(decision("levies-end-" + country, country.value(), LevySegment.RULE, Sentence.of("eu.levy.ask-end").with("who", SentenceNames.country(country)),
                List.of(LevySegment.endOption(board, country))));
        return decisions;
    }

    @Override
    public Sentence sentence(EuState before, LevyEvent event, List<Step> explanation) {
        return LevyNarration.of(event);
    }

    @Override
    public Importance importance(LevyEvent event) {
        return switch (event) {
            case LevyEvent.LeviesDeclared _, LevyEvent.TroopsLevied _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
