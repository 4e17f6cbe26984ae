package tercio.adapters.eu.question;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.LandBattleSheet;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.siege.AssaultSheet;
import tercio.domain.eu.land.siege.play.SiegeEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.battle.NavalBattleSheet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.InterceptorRanBlockade;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillageAnswered;
import tercio.domain.game.Event;
import tercio.domain.ruling.FightSheet;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The request that asks the adjudicator for the ruling of an event of a game, with the dice that fell. The chapter of the event says
 * what it was ruled by; here stands which board, dice and answers of the game belong to it.
 */
public final class PlayedQuestion {

    /** The procedures that an older edition has at the adjudicator; what it does not say, its games decide by the main one. */
    private static final Set<String> OF_OLDER_RULES = Set.of("assault", "attrition", "land-battle", "naval-battle", "undermining");

    /** Reads from an order the stacks that it named, which the event does not hold. */
    private static final JsonMapper NOTATION = new JsonMapper();

    private final Edition edition;
    private final EuMilitary rules;
    private final GameHistory history;

    private PlayedQuestion(Edition edition, GameHistory history) {
        this.edition = edition;
        this.rules = new EuMilitary(edition);
        this.history = history;
    }

    /** The request; empty where the event rests on no procedure. */
    public static Optional<ObjectNode> of(Edition edition, GameHistory history, int position) {
        return new PlayedQuestion(edition, history).request(position).map(request -> OF_OLDER_RULES.contains(request.path("procedure").asString())
                ? request.put("ruleset", edition.id()) : request);
    }

    /** The reason why there is no request; empty for an event that rests on no procedure at all. */
    public static Optional<Sentence> whyNone(Edition edition, GameHistory history, int position) {
        return new PlayedQuestion(edition, history).question(position)
                .flatMap(question -> question instanceof EuQuestion.Unasked(var why) ? Optional.of(why) : Optional.empty());
    }

    /** The sheet of the battle or of the assault to which an event belongs; empty for all else. */
    public static Optional<FightSheet> sheet(Edition edition, GameHistory history, int position) {
        var played = new PlayedQuestion(edition, history);
        return isFight(played.event(position).fact()) ? played.question(position).flatMap(question -> switch (question) {
            case EuQuestion.FightOnLand(var battle, var standing) -> LandBattleSheet.of(battle, standing.battleState(), edition.tables());
            case EuQuestion.FightAtSea(var battle, var standing, var sunk) -> NavalBattleSheet.of(
                    battle.toBattle(played.viewBefore(position).state().readings()), standing.battleState(), played.commandRolls(position), edition.tables());
            case EuQuestion.Storm(var assault) -> AssaultSheet.of(assault, played.commandRolls(position), edition.tables());
            default -> Optional.<FightSheet>empty();
        }) : Optional.empty();
    }

    private static boolean isFight(Event fact) {
        return fact instanceof BattleFought || fact instanceof BattleEnded || fact instanceof SeaBattleFought || fact instanceof SeaBattleEnded
                || fact instanceof SiegeEvent.AssaultFought;
    }

    private Optional<ObjectNode> request(int position) {
        var event = event(position);
        return question(position).flatMap(question -> new QuestionRequest(viewBefore(position).state(), edition.tables().unit(), commandRolls(position), roller(event)).of(question));
    }

    private Optional<EuQuestion> question(int position) {
        var event = event(position);
        if (!(event.fact() instanceof EuEvent fact)) {
            return Optional.empty();
        }
        var order = event.envelope().causedBy().isEmpty() ? NOTATION.missingNode() : NOTATION.readTree(event.envelope().causedBy());
        return EuChapters.question(new RuledEvent<>(ruledOn(position), viewBefore(event.envelope().since()), fact,
                order.path("stacks").valueStream().filter(JsonNode::isString).map(JsonNode::asString).map(StackId::new).toList(),
                Optional.ofNullable(order.path("leader").stringValue(null)).map(LeaderId::new), pillage(position),
                event.envelope().explanation().steps().stream().anyMatch(step -> !step.dice().isEmpty()), over(position)));
    }

    private RecordedEvent event(int position) {
        return history.events().get(position - 1);
    }

    /** The board just before an event. */
    private WarView viewBefore(int position) {
        return new WarView(history.board(rules, position - 1), EuMap.PRINTED, edition.tables());
    }

    // --- The board -----------------------------------------------------------------------------------------------------

