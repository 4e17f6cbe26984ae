package tercio.adapters.eu.rulings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.battle.BattleEvent.BattleEnded;
import tercio.domain.ruling.Step;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A battle of a game from its first die on: what was rolled and told, in however many commands. */
final class PlayedBattle {

    private final EuMilitary rules;
    private final EuState board;
    private final Engagement joined;
    private final List<Roll> rolls = new ArrayList<>();
    private final List<Step> told = new ArrayList<>();

    /** @param board just before the first die, when it is settled who fights */
    PlayedBattle(EuMilitary rules, EuState board, Engagement joined) {
        this.rules = rules;
        this.board = board;
        this.joined = joined;
    }

    void rolled(List<Roll> more) {
        more.stream().filter(roll -> !roll.name().purpose().equals("evasion")).forEach(rolls::add);
    }

    void told(List<Step> more) {
        told.addAll(more);
    }

    boolean ofAllies() {
        return PlayedRulings.severalCountries(stacks(Side.PHASING)) || PlayedRulings.severalCountries(stacks(Side.NON_PHASING));
    }

    /** @param over the battle as it stood when its last die was rolled */
    PlayedRuling ruling(Engagement over, BattleEnded ended) {
        var province = joined.province();
        var request = RequestOf.procedure("land-battle", board)
                .put("theatre", "europe").put("terrain", EuMap.PRINTED.province(province).orElseThrow().terrain().word())
                .put("interception", joined.interception());
        for (var side : Side.values()) {
            var fields = request.putObject(side.word());
            RequestOf.troops(fields, rules, board, stacks(side));
            leadersOfTheFighting(fields, side);
            var standing = over.standing().side(side);
            fields.put("retreatAfterFirstDay", standing.triesToRetreat().orElse(false));
            fields.put("retreatAfterVictory", standing.retreatsThoughWinner().orElse(false));
            fields.put("retreatOverIce", over.battle().overIce().orElse(List.of()).contains(side));
            standing.retreatRoom().ifPresent(room -> fields.put("retreatRoom", room));
        }
        request.withObjectProperty(Side.PHASING.word()).put("crossed", crossed().toString())
                .put("foraging", stacks(Side.PHASING).stream().anyMatch(Stack::foraging));
        PlayedRulings.roll(request, rolls);
        return new PlayedRuling(request, told, outcome(ended));
    }

    private List<Stack> stacks(Side side) {
        return PlayedRulings.stacks(board, joined.side(side));
    }

    /** Where a side chose who fights it also chose which leaders do. */
    private void leadersOfTheFighting(ObjectNode fields, Side side) {
        if (joined.muster().chosen(side)) {
            RequestOf.leader(fields, board.commander(stacks(side), joined.muster().leaders().get(side)));
        }
    }

    /** The worst border that any of the phasing stacks crossed. */
    private Crossing crossed() {
        var worst = Crossing.NONE;
        for (var engaged : joined.phasing()) {
            for (var from : engaged.origins()) {
                for (var road : EuMap.PRINTED.roads(from)) {
                    var crossing = road.to().equals(joined.province()) ? Crossing.of(road.kind()) : Crossing.NONE;
                    worst = crossing.compareTo(worst) > 0 ? crossing : worst;
                }
            }
        }
        return worst;
    }

    private static Map<String, JsonNode> outcome(BattleEnded ended) {
        var json = JsonNodeFactory.instance;
        return Map.of(
                "/winner", json.stringNode(ended.winner() == null ? "none" : ended.winner().word()),
                "/majorBattle", json.booleanNode(ended.major()),
                "/phasing/lossesLd", json.numberNode(ended.lossesLd().get(Side.PHASING)),
                "/nonPhasing/lossesLd", json.numberNode(ended.lossesLd().get(Side.NON_PHASING)),
                "/stability", changes(ended.stability()),
                "/victoryPoints", changes(ended.victoryPoints()));
    }

    private static ObjectNode changes(Map<String, Integer> byCountry) {
        var json = JsonNodeFactory.instance.objectNode();
        byCountry.forEach(json::put);
        return json;
    }
}
