package tercio.adapters.eia.adjudication;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatOutcome;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.combat.DaySheet.CombatRound;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.tables.CombatSide;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes the outcome of a combat. */
final class CombatJson {

    private static final String NOBODY = "none";

    private CombatJson() {}

    /** Writes factors by type, in the order in which the types first stand in the side. */
    static ArrayNode factors(Factors factors, CombatForce force) {
        var list = JsonNodeFactory.instance.arrayNode();
        force.types().stream().filter(type -> factors.count(type) > 0)
                .forEach(type -> list.addObject().put("type", type.word()).put("count", factors.count(type)));
        return list;
    }

    static void putRounds(ObjectNode answer, List<CombatRound> rounds, CombatForce attacker, CombatForce defender, Function<CombatSide, String> word) {
        var list = answer.putArray("rounds");
        for (var round : rounds) {
            var json = list.addObject().put("round", round.round());
            put(json.putObject(word.apply(CombatSide.ATTACKER)), round.attackerFire()).set("losses", factors(round.attackerLosses(), attacker));
            put(json.putObject(word.apply(CombatSide.DEFENDER)), round.defenderFire()).set("losses", factors(round.defenderLosses(), defender));
        }
    }

    private static ObjectNode put(ObjectNode side, RoundFire fire) {
        return side.put("table", fire.table().toString()).put("die", fire.die()).put("modified", fire.modified()).put("percentage", fire.percentage())
                .put("factorsInflicted", fire.factors()).put("moraleInflicted", fire.morale());
    }

    /** The fields that field and trivial combats share. */
    static void put(ObjectNode answer, CombatTerms terms, CombatOutcome outcome) {
        if (outcome.hasRounds()) {
            putNumbers(answer, "finalMorale", outcome::finalMorale);
        }
        putRounds(answer, outcome.state().sheet().rounds(), terms.attacker(), terms.defender(), CombatSide::word);
        answer.put("ended", outcome.end().toString()).put("winner", outcome.winner().map(CombatSide::word).orElse(NOBODY));
        outcome.pursuit().ifPresent(pursuit -> answer.putObject("pursuit").put("class", pursuit.pursuitClass()).put("die", pursuit.die())
                .put("modified", pursuit.modified()).put("percentage", pursuit.percentage()).put("points", pursuit.points())
                .set("losses", factors(pursuit.losses(), terms.force(pursuit.pursuer().opponent()))));
        answer.put("leadersCaptured", outcome.captured().map(CombatSide::word).orElse(NOBODY));
        putNumbers(answer, "politicalPoints", outcome.points()::of);
        if (outcome.hasRounds()) {
            putNumbers(answer, "moraleLost", outcome::moraleLost);
        }
    }

    static void putNumbers(ObjectNode answer, String name, ToIntFunction<CombatSide> number) {
        var sides = answer.putObject(name);
        for (var side : CombatSide.values()) {
            sides.put(side.word(), number.applyAsInt(side));
        }
    }

    static void putFactors(ObjectNode answer, String name, CombatTerms terms, Function<CombatSide, Factors> factors) {
        var sides = answer.putObject(name);
        for (var side : CombatSide.values()) {
            sides.set(side.word(), factors(factors.apply(side), terms.force(side)));
        }
    }
}
