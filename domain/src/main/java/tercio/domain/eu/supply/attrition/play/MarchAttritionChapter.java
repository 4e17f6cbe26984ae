package tercio.domain.eu.supply.attrition.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.RollingTroops;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Attrition of movement on land (EU-ATTR-MOVEMENT). Its rolls are duties, so a game that was recorded before they existed goes on without
 * them.
 */
public final class MarchAttritionChapter implements Chapter<MarchAttritionCommand, MarchAttritionEvent> {

    public static final MarchAttritionChapter CHAPTER = new MarchAttritionChapter();

    private static final MessageTypes<MarchAttritionCommand> COMMANDS = MessageTypes.of(MarchAttritionCommand.class)
            .with("RollMarchAttrition", MarchAttritionCommand.RollMarchAttrition.class)
            .with("AnswerMarchPillage", MarchAttritionCommand.AnswerMarchPillage.class);

    private static final MessageTypes<MarchAttritionEvent> EVENTS = MessageTypes.of(MarchAttritionEvent.class)
            .with("MarchConditionsNoted", MarchAttritionEvent.MarchConditionsNoted.class, Upcaster.SAME)
            .with("UnitsDroppedOnMarch", MarchAttritionEvent.UnitsDroppedOnMarch.class)
            .with("MarchAttritionDue", MarchAttritionEvent.MarchAttritionDue.class)
            .with("MarchAttritionRolled", MarchAttritionEvent.MarchAttritionRolled.class, Upcaster.SAME)
            .with("MarchPillageAnswered", MarchAttritionEvent.MarchPillageAnswered.class);

    private MarchAttritionChapter() {}

    @Override
    public MessageTypes<MarchAttritionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<MarchAttritionEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, MarchAttritionEvent event) {
        return MarchAttritionEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, MarchAttritionCommand command) {
        return switch (command) {
            case MarchAttritionCommand.RollMarchAttrition roll -> MarchAttritionRolls.roll(play, roll);
            case MarchAttritionCommand.AnswerMarchPillage answer -> MarchAttritionRolls.answer(play, answer);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.March march -> Optional.of(decision("attrition-" + march.roll().province() + "-march", march.country().value(), MarchAttrition.RULE,
                    Sentence.of("eu.attrition.ask-roll").with("stacks", SentenceNames.stacks(board.state(), march.roll().stacks()))
                            .with("where", SentenceNames.place(march.roll().province()))
                            .with("causes", AnswerNames.withCommas(march.roll().causes().stream().map(MarchAttritionNarration::cause).toList())),
                    List.of(MarchAttritionRolls.option(board, march.roll()))));
            case Duty.MarchPillage pillage -> Optional.of(decision("pillage", pillage.country().value(), MarchAttritionRolls.PILLAGE,
                    Sentence.of("eu.attrition.ask-pillage").with("who", SentenceNames.country(pillage.country())).with("choice", pillage.choice()),
                    MarchAttritionRolls.answers(board, pillage)));
            default -> Optional.empty();
        };
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof MarchAttritionCommand.RollMarchAttrition
                ? MarchAttritionOdds.of(before)
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<MarchAttritionEvent> ruled) {
        return ruled.event() instanceof MarchAttritionEvent.MarchAttritionRolled rolled ? MarchingTroops.troopsDue(ruled.board())
                .map(stack -> RollingTroops.question(ruled.board(), stack, rolled.asks() == null && rolled.p() ? Optional.of(PillageAnswer.LOSE) : ruled.pillage())) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, MarchAttritionEvent event, List<Step> explanation) {
        return new MarchAttritionNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(MarchAttritionEvent event) {
        return switch (event) {
            case MarchAttritionEvent.MarchAttritionRolled _, MarchAttritionEvent.MarchPillageAnswered _ -> Importance.RESULT;
            case MarchAttritionEvent.MarchConditionsNoted _, MarchAttritionEvent.UnitsDroppedOnMarch _ -> Importance.DETAIL;
            default -> Importance.STEP;
        };
    }
}
