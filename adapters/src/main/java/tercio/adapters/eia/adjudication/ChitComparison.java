package tercio.adapters.eia.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.adapters.adjudication.EquilibriumJson;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.ruling.ZeroSumGame;
import tools.jackson.databind.node.ObjectNode;

/** Compares all pairs of chits that are open to both sides, as a game in which both choose at the same time. */
final class ChitComparison {

    /** The figure that the equilibrium optimizes. */
    static final String VALUE = "/value/attacker";

    private static final String ATTACKS = "/attacker/chit";
    private static final String DEFENCES = "/defender/chit";
    private static final String OUTFLANKING = "outflanking";

    private ChitComparison() {}

    /** All chits of both sides. */
    static Map<String, List<?>> allChits() {
        var choices = new LinkedHashMap<String, List<?>>();
        choices.put(ATTACKS, OperationalChit.ofAttacker());
        choices.put(DEFENCES, OperationalChit.ofDefender());
        return choices;
    }

    /**
     * The chits that a request leaves open to both sides: outflank only where it divides the force, and withdraw only where
     * there is a commander or the factors of each corps are given.
     */
    static Map<String, List<?>> openChits(ObjectNode request) {
        var attacker = request.path(CombatSide.ATTACKER.word());
        var defender = request.path(CombatSide.DEFENDER.word());
        boolean withdraws = defender.path("commander").isObject() || defender.has("corpsFactors");
        var choices = new LinkedHashMap<String, List<?>>();
        choices.put(ATTACKS, OperationalChit.ofAttacker().stream()
                .filter(chit -> chit != OperationalChit.OUTFLANK || attacker.has(OUTFLANKING)).toList());
        choices.put(DEFENCES, OperationalChit.ofDefender().stream().filter(chit -> chit != OperationalChit.OUTFLANK || defender.has(OUTFLANKING))
                .filter(chit -> chit != OperationalChit.WITHDRAW || withdraws).toList());
        return choices;
    }

    /** The request without the division of a force that stays together under its chits. */
    static ObjectNode withoutDependentFields(ObjectNode request, EiaTables tables) {
        var divided = FieldCombat.outflanker(chit(request, CombatSide.ATTACKER), chit(request, CombatSide.DEFENDER), tables);
        for (var side : CombatSide.values()) {
            if ((divided.isEmpty() || divided.get() != side) && request.get(side.word()) instanceof ObjectNode fields) {
                fields.remove(OUTFLANKING);
            }
        }
        return request;
    }

    private static OperationalChit chit(ObjectNode request, CombatSide side) {
        var word = request.path(side.word()).path(FieldCombatEndpoint.CHIT).asString("");
        var chits = side == CombatSide.ATTACKER ? OperationalChit.ofAttacker() : OperationalChit.ofDefender();
        return chits.stream().filter(chit -> chit.word().equals(word)).findFirst().orElse(chits.getLast());
    }

    /** Puts the equilibrium of the compared pairs into the answer. */
    static void conclude(Map<Map<String, Object>, FieldOdds> odds, ObjectNode answer) {
        var attacks = odds.keySet().stream().map(pair -> pair.get(ATTACKS)).distinct().toList();
        var defences = odds.keySet().stream().map(pair -> pair.get(DEFENCES)).distinct().toList();
        var game = new ZeroSumGame(attacks.stream().map(attack -> defences.stream()
                .map(defence -> odds.get(Map.of(ATTACKS, attack, DEFENCES, defence)).mean(VALUE)).toList()).toList());
        answer.set("equilibrium", EquilibriumJson.of(game.equilibrium(), CombatSide.ATTACKER.word(), attacks.stream().map(Object::toString).toList(),
                CombatSide.DEFENDER.word(), defences.stream().map(Object::toString).toList()));
    }
}
