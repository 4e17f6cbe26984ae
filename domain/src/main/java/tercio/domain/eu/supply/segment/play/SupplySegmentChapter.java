package tercio.domain.eu.supply.segment.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.turn.leader.play.LeadersPlacement;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Supply (EU-SUP): lines of supply, destruction of stacks that stay without, and the attrition of supply segments and sieges.
 *
 * <p>The choice among sources is not asked: the line with the fewest conditions of weak supply is never worse, and the siege check
 * may use another source (AMB-53). A segment without attrition leaves no event, so games that were recorded before it go on.
 */
public final class SupplySegmentChapter implements Chapter<SupplySegmentCommand, SupplySegmentEvent> {

    public static final SupplySegmentChapter CHAPTER = new SupplySegmentChapter();

    private static final MessageTypes<SupplySegmentCommand> COMMANDS = MessageTypes.of(SupplySegmentCommand.class)
            .with("RollAttrition", SupplySegmentCommand.RollAttrition.class)
            .with("AnswerPillage", SupplySegmentCommand.AnswerPillage.class);

    private static final MessageTypes<SupplySegmentEvent> EVENTS = MessageTypes.of(SupplySegmentEvent.class)
            .with("SupplyChecked", SupplySegmentEvent.SupplyChecked.class)
            .with("SupplyRestored", SupplySegmentEvent.SupplyRestored.class)
            .with("AttritionRolled", SupplySegmentEvent.AttritionRolled.class, Upcaster.SAME)
            .with("PillageAnswered", SupplySegmentEvent.PillageAnswered.class)
            .with("PillagePlaced", SupplySegmentEvent.PillagePlaced.class)
            .with("SupplyEnded", SupplySegmentEvent.SupplyEnded.class);

    private SupplySegmentChapter() {}

    @Override
    public MessageTypes<SupplySegmentCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<SupplySegmentEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, SupplySegmentEvent event) {
        return SupplySegmentEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, SupplySegmentCommand command) {
        return switch (command) {
            case SupplySegmentCommand.RollAttrition roll -> SupplyAttrition.roll(play, roll);
            case SupplySegmentCommand.AnswerPillage answer -> SupplyAttrition.answer(play, answer);
        };
    }

    /** The rolls in any order, after leaders are placed. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return LeadersPlacement.placementRefusal(board).isPresent()
                ? List.of()
                : SupplyAttrition.dueRolls(board.state()).stream().map(due -> rollDecision(board, due)).toList();
    }

    private Decision rollDecision(WarView board, AttritionDue due) {
        var state = board.state();
        var stacks = SupplyAttrition.remainingStacks(state, due.stacks());
        return decision(id(due), state.commandingCountry(stacks).value(), due.kind().rule().id(),
                Sentence.of("eu.supply.ask-roll").with("stacks", SentenceNames.stacks(state, stacks.stream().map(Stack::id).toList()))
                        .with("where", SentenceNames.place(due.province())).with("why", why(due)).with("distance", due.causes()),
                List.of(SupplyAttrition.option(board, due)));
    }

    private static String id(AttritionDue due) {
        return switch (due.kind()) {
            case SUPPLY -> "supply-" + due.province();
            case COLD -> "winter-" + due.province();
            case TIMAR -> "timar-" + due.province();
            case BESIEGED -> "supply-" + due.province() + "-fortress";
            case BESIEGING -> "attrition-" + due.province();
        };
    }

    private static String why(AttritionDue due) {
        return switch (due.kind()) {
            case SUPPLY -> due.noLine() ? "no_line" : "weak";
            case COLD -> "cold";
            case TIMAR -> "timar";
            case BESIEGED -> "besieged";
            case BESIEGING -> due.tooSmall() ? "too_few" : due.noLine() ? "no_line" : "far";
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        if (duty instanceof Duty.Attrition owed) {
            return Optional.of(rollDecision(board, owed.due()));
        }
        return duty instanceof Duty.Pillage pillage
                ? Optional.of(decision("pillage", pillage.country().value(), SupplyAttrition.PILLAGE, Sentence.of("eu.supply.ask-pillage").with("where", SentenceNames.place(pillage.province()))
                        .with("who", SentenceNames.country(pillage.country())), SupplyAttrition.answers(board, pillage)))
                : Optional.empty();
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof SupplySegmentCommand.RollAttrition roll
                ? SupplyForecaster.of(before, roll)
                : Optional.empty();
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("attrition", Sentence.of("eu.die.attrition"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SupplySegmentEvent> ruled) {
        return ruled.event() instanceof SupplySegmentEvent.AttritionRolled rolled ? RollingTroops.troopsDue(ruled.board(), rolled.kind(), rolled.province())
                .map(stack -> RollingTroops.question(ruled.board(), stack, rolled.asks() == null && rolled.p() ? Optional.of(PillageAnswer.LOSE) : ruled.pillage())) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, SupplySegmentEvent event, List<Step> explanation) {
        return new SupplyNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(SupplySegmentEvent event) {
        return switch (event) {
            case SupplySegmentEvent.AttritionRolled _, SupplySegmentEvent.PillageAnswered _ -> Importance.RESULT;
            case SupplySegmentEvent.SupplyEnded _ -> Importance.DETAIL;
            default -> Importance.STEP;
        };
    }
}
