package tercio.adapters.eia.question;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.TrivialCombat;
import tercio.domain.eia.combat.siege.CityAssault;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings.Ratings;
import tercio.domain.eia.question.EiaQuestion;
import tercio.domain.eia.question.EiaRuling;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.eia.supply.DepotPayment.SuppliedForce;
import tercio.domain.eia.supply.Foraging;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what events of games were ruled by as adjudication requests. */
final class EiaAdjudicationRequests {

    private EiaAdjudicationRequests() {}

    /**
     * The request of a ruling with its dice.
     *
     * @param tables by which the game is played
     */
    static ObjectNode of(EiaRuling.Asked ruling, EiaTables tables) {
        var request = switch (ruling.question()) {
            case EiaQuestion.Forage(var attempt) -> forage(attempt, ruling.readings());
            case EiaQuestion.LiveInCity(var city) -> procedure("besieged-supply", ruling.readings()).put("spires", city.spires()).put("factorsInside", city.factorsInside());
            case EiaQuestion.PayDepots(var fed) -> payment(fed, ruling.readings());
            case EiaQuestion.FightInField(var combat, boolean eachCorps) -> field(combat, tables, eachCorps);
            case EiaQuestion.FightTrivially(var combat) -> trivial(combat);
            case EiaQuestion.StormCity(var assault) -> assault(assault);
        };
        if (!(ruling.question() instanceof EiaQuestion.PayDepots)) {
            putRolls(request.putObject("dice"), ruling);
        }
        return request;
    }

    /** Puts dice under the names by which they are thrown; those by which each corps withdraws as a list. */
    private static void putRolls(ObjectNode dice, EiaRuling.Asked ruling) {
        boolean eachCorps = ruling.question() instanceof EiaQuestion.FightInField field && field.eachCorps();
        for (var roll : ruling.rolls()) {
            var name = roll.name();
            var side = name.side().isEmpty() ? dice : dice.withObjectProperty(name.side());
            if (eachCorps && name.purpose().equals("withdraw")) {
                side.withArrayProperty(name.purpose()).add(roll.value());
            } else {
                side.put(name.purpose(), roll.value());
            }
        }
    }

    private static ObjectNode forage(Foraging.Attempt attempt, Readings readings) {
        var request = procedure("forage", readings).put("forageValue", attempt.forageValue()).put("otherCorps", attempt.otherCorps())
                .put("unusedMovement", attempt.unusedMovement()).put("besieging", attempt.besieging()).put("forceMarch", attempt.forceMarch())
                .put("winter", attempt.winter()).put("ownTerritory", attempt.ownTerritory());
        attempt.eligible().ifPresent(factors -> request.put("corpsFactors", factors.inCorps()).put("detachedFactors", factors.detached()));
        return request;
    }

    private static ObjectNode payment(List<SuppliedForce> fed, Readings readings) {
        var request = procedure("depot-supply", readings);
        var corps = request.putArray("corps");
        var ports = request.putArray("besiegedPorts");
        for (var one : fed) {
            switch (one) {
                case DepotPayment.DepotSuppliedCorps eats -> corps.addObject().put("distance", eats.distance()).put("winter", eats.winter());
                case DepotPayment.DepotSuppliedPort eats -> ports.addObject().put("by", eats.invasion() ? "invasion" : "sea").put("winter", eats.winter());
            }
        }
        return request;
    }

    /** A request for a procedure, with the readings of the game. */
    private static ObjectNode procedure(String procedure, Readings readings) {
        var request = JsonNodeFactory.instance.objectNode().put("ruleset", EmpiresInArms.ID).put("procedure", procedure);
        if (!readings.chosen().isEmpty()) {
            readings.chosen().forEach(request.putObject("readings")::put);
        }
        return request;
    }

