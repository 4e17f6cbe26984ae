package tercio.adapters.eu.question;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.interception.InterceptionReadings;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.BattleEvent.BattleEnded;
import tercio.domain.eu.play.battle.BattleEvent.BattleFought;
import tercio.domain.eu.play.battle.BattleEvent.EvasionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.play.march.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.play.round.RoundEvent.ContinuationRolled;
import tercio.domain.eu.play.seafight.SeaAftermath;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.play.seafight.SeaFights;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultFought;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.eu.play.supply.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.play.supply.SupplySegmentEvent.PillageAnswered;
import tercio.domain.eu.siege.Undermining;
import tercio.domain.ruling.Step;
import tercio.projections.GameHistory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The request that asks the adjudicator for the ruling of an event of a game, with the dice that fell. */
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
        return new PlayedQuestion(edition, history).asked(position).map(request -> OF_OLDER_RULES.contains(request.path("procedure").asString())
                ? request.put("ruleset", edition.id()) : request);
    }

    /** Why there is no request. */
    public static Optional<String> whyNone(GameHistory history, int position) {
        var event = history.events().get(position - 1);
        return event.fact() instanceof EuEvent fact ? Unasked.why(fact, steps(event).stream().anyMatch(step -> !step.dice().isEmpty())) : Optional.empty();
    }

    private RecordedEvent event(int position) {
        return history.events().get(position - 1);
    }

    private EuState before(int position) {
        return history.board(rules, position - 1);
    }

    private Board seen(int position) {
        return new Board(before(position), EuMap.PRINTED, edition.tables());
    }

    private Optional<ObjectNode> asked(int position) {
        var event = event(position);
        return switch (event.fact()) {
            case ContinuationRolled rolled -> Optional.of(RequestOf.die(RequestOf.continuation(before(position)), "continuation", rolled.die()));
            case InterceptionAttempted attempt -> Optional.of(interception(event, attempt.stack(), false));
            case CounterInterceptionAttempted attempt -> Optional.of(interception(event, attempt.stack(), true));
            case EvasionAttempted attempt -> Optional.of(evasion(event));
            case FortressUndermined undermined when tooFew(seen(position), undermined.province()) -> Optional.empty();
            case FortressUndermined undermined -> Optional.of(undermining(event, undermined.province()));
            case AssaultFought fought -> Optional.of(assault(event, fought));
            case BattleFought fought -> Optional.of(battle(position));
            case BattleEnded ended -> Optional.of(battle(position));
            case SeaBattleFought fought -> Optional.of(seaBattle(position));
            case SeaBattleEnded ended -> Optional.of(seaBattle(position));
            case EuEvent rolled -> new RollQuestion(seen(position), rolled,
                    NOTATION.readTree(event.envelope().causedBy()), rolls(event), pillage(position)).request();
            default -> Optional.empty();
        };
    }

    /** What was chosen at the P of a roll for attrition: the next such answer of this course of the game, if no other roll is before it. */
    private Optional<OnPillage> pillage(int position) {
        return IntStream.rangeClosed(position + 1, history.position()).filter(at -> in(position, at)).mapToObj(at -> event(at).fact())
                .flatMap(fact -> switch (fact) {
                    case PillageAnswered answered -> Stream.of(Optional.of(answered.answer()));
                    case MarchPillageAnswered answered -> Stream.of(Optional.of(answered.answer()));
                    case AttritionRolled other -> Stream.of(Optional.<OnPillage>empty());
                    case MarchAttritionRolled other -> Stream.of(Optional.<OnPillage>empty());
                    default -> Stream.<Optional<OnPillage>>empty();
                }).findFirst().flatMap(answer -> answer);
    }

    private static int die(RecordedEvent event) {
        return steps(event).getFirst().dice().getFirst();
    }

    private static List<Step> steps(RecordedEvent event) {
        return event.envelope().explanation().steps();
    }

    /** A stack tries on the board as it stands when its turn comes, or as it stood when all were announced. */
    private ObjectNode interception(RecordedEvent event, String stack, boolean counter) {
        var now = before(event.position());
        var board = now.readings().is(InterceptionReadings.INTERCEPTION_ORDER, "one-by-one") ? now : before(event.envelope().since());
        var move = ((Phase.Movement) board.phase()).move();
        return RequestOf.die(RequestOf.interception(board, board.stacks().get(stack), move, counter), "interception", die(event));
    }

    /** The roll comes before troops and leaders of the side enter the fortress, and is told after. */
    private ObjectNode evasion(RecordedEvent event) {
        var board = before(event.envelope().since());
        var engagement = engagement(board);
        return RequestOf.die(RequestOf.evasion(board, RequestOf.stacks(board, engagement.phasing()),
                RequestOf.stacks(board, engagement.nonPhasing()).stream().filter(stack -> !stack.committed()).toList()), "evasion", die(event));
    }

    /** Whether less than an LD besieges a fort, as exploration detachments may (AMB-14): a request has 1 LD before one. */
    private static boolean tooFew(Board board, String province) {
        var unit = board.tables().unit();
        return RequestOf.besiegers(board.state(), province).stream().mapToInt(stack -> unit.of(stack.units())).sum()
                < Undermining.leastBesieger(board.state().fortress(province).level(), unit);
    }

    private ObjectNode undermining(RecordedEvent event, String province) {
        int supply = Integer.parseInt(steps(event).get(1).step().replaceAll("\\D", ""));
        return RequestOf.die(RequestOf.undermining(seen(event.position()), province, supply), "undermining", die(event));
    }

    private ObjectNode assault(RecordedEvent event, AssaultFought fought) {
        var seen = seen(event.position());
        var chosen = NOTATION.readTree(event.envelope().causedBy()).path("stacks").valueStream().map(JsonNode::asString).toList();
        var assaulting = RequestOf.besiegers(seen.state(), fought.province()).stream().filter(stack -> chosen.isEmpty() || chosen.contains(stack.id())).toList();
        var request = RequestOf.assault(rules, seen, fought.province(), assaulting, fought.breach());
        RequestOf.roll(request, rolls(event));
        return request;
    }

    /** The dice of the command of an event. */
    private List<Roll> rolls(RecordedEvent event) {
        return event(event.envelope().since()).envelope().rolls();
    }

    private ObjectNode battle(int position) {
        int first = position;
        for (int at = position; at > 0 && !(at < position && in(position, at) && event(at).fact() instanceof BattleEnded); at--) {
            first = in(position, at) && event(at).fact() instanceof BattleFought ? at : first;
        }
        int last = IntStream.rangeClosed(position, history.position()).filter(at -> in(position, at) && event(at).fact() instanceof BattleEnded)
                .findFirst().orElse(history.position() + 1);
        var board = before(first);
        var question = new BattleQuestion(rules, board, engagement(board));
        var rolls = IntStream.range(first, last).filter(at -> in(position, at)).mapToObj(this::event)
                .filter(event -> event.fact() instanceof BattleFought).map(event -> event.envelope().since()).distinct()
                .flatMap(since -> rolls(event(since)).stream()).toList();
        return question.request(engagement(before(last)), rolls);
    }

    /** A battle at sea: all its dice up to the fate of the admirals, and the orders that were given in it. */
    private ObjectNode seaBattle(int position) {
        int from = IntStream.iterate(position - 1, at -> at > 0, at -> at - 1).filter(at -> in(position, at) && event(at).fact() instanceof SeaBattleEnded)
                .findFirst().orElse(0);
        int to = IntStream.rangeClosed(position, history.position()).filter(at -> in(position, at) && event(at).fact() instanceof SeaBattleEnded)
                .findFirst().orElse(history.position());
        var fought = IntStream.rangeClosed(from + 1, to).filter(at -> in(position, at) && event(at).fact() instanceof SeaBattleFought).boxed().toList();
        var last = (SeaBattleFought) event(fought.getLast()).fact();
        boolean over = event(to).fact() instanceof SeaBattleEnded;
        var request = SeaBattleRequest.of(before(fought.getFirst()), last.battle(), last.standing(), over ? sunk(to) : Map.of());
        RequestOf.roll(request, Stream.concat(fought.stream(), over ? Stream.of(to) : Stream.empty()).map(at -> event(at).envelope().since()).distinct()
                .flatMap(since -> rolls(event(since)).stream()).toList());
        return request;
    }

    private Map<Side, Integer> sunk(int end) {
        var board = seen(end);
        var battle = SeaFights.current(board.state()).orElseThrow();
        return Arrays.stream(Side.values()).collect(Collectors.toMap(side -> side, side -> SeaAftermath.sunk(board, battle, side)));
    }

    /** Whether an event belongs to the same course of the game: both hold, or both were undone together. */
    private boolean in(int position, int at) {
        return history.undoHistory().undoneBy(at) == history.undoHistory().undoneBy(position);
    }

    private static Engagement engagement(EuState board) {
        return switch (board.phase()) {
            case Phase.Movement movement -> movement.engagement();
            case Phase.Battles battles -> battles.engagement();
            default -> throw new IllegalStateException("no battle is fought in " + board.phase());
        };
    }
}
