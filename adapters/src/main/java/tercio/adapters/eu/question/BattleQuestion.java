package tercio.adapters.eu.question;

import java.util.List;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tools.jackson.databind.node.ObjectNode;

/** A battle of a game as a request, from the board just before its first die, when the fighting stacks are settled. */
public record BattleQuestion(EuMilitary rules, EuState board, Engagement joined) {

    /**
     * The request with the dice so far.
     *
     * @param over the battle as it stood when its last die was rolled
     */
    public ObjectNode request(Engagement over, List<Roll> rolls) {
        var province = joined.province();
        var request = RequestOf.procedure("land-battle", board)
                .put("theatre", RequestOf.theatre(board, province)).put("terrain", EuMap.PRINTED.province(province).orElseThrow().terrain().word())
                .put("interception", joined.interception());
        for (var side : Side.values()) {
            var fields = request.putObject(side.word());
            ContingentsRequest.put(RequestOf.troops(fields, rules, board, stacks(side)), over.battle().by(board.readings()).side(side));
            leadersOfTheFighting(fields, side);
            var standing = over.standing().side(side);
            fields.put("retreatAfterFirstDay", standing.triesToRetreat().orElse(false));
            fields.put("retreatAfterVictory", standing.retreatsThoughWinner().orElse(false));
            fields.put("retreatOverIce", over.battle().overIce().orElse(List.of()).contains(side));
            standing.retreatRoom().ifPresent(room -> fields.put("retreatRoom", room));
        }
        request.withObjectProperty(Side.PHASING.word()).put("crossed", over.battle().crossed().toString())
                .put("foraging", stacks(Side.PHASING).stream().anyMatch(Stack::foraging));
        RequestOf.roll(request, rolls.stream().filter(roll -> !roll.name().purpose().equals("evasion")).toList());
        return request;
    }

    private List<Stack> stacks(Side side) {
        return RequestOf.stacks(board, joined.side(side));
    }

    /** Writes the leaders of the fighting stacks, where a side chose these. */
    private void leadersOfTheFighting(ObjectNode fields, Side side) {
        if (joined.muster().chosen(side)) {
            RequestOf.leader(fields, board.commander(stacks(side), joined.muster().leaders().get(side)));
        }
    }
}