    private static ObjectNode field(FieldCombat combat, EiaTables tables, boolean eachCorps) {
        var request = terms("field-combat", combat.terms());
        for (var side : CombatSide.values()) {
            var fields = request.withObjectProperty(side.word());
            fields.put("chit", combat.chit(side).word());
            combat.outflanker(tables).filter(side::equals).flatMap(who -> combat.outflanking()).ifPresent(part -> {
                var away = fields.putObject("outflanking").put("corps", part.corps()).putArray("factors");
                var lines = combat.terms().force(side).factors();
                for (int at = 0; at < lines.size(); at++) {
                    if (part.counts().get(at) > 0) {
                        away.addObject().put("type", lines.get(at).type().word()).put("nation", lines.get(at).nation().value()).put("count", part.counts().get(at));
                    }
                }
            });
        }
        request.withObjectProperty(CombatSide.ATTACKER.word()).put("crossing", combat.crossing().toString());
        if (eachCorps) {
            var corps = request.withObjectProperty(CombatSide.DEFENDER.word()).putArray("corpsFactors");
            combat.corpsFactors().forEach(parts -> {
                var list = corps.addArray();
                parts.forEach(part -> list.addObject().put("type", part.type().word()).put("nation", part.nation().value()).put("count", part.count()));
            });
        }
        return request;
    }

    private static ObjectNode trivial(TrivialCombat combat) {
        var request = terms("trivial-combat", combat.terms()).put("byAgreement", combat.byAgreement());
        for (var side : CombatSide.values()) {
            if (combat.terms().force(side).depotGarrison()) {
                request.withObjectProperty(side.word()).put("depotGarrison", true);
            }
        }
        return request;
    }

    private static ObjectNode assault(CityAssault assault) {
        var request = procedure("siege-assault", assault.readings()).put("fleches", assault.fleches()).put("spires", assault.spires())
                .put("moraleMethod", assault.moraleMethod());
        putForce(request.putObject("besieger"), assault.besieger());
        putForce(request.putObject("garrison"), assault.garrison());
        return request.put("honours", assault.honours().toString()).put("refuge", assault.refuge()).put("surrenders", assault.surrenders());
    }

    private static ObjectNode terms(String procedure, CombatTerms terms) {
        var request = procedure(procedure, terms.readings()).put("terrain", terms.terrain().word()).put("day", terms.day())
                .put("moraleMethod", terms.moraleMethod());
        if (terms.cavalrySuperiority()) {
            request.putArray("options").add("cavalry-superiority");
        }
        for (var side : CombatSide.values()) {
            var fields = request.putObject(side.word());
            var force = terms.force(side);
            putForce(fields, force);
            putFightingFields(fields, force);
        }
        return request;
    }

    private static void putForce(ObjectNode side, CombatForce force) {
        side.put("power", force.power().word()).put("corps", force.corps());
        var lines = side.putArray("factors");
        mergedLines(force.factors()).forEach(line -> lines.addObject().put("type", line.type().word()).put("nation", line.nation().value())
                .put("count", line.count()).put("morale", line.morale()));
        putLossOrder(side, force.casualtyOrder());
    }

    /** Factors of one type and nation merged into one line, whatever pieces hold them. */
    private static Collection<FactorLine> mergedLines(List<FactorLine> lines) {
        var alike = new LinkedHashMap<String, FactorLine>();
        lines.forEach(line -> alike.merge(line.type() + " of " + line.nation() + " " + line.morale(), line,
                (one, other) -> new FactorLine(one.type(), one.nation(), one.count() + other.count(), one.morale())));
        return alike.values();
    }

    private static void putLossOrder(ObjectNode side, List<FactorType> order) {
        var list = side.putArray("casualtyOrder");
        order.forEach(type -> list.add(type.word()));
    }

    private static void putFightingFields(ObjectNode side, CombatForce force) {
        side.put("largeCorps", force.largeCorps());
        force.commander().ifPresent(leader -> {
            var fields = side.putObject("commander").put("strategic", leader.strategic()).put("tactical", leader.tactical());
            leader.tacticalMax().ifPresent(most -> fields.put("tacticalMax", most));
            fields.put("napoleon", leader.napoleon()).put("cavalryLeader", leader.cavalryLeader());
        });
        if (force.commander().isEmpty() && !force.intrinsic().equals(Ratings.NONE)) {
            side.putObject("intrinsic").put("strategic", force.intrinsic().strategic()).put("tactical", force.intrinsic().tactical());
        }
        force.baseMorale().ifPresent(base -> side.put("baseMorale", base));
        if (force.moraleLostBefore() > 0) {
            side.put("moraleLostBefore", force.moraleLostBefore());
        }
        if (force.endOfDay() != DayChoice.FIGHT) {
            side.put("endOfDay", force.endOfDay().toString());
        }
    }
}
