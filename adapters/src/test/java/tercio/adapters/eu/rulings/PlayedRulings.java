package tercio.adapters.eu.rulings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tercio.adapters.eu.question.RequestOf;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.interception.InterceptionReadings;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.BattleEvent.BattleEnded;
import tercio.domain.eu.play.battle.BattleEvent.BattleFought;
import tercio.domain.eu.play.battle.BattleEvent.EvasionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.play.interception.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.play.round.RoundEvent.ContinuationRolled;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.eu.play.siege.SiegeEvent.AssaultFought;
import tercio.domain.eu.play.siege.SiegeEvent.FortressUndermined;
import tercio.domain.game.Verdict;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The rulings of a game that the adjudicator knows a procedure for, in the order in which they were made. */
final class PlayedRulings {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final List<PlayedRuling> asked = new ArrayList<>();
    /** The battle whose dice are being rolled; {@code null} between battles. */
    private PlayedBattle battle;

    private final EuMilitary rules;

    private PlayedRulings(EuMilitary rules) {
        this.rules = rules;
    }

    static PlayedRulings of(EuMilitary rules, List<Chance.Turn> turns) {
        var rulings = new PlayedRulings(rules);
        turns.forEach(rulings::read);
        return rulings;
    }

    List<PlayedRuling> asked() {
        return asked;
    }

    private void read(Chance.Turn turn) {
        var board = turn.before();
        boolean toldRolls = false;
        for (var ruled : turn.outcome().events()) {
            if (ruled.event() instanceof BattleFought) {
                battle = battle == null ? new PlayedBattle(rules, board, engagement(board)) : battle;
                if (!toldRolls) {
                    battle.rolled(turn.outcome().rolls());
                    toldRolls = true;
                }
                battle.told(ruled.explanation());
            } else if (ruled.event() instanceof BattleEnded ended) {
                asked.add(battle.ruling(engagement(board), ended));
                battle = null;
            } else {
                read(turn, board, ruled);
            }
            board = rules.evolve(board, ruled.event());
        }
    }

    private Board seen(EuState board) {
        var edition = Stream.of(Editions.military(), Editions.fast(), Editions.rapid()).filter(each -> each.id().equals(rules.id())).findFirst().orElseThrow();
        return new Board(board, EuMap.PRINTED, edition.tables());
    }

    private static Engagement engagement(EuState board) {
        return switch (board.phase()) {
            case Phase.Movement movement -> movement.engagement();
            case Phase.Battles battles -> battles.engagement();
            default -> throw new IllegalStateException("no battle is fought in " + board.phase());
        };
    }

    private void read(Chance.Turn turn, EuState board, Verdict.Ruled<EuEvent> ruled) {
        switch (ruled.event()) {
            case ContinuationRolled rolled -> add(RequestOf.die(RequestOf.continuation(board), "continuation", rolled.die()), ruled, Map.of(
                    "/modified", JSON.numberNode(rolled.modified()), "/extendedCampaign", JSON.booleanNode(rolled.extended()),
                    "/badWeather", JSON.booleanNode(rolled.badWeather())));
            case InterceptionAttempted attempt -> interception(asTried(turn, board), attempt.stack(), false, attempt.success(), ruled);
            case CounterInterceptionAttempted attempt -> interception(asTried(turn, board), attempt.stack(), true, attempt.success(), ruled);
            case FortressUndermined undermined -> undermining(board, undermined, ruled);
            case AssaultFought fought -> assault(turn, board, fought, ruled);
            // The roll comes before troops and leaders of the side enter the fortress, and is told after.
            case EvasionAttempted attempt -> evasion(turn.before(), attempt, ruled);
            default -> { }
        }
    }

    private void add(ObjectNode request, Verdict.Ruled<EuEvent> ruled, Map<String, JsonNode> outcome) {
        asked.add(new PlayedRuling(request, ruled.explanation(), outcome));
    }

    private static int die(Verdict.Ruled<EuEvent> ruled) {
        return ruled.explanation().getFirst().dice().getFirst();
    }

    /** The board on which a stack tries: as it stands when its turn comes, or as it stood when all were announced. */
    private static EuState asTried(Chance.Turn turn, EuState board) {
        return board.readings().is(InterceptionReadings.INTERCEPTION_ORDER, "one-by-one") ? board : turn.before();
    }

    private void interception(EuState board, String stack, boolean counter, boolean success, Verdict.Ruled<EuEvent> ruled) {
        var move = ((Phase.Movement) board.phase()).move();
        add(RequestOf.die(RequestOf.interception(board, board.stacks().get(stack), move, counter), "interception", die(ruled)), ruled,
                Map.of("/success", JSON.booleanNode(success)));
    }

    private void undermining(EuState board, FortressUndermined undermined, Verdict.Ruled<EuEvent> ruled) {
        int supply = Integer.parseInt(ruled.explanation().get(1).step().replaceAll("\\D", ""));
        add(RequestOf.die(RequestOf.undermining(seen(board), undermined.province(), supply), "undermining", die(ruled)), ruled,
                Map.of("/result", JSON.stringNode(undermined.result().toString()),
                        "/attritionDue", JSON.booleanNode(undermined.attritionDue())));
    }

    private void assault(Chance.Turn turn, EuState board, AssaultFought fought, Verdict.Ruled<EuEvent> ruled) {
        var assaulting = RequestOf.besiegers(board, fought.province()).stream().filter(stack -> !(turn.command() instanceof ResolveAssault assault)
                || assault.stacks().isEmpty() || assault.stacks().contains(stack.id())).toList();
        var request = RequestOf.assault(rules, seen(board), fought.province(), assaulting, fought.breach());
        RequestOf.roll(request, turn.outcome().rolls());
        add(request, ruled, Map.of("/fortressFalls", JSON.booleanNode(fought.falls())));
    }

    private void evasion(EuState board, EvasionAttempted attempt, Verdict.Ruled<EuEvent> ruled) {
        var engagement = engagement(board);
        var phasing = RequestOf.stacks(board, engagement.phasing());
        var nonPhasing = RequestOf.stacks(board, engagement.nonPhasing()).stream().filter(stack -> !stack.committed()).toList();
        add(RequestOf.die(RequestOf.evasion(board, phasing, nonPhasing), "evasion", die(ruled)), ruled,
                Map.of("/success", JSON.booleanNode(attempt.success())));
    }
}
