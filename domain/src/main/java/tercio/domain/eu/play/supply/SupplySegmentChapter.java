package tercio.domain.eu.play.supply;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.AttritionDue;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.leader.LeadersPlacement;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/**
 * Supply (EU-SUP): lines of supply, destruction of stacks that stay without, and the attrition of supply segments and sieges.
 *
 * <p>The choice among sources is not asked: the line with the fewest conditions of weak supply is never worse, and the siege check
 * may use another source (AMB-53). A segment without attrition leaves no event, so games that were recorded before it go on.
 */
public final class SupplySegmentChapter implements Chapter<SupplySegmentCommand, SupplySegmentEvent> {

    public static final SupplySegmentChapter CHAPTER = new SupplySegmentChapter();

    private static final Vocabulary<SupplySegmentCommand> COMMANDS = Vocabulary.of(SupplySegmentCommand.class)
            .word("RollAttrition", SupplySegmentCommand.RollAttrition.class)
            .word("AnswerPillage", SupplySegmentCommand.AnswerPillage.class);

    private static final Vocabulary<SupplySegmentEvent> EVENTS = Vocabulary.of(SupplySegmentEvent.class)
            .word("SupplyChecked", SupplySegmentEvent.SupplyChecked.class)
            .word("SupplyRestored", SupplySegmentEvent.SupplyRestored.class)
            .word("AttritionRolled", SupplySegmentEvent.AttritionRolled.class, Upcaster.SAME)
            .word("PillageAnswered", SupplySegmentEvent.PillageAnswered.class)
            .word("PillagePlaced", SupplySegmentEvent.PillagePlaced.class)
            .word("SupplyEnded", SupplySegmentEvent.SupplyEnded.class);

    private SupplySegmentChapter() {}

    @Override
    public Vocabulary<SupplySegmentCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<SupplySegmentEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, SupplySegmentEvent event) {
        return SupplySegmentEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, SupplySegmentCommand command) {
        return switch (command) {
            case SupplySegmentCommand.RollAttrition roll -> SupplyAttrition.roll(play, roll);
            case SupplySegmentCommand.AnswerPillage answer -> SupplyAttrition.answer(play, answer);
        };
    }

    /** The rolls in any order, after leaders are placed. */
    @Override
    public List<Decision> awaited(Board board) {
        return LeadersPlacement.first(board).isPresent()
                ? List.of()
                : SupplyAttrition.due(board.state()).stream().map(due -> asked(board, due)).toList();
    }

    private Decision asked(Board board, AttritionDue due) {
        var state = board.state();
        var stacks = SupplyAttrition.alive(state, due.stacks());
        return decision(id(due), state.commanding(stacks), due.kind().rule().id(),
                StackTitle.of(state, stacks.stream().map(Stack::id).toList()) + " in " + board.name(due.province()) + ": " + why(due),
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
            case SUPPLY -> due.noLine() ? "no line of supply" : "weak supply";
            case COLD -> "winter in the cold area";
            case TIMAR -> "Timar winter " + due.causes() + (due.causes() == 1 ? " province" : " provinces") + " from national territory";
            case BESIEGED -> "besieged";
            case BESIEGING -> due.tooSmall() ? "too few to undermine" : due.noLine() ? "no line of supply" : "far from supply";
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        if (duty instanceof Duty.Attrition owed) {
            return Optional.of(asked(board, owed.due()));
        }
        return duty instanceof Duty.Pillage pillage
                ? Optional.of(decision("pillage", pillage.country(), SupplyAttrition.PILLAGE, "Attrition in " + board.name(pillage.province())
                        + ": does " + Nation.of(pillage.country()) + " lose one LD more or pillage?", SupplyAttrition.answers(board, pillage)))
                : Optional.empty();
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof SupplySegmentCommand.RollAttrition roll
                ? SupplyOutlook.of(before, roll)
                : Optional.empty();
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("attrition", "attrition die");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<SupplySegmentEvent> ruled) {
        return ruled.event() instanceof SupplySegmentEvent.AttritionRolled rolled ? RollingTroops.due(ruled.board(), rolled.kind(), rolled.province())
                .map(stack -> RollingTroops.question(ruled.board(), stack, rolled.asks() == null && rolled.p() ? Optional.of(OnPillage.LOSE) : ruled.pillage())) : Optional.empty();
    }

    @Override
    public String sentence(EuState before, SupplySegmentEvent event, List<Step> explanation) {
        return new SupplyNarration(before).of(event, explanation);
    }
}
