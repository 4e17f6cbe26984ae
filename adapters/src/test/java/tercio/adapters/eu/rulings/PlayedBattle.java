package tercio.adapters.eu.rulings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tercio.adapters.eu.question.BattleQuestion;
import tercio.domain.dice.Roll;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuState;
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

    /** @param over the battle as it stood when its last die was rolled */
    PlayedRuling ruling(Engagement over, BattleEnded ended) {
        return new PlayedRuling(new BattleQuestion(rules, board, joined).request(over, rolls), told, outcome(ended));
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
