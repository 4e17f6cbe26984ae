package tercio.domain.eu.sequence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.adjustment.EuAdjustmentChapter;
import tercio.domain.eu.play.battle.BattleChapter;
import tercio.domain.eu.play.campaign.CampaignChapter;
import tercio.domain.eu.play.expedition.ExpeditionChapter;
import tercio.domain.eu.play.expedition.ExpeditionEvent;
import tercio.domain.eu.play.expedition.KnowledgeOfStacks;
import tercio.domain.eu.play.flood.FloodChapter;
import tercio.domain.eu.play.flotilla.FlotillaChapter;
import tercio.domain.eu.play.fort.FortChapter;
import tercio.domain.eu.play.goldraid.GoldRaidChapter;
import tercio.domain.eu.play.interception.InterceptionChapter;
import tercio.domain.eu.play.leader.LeaderChapter;
import tercio.domain.eu.play.levy.LevyChapter;
import tercio.domain.eu.play.losses.LossesChapter;
import tercio.domain.eu.play.march.MarchAttritionChapter;
import tercio.domain.eu.play.militia.MilitiaChapter;
import tercio.domain.eu.play.movement.MovementChapter;
import tercio.domain.eu.play.natives.NativesChapter;
import tercio.domain.eu.play.precedence.PrecedenceChapter;
import tercio.domain.eu.play.refit.RefitChapter;
import tercio.domain.eu.play.revolt.RevoltChapter;
import tercio.domain.eu.play.round.RoundChapter;
import tercio.domain.eu.play.seafight.SeaFightChapter;
import tercio.domain.eu.play.seawatch.SeaWatchChapter;
import tercio.domain.eu.play.shiploss.ShipLossChapter;
import tercio.domain.eu.play.shorefire.ShoreFireChapter;
import tercio.domain.eu.play.siege.SiegeChapter;
import tercio.domain.eu.play.supply.SupplySegmentChapter;
import tercio.domain.eu.play.transport.TransportChapter;
import tercio.domain.eu.play.treasure.TreasureChapter;
import tercio.domain.eu.play.voyage.VoyageChapter;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** The chapters of the military phase. A new chapter adds one line here. */
public final class EuChapters {

    /** In the order of the rulebook, except that interceptions are asked first while a stack moves. */
    static final List<Chapter<?, ?>> ALL = List.of(RoundChapter.CHAPTER, LeaderChapter.CHAPTER, SupplySegmentChapter.CHAPTER, CampaignChapter.CHAPTER, FloodChapter.CHAPTER, InterceptionChapter.CHAPTER,
            PrecedenceChapter.CHAPTER, NativesChapter.CHAPTER, MilitiaChapter.CHAPTER, MovementChapter.CHAPTER, GoldRaidChapter.CHAPTER, SeaWatchChapter.CHAPTER, VoyageChapter.CHAPTER, ShoreFireChapter.CHAPTER, TransportChapter.CHAPTER, TreasureChapter.CHAPTER, FlotillaChapter.CHAPTER, ExpeditionChapter.CHAPTER,
            MarchAttritionChapter.CHAPTER, ShipLossChapter.CHAPTER, LossesChapter.CHAPTER, BattleChapter.CHAPTER, SeaFightChapter.CHAPTER, SiegeChapter.CHAPTER,
            RevoltChapter.CHAPTER, LevyChapter.CHAPTER, RefitChapter.CHAPTER, FortChapter.CHAPTER,
            EuAdjustmentChapter.CHAPTER);

    /** The names of all commands. */
    public static final Vocabulary<EuCommand> COMMANDS = Vocabulary.union(ALL.stream().map(Chapter::commands).toList());

    /** The names of all events. */
    public static final Vocabulary<EuEvent> EVENTS = Vocabulary.union(ALL.stream().map(Chapter::events).toList());

    /** The chapter of each command type and event type. */
    private static final Map<Class<?>, Chapter<EuCommand, EuEvent>> BY_TYPE = byType();

    private EuChapters() {}

    @SuppressWarnings("unchecked") // each chapter receives only its own types
    private static Map<Class<?>, Chapter<EuCommand, EuEvent>> byType() {
        var chapters = new HashMap<Class<?>, Chapter<EuCommand, EuEvent>>();
        for (var chapter : ALL) {
            chapter.commands().words().forEach(word -> chapters.put(word.type(), (Chapter<EuCommand, EuEvent>) chapter));
            chapter.events().words().forEach(word -> chapters.put(word.type(), (Chapter<EuCommand, EuEvent>) chapter));
        }
        return Map.copyOf(chapters);
    }

    /** The play of a command that is about to be decided. */
    public static Play play(EuState state, EuMap map, EuTables tables, Dice dice) {
        return new Play(state, map, tables, dice, EuChapters::evolve);
    }

    /** Applies any event to the board. */
    public static EuState evolve(EuState state, EuEvent event) {
        var next = BY_TYPE.get(event.getClass()).evolve(state, event);
        // The stack that has discovered a zone enters it first, and then shares its knowledge with the stacks there.
        return event instanceof ExpeditionEvent.ZoneExplored ? next : KnowledgeOfStacks.settled(next);
    }

    /** Carries out a command; empty when it is carried out. Duties are settled before any other command. */
    public static Optional<Verdict<EuEvent>> carryOut(Play play, EuCommand command) {
        if (!play.state().duties().isEmpty()) {
            var owed = awaited(play.board());
            if (owed.stream().noneMatch(decision -> Answering.answers(decision, command))) {
                var first = owed.getFirst();
                return Optional.of(new Verdict.Refused<>(new Refusal(first.rule(), "first: " + first.prompt(), first.options())));
            }
        }
        return BY_TYPE.get(command.getClass()).carryOut(play, command);
    }

    /**
     * The decisions that the game waits for: the open duties, the first one first, or else the questions of the chapters in
     * the current phase.
     */
    public static List<Decision> awaited(Board board) {
        return LatestDecisions.on(board, EuChapters::asked);
    }

    private static List<Decision> asked(Board board) {
        var duties = board.state().duties();
        return duties.isEmpty()
                ? ALL.stream().flatMap(chapter -> chapter.awaited(board).stream()).toList()
                : Stream.concat(
                                ALL.stream().flatMap(chapter -> chapter.owed(board, duties.getFirst()).stream()),
                                ALL.stream().flatMap(chapter -> chapter.alsoOwed(board).stream()))
                        .toList();
    }

    /** What an event was ruled by, or why no procedure asks it; empty where it rests on none. */
    public static Optional<EuQuestion> question(RuledEvent<EuEvent> ruled) {
        return BY_TYPE.get(ruled.event().getClass()).question(ruled);
    }

    /** An event as a sentence that can be read aloud. */
    public static String sentence(EuState before, EuEvent event, List<Step> explanation) {
        var sentence = BY_TYPE.get(event.getClass()).sentence(before, event, explanation);
        return sentence.endsWith("..") ? sentence.substring(0, sentence.length() - 1) : sentence; // after a name such as Maximilian II.
    }

    /** The name of a die by its purpose; empty for a purpose that no chapter defines. */
    static Optional<String> die(String purpose) {
        return ALL.stream().flatMap(chapter -> Stream.ofNullable(chapter.dice().get(purpose))).findFirst();
    }
}