    /** The board just before the event; of a battle the one on which its last die was rolled. */
    private WarView ruledOn(int position) {
        return switch (event(position).fact()) {
            case BattleFought fought -> viewBefore(end(position, BattleEnded.class).orElse(history.position() + 1));
            case BattleEnded ended -> viewBefore(position);
            case SeaBattleFought fought -> viewBefore(end(position, SeaBattleEnded.class).orElseGet(() -> rounds(position, SeaBattleFought.class, SeaBattleEnded.class).getLast() + 1));
            default -> viewBefore(position);
        };
    }

    private boolean over(int position) {
        return switch (event(position).fact()) {
            case SeaBattleFought fought -> end(position, SeaBattleEnded.class).isPresent();
            case SeaBattleEnded ended -> true;
            default -> false;
        };
    }

    /** The end of the battle to which an event belongs. */
    private Optional<Integer> end(int position, Class<? extends EuEvent> end) {
        return IntStream.rangeClosed(position, history.position()).filter(at -> isInSameCourse(position, at) && end.isInstance(event(at).fact())).boxed().findFirst();
    }

    /** The places where dice of the battle fell to which an event belongs. */
    private List<Integer> rounds(int position, Class<? extends EuEvent> round, Class<? extends EuEvent> end) {
        int before = IntStream.iterate(position - 1, at -> at > 0, at -> at - 1).filter(at -> isInSameCourse(position, at) && end.isInstance(event(at).fact()))
                .findFirst().orElse(0);
        int last = end(position, end).orElse(history.position());
        return IntStream.rangeClosed(before + 1, last).filter(at -> isInSameCourse(position, at) && round.isInstance(event(at).fact())).boxed().toList();
    }

    /** Whether an event belongs to the same course of the game: both hold, or both were undone together. */
    private boolean isInSameCourse(int position, int at) {
        return history.undoHistory().undoneBy(at) == history.undoHistory().undoneBy(position);
    }

    // --- Dice and answers ----------------------------------------------------------------------------------------------

    /** The dice of the order of an event; of a battle all its dice, at sea up to the fate of the admirals. */
    private List<Roll> commandRolls(int position) {
        var orders = switch (event(position).fact()) {
            case BattleFought fought -> rounds(position, BattleFought.class, BattleEnded.class).stream();
            case BattleEnded ended -> rounds(position, BattleFought.class, BattleEnded.class).stream();
            case SeaBattleFought fought -> Stream.concat(rounds(position, SeaBattleFought.class, SeaBattleEnded.class).stream(),
                    end(position, SeaBattleEnded.class).stream());
            case SeaBattleEnded ended -> Stream.concat(rounds(position, SeaBattleFought.class, SeaBattleEnded.class).stream(), Stream.of(position));
            default -> Stream.of(position);
        };
        return orders.map(at -> event(at).envelope().since()).distinct().flatMap(since -> event(since).envelope().rolls().stream()).toList();
    }

    /** The stack that rolled, where an order may throw for several. */
    private static Optional<StackId> roller(RecordedEvent event) {
        return switch (event.fact()) {
            case InterceptionAttempted attempt -> Optional.of(attempt.stack());
            case CounterInterceptionAttempted attempt -> Optional.of(attempt.stack());
            case BlockadeRun run -> Optional.of(run.stack());
            case InterceptorRanBlockade run -> Optional.of(run.stack());
            case SeaInterceptionAttempted attempt -> Optional.of(attempt.stack());
            case ShotFromShore shot -> Optional.of(shot.stack());
            default -> Optional.empty();
        };
    }

    /** The answer that was chosen at the P of a roll for attrition: the next one of this course of the game, if no other roll is before it. */
    private Optional<PillageAnswer> pillage(int position) {
        return IntStream.rangeClosed(position + 1, history.position()).filter(at -> isInSameCourse(position, at)).mapToObj(at -> event(at).fact())
                .flatMap(fact -> switch (fact) {
                    case PillageAnswered answered -> Stream.of(Optional.of(answered.answer()));
                    case MarchPillageAnswered answered -> Stream.of(Optional.of(answered.answer()));
                    case AttritionRolled other -> Stream.of(Optional.<PillageAnswer>empty());
                    case MarchAttritionRolled other -> Stream.of(Optional.<PillageAnswer>empty());
                    default -> Stream.<Optional<PillageAnswer>>empty();
                }).findFirst().flatMap(answer -> answer);
    }
}
