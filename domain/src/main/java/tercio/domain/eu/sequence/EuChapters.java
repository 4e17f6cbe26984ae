package tercio.domain.eu.sequence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.play.BattleChapter;
import tercio.domain.eu.land.interception.play.InterceptionChapter;
import tercio.domain.eu.land.losses.play.LossesChapter;
import tercio.domain.eu.land.movement.play.MovementChapter;
import tercio.domain.eu.land.revolt.play.RevoltChapter;
import tercio.domain.eu.land.siege.play.SiegeChapter;
import tercio.domain.eu.peoples.holland.play.FloodChapter;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustmentChapter;
import tercio.domain.eu.sea.attrition.play.ShipLossChapter;
import tercio.domain.eu.sea.battle.play.SeaFightChapter;
import tercio.domain.eu.sea.flotilla.play.FlotillaChapter;
import tercio.domain.eu.sea.interception.play.SeaInterceptionChapter;
import tercio.domain.eu.sea.shorefire.play.ShoreFireChapter;
import tercio.domain.eu.sea.transport.play.TransportChapter;
import tercio.domain.eu.sea.voyage.play.VoyageChapter;
import tercio.domain.eu.supply.attrition.play.MarchAttritionChapter;
import tercio.domain.eu.supply.segment.play.SupplySegmentChapter;
import tercio.domain.eu.turn.campaign.play.CampaignChapter;
import tercio.domain.eu.turn.leader.play.LeaderChapter;
import tercio.domain.eu.turn.levy.play.LevyChapter;
import tercio.domain.eu.turn.precedence.play.PrecedenceChapter;
import tercio.domain.eu.turn.refit.play.RefitChapter;
import tercio.domain.eu.turn.round.play.RoundChapter;
import tercio.domain.eu.world.convoy.play.TreasureChapter;
import tercio.domain.eu.world.corsair.play.GoldRaidChapter;
import tercio.domain.eu.world.establishment.play.FortChapter;
import tercio.domain.eu.world.exploration.play.ExpeditionChapter;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent;
import tercio.domain.eu.world.exploration.play.StackDiscoveries;
import tercio.domain.eu.world.militia.play.MilitiaChapter;
import tercio.domain.eu.world.natives.play.NativesChapter;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The chapters of the military phase. A new chapter adds one line here. */
public final class EuChapters {

    /** All chapters in the order of the rulebook, except that interceptions are asked first while a stack moves. */
    static final List<Chapter<?, ?>> ALL = List.of(new RoundChapter(RoundStages::beginFirst), LeaderChapter.CHAPTER, SupplySegmentChapter.CHAPTER, CampaignChapter.CHAPTER, FloodChapter.CHAPTER, InterceptionChapter.CHAPTER,
            PrecedenceChapter.CHAPTER, NativesChapter.CHAPTER, MilitiaChapter.CHAPTER, new MovementChapter(LegalMoves::canSail), GoldRaidChapter.CHAPTER, SeaInterceptionChapter.CHAPTER, VoyageChapter.CHAPTER, ShoreFireChapter.CHAPTER, TransportChapter.CHAPTER, TreasureChapter.CHAPTER, FlotillaChapter.CHAPTER, ExpeditionChapter.CHAPTER,
            MarchAttritionChapter.CHAPTER, ShipLossChapter.CHAPTER, LossesChapter.CHAPTER, BattleChapter.CHAPTER, SeaFightChapter.CHAPTER, SiegeChapter.CHAPTER,
            RevoltChapter.CHAPTER, LevyChapter.CHAPTER, RefitChapter.CHAPTER, FortChapter.CHAPTER,
            EuAdjustmentChapter.CHAPTER);

    /** The names of all commands. */
    public static final MessageTypes<EuCommand> COMMANDS = MessageTypes.union(ALL.stream().map(Chapter::commands).toList());

    /** The names of all events. */
    public static final MessageTypes<EuEvent> EVENTS = MessageTypes.union(ALL.stream().map(Chapter::events).toList());

    /** The chapter of each command type and event type. */
    private static final Map<Class<?>, Chapter<EuCommand, EuEvent>> BY_TYPE = byType();

    private EuChapters() {}

    @SuppressWarnings("unchecked") // each chapter receives only its own types
    private static Map<Class<?>, Chapter<EuCommand, EuEvent>> byType() {
        var chapters = new HashMap<Class<?>, Chapter<EuCommand, EuEvent>>();
        for (var chapter : ALL) {
            chapter.commands().all().forEach(word -> chapters.put(word.type(), (Chapter<EuCommand, EuEvent>) chapter));
            chapter.events().all().forEach(word -> chapters.put(word.type(), (Chapter<EuCommand, EuEvent>) chapter));
        }
        return Map.copyOf(chapters);
    }

    /** The play of a command that is about to be decided. */
    public static EuCommandRun play(EuState state, EuMap map, EuTables tables, Dice dice) {
        return new EuCommandRun(state, map, tables, dice, EuChapters::evolve);
    }

    /** Applies any event to the board. */
    public static EuState evolve(EuState state, EuEvent event) {
        var next = BY_TYPE.get(event.getClass()).evolve(state, event);
        // The stack that has discovered a zone enters it first, and then shares its knowledge with the stacks there.
        return event instanceof ExpeditionEvent.ZoneExplored ? next : StackDiscoveries.withDiscoveriesShared(next);
    }

    /** Carries out a command. Duties are settled before any other command. */
    public static Execution carryOut(EuCommandRun play, EuCommand command) {
        if (!play.state().duties().isEmpty()) {
            var owed = awaitedDecisions(play.board());
            if (owed.stream().noneMatch(decision -> CommandParties.answers(decision, command))) {
                return EuCommandRun.refuse(Refusal.of(owed.getFirst()));
            }
        }
        return BY_TYPE.get(command.getClass()).carryOut(play, command);
    }

    /**
     * The decisions that the game waits for: the open duties, the first one first, or else the questions of the chapters in
     * the current phase.
     */
    public static List<Decision> awaitedDecisions(WarView board) {
        return DecisionCache.awaitedOn(board, EuChapters::questionsOf);
    }

    private static List<Decision> questionsOf(WarView board) {
        var duties = board.state().duties();
        return duties.isEmpty()
                ? ALL.stream().flatMap(chapter -> chapter.awaitedDecisions(board).stream()).toList()
                : Stream.concat(
                                ALL.stream().flatMap(chapter -> chapter.dutyDecision(board, duties.getFirst()).stream()),
                                ALL.stream().flatMap(chapter -> chapter.laterDutyDecisions(board).stream()))
                        .toList();
    }

    /** The inputs by which an event was ruled, or why no procedure asks it; empty where it rests on none. */
    public static Optional<EuQuestion> question(RuledEvent<EuEvent> ruled) {
        return BY_TYPE.get(ruled.event().getClass()).question(ruled);
    }

    /** An event as a sentence for the account. */
    public static Sentence sentence(EuState before, EuEvent event, List<Step> explanation) {
        return BY_TYPE.get(event.getClass()).sentence(before, event, explanation);
    }

    /** The importance of an event among all that came of one order. */
    public static Importance importance(EuEvent event) {
        return BY_TYPE.get(event.getClass()).importance(event);
    }

    /** The name of a die by its purpose; empty for a purpose that no chapter defines. */
    static Optional<Sentence.Keyed> dieLabel(String purpose) {
        return ALL.stream().flatMap(chapter -> Stream.ofNullable(chapter.dice().get(purpose))).findFirst();
    }
}
