package tercio.domain.eu.play.levy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Exceptional levies at the end of a round (EU-LEVY): who declares them, and what is recruited by them. */
public final class LevyChapter implements Chapter<LevyCommand, LevyEvent> {

    public static final LevyChapter CHAPTER = new LevyChapter();

    private static final Vocabulary<LevyCommand> COMMANDS = Vocabulary.of(LevyCommand.class)
            .word("DeclareLevies", LevyCommand.DeclareLevies.class)
            .word("RecruitByLevies", LevyCommand.RecruitByLevies.class)
            .word("EndLevies", LevyCommand.EndLevies.class);

    private static final Vocabulary<LevyEvent> EVENTS = Vocabulary.of(LevyEvent.class)
            .word("LeviesBegan", LevyEvent.LeviesBegan.class)
            .word("LeviesDeclared", LevyEvent.LeviesDeclared.class)
            .word("TroopsLevied", LevyEvent.TroopsLevied.class)
            .word("LeviesEnded", LevyEvent.LeviesEnded.class);

    private LevyChapter() {}

    @Override
    public Vocabulary<LevyCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<LevyEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, LevyEvent event) {
        return LevyEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, LevyCommand command) {
        return switch (command) {
            case LevyCommand.DeclareLevies declare -> LevySegment.declare(play, declare);
            case LevyCommand.RecruitByLevies recruit -> Recruiting.recruit(play, recruit);
            case LevyCommand.EndLevies end -> LevySegment.end(play, end);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return LevySegment.asked(board).stream().flatMap(country -> asked(board, country).stream()).toList();
    }

    private List<Decision> asked(Board board, String country) {
        var decisions = new ArrayList<Decision>();
        if (LevySegment.mayDeclare(board, country)) {
            decisions.add(decision("levies-" + country, country, LevySegment.RULE, "Does " + Nation.of(country) + " declare exceptional levies?",
                    List.of(LevySegment.declaration(board, country))));
        }
        var first = Recruiting.first(board, country);
        if (!first.isEmpty()) {
            decisions.add(RecruitForm.decision(board, country, first));
        }
        decisions.add(decision("levies-end-" + country, country, LevySegment.RULE, "Is " + Nation.of(country) + " done with exceptional levies?",
                List.of(LevySegment.ending(board, country))));
        return decisions;
    }

    @Override
    public String sentence(EuState before, LevyEvent event, List<Step> explanation) {
        return LevyNarration.of(event);
    }
}
