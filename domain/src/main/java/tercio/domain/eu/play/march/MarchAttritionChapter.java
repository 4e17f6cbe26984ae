package tercio.domain.eu.play.march;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MarchStrain;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.supply.RollingTroops;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/**
 * Attrition of movement on land (EU-ATTR-MOVEMENT). Its rolls are duties, so a game that was recorded before they existed goes on without
 * them.
 */
public final class MarchAttritionChapter implements Chapter<MarchAttritionCommand, MarchAttritionEvent> {

    public static final MarchAttritionChapter CHAPTER = new MarchAttritionChapter();

    private static final Vocabulary<MarchAttritionCommand> COMMANDS = Vocabulary.of(MarchAttritionCommand.class)
            .word("RollMarchAttrition", MarchAttritionCommand.RollMarchAttrition.class)
            .word("AnswerMarchPillage", MarchAttritionCommand.AnswerMarchPillage.class);

    private static final Vocabulary<MarchAttritionEvent> EVENTS = Vocabulary.of(MarchAttritionEvent.class)
            .word("MarchConditionsNoted", MarchAttritionEvent.MarchConditionsNoted.class, Upcaster.SAME)
            .word("UnitsDroppedOnMarch", MarchAttritionEvent.UnitsDroppedOnMarch.class)
            .word("MarchAttritionDue", MarchAttritionEvent.MarchAttritionDue.class)
            .word("MarchAttritionRolled", MarchAttritionEvent.MarchAttritionRolled.class, Upcaster.SAME)
            .word("MarchPillageAnswered", MarchAttritionEvent.MarchPillageAnswered.class);

    private MarchAttritionChapter() {}

    @Override
    public Vocabulary<MarchAttritionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<MarchAttritionEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, MarchAttritionEvent event) {
        return MarchAttritionEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, MarchAttritionCommand command) {
        return switch (command) {
            case MarchAttritionCommand.RollMarchAttrition roll -> MarchAttritionRolls.roll(play, roll);
            case MarchAttritionCommand.AnswerMarchPillage answer -> MarchAttritionRolls.answer(play, answer);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.March march -> Optional.of(decision("attrition-" + march.roll().province() + "-march", march.country(), AttritionOfMarches.RULE,
                    StackTitle.of(board.state(), march.roll().stacks()) + " in " + board.name(march.roll().province()) + ": "
                            + march.roll().causes().stream().map(MarchStrain::toString).collect(Collectors.joining(", ")),
                    List.of(MarchAttritionRolls.option(board, march.roll()))));
            case Duty.MarchPillage pillage -> Optional.of(decision("pillage", pillage.country(), MarchAttritionRolls.PILLAGE,
                    pillage.choice() ? "Attrition of the march: does " + Nation.of(pillage.country()) + " lose one LD more or pillage?"
                            : "Attrition of the march: which province does " + Nation.of(pillage.country()) + " pillage?",
                    MarchAttritionRolls.answers(board, pillage)));
            default -> Optional.empty();
        };
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof MarchAttritionCommand.RollMarchAttrition
                ? MarchAttritionOdds.of(before)
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<MarchAttritionEvent> ruled) {
        return ruled.event() instanceof MarchAttritionEvent.MarchAttritionRolled rolled ? MarchingTroops.due(ruled.board())
                .map(stack -> RollingTroops.question(ruled.board(), stack, rolled.asks() == null && rolled.p() ? Optional.of(OnPillage.LOSE) : ruled.pillage())) : Optional.empty();
    }

    @Override
    public String sentence(EuState before, MarchAttritionEvent event, List<Step> explanation) {
        return new MarchAttritionNarration(before).of(event, explanation);
    }
}
