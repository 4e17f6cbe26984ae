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
import tercio.domain.ruling.Readings;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes combats and sieges as adjudication requests. */
final class EiaAdjudicationRequests {

    private EiaAdjudicationRequests() {}

    /** A request for a procedure, with the readings of the game. */
    static ObjectNode procedure(String procedure, Readings readings) {
        var request = JsonNodeFactory.instance.objectNode().put("ruleset", EmpiresInArms.ID).put("procedure", procedure);
        if (!readings.chosen().isEmpty()) {
            readings.chosen().forEach(request.putObject("readings")::put);
        }
        return request;
    }

    static ObjectNode field(FieldCombat combat, EiaTables tables, boolean eachCorps) {
        var request = terms("field-combat", combat.terms());
        for (var side : CombatSide.values()) {
            var fields = request.withObjectProperty(side.word());
            fields.put("chit", combat.chit(side).word());
            combat.outflanker(tables).filter(side::equals).flatMap(who -> combat.outflanking()).ifPresent(part -> {
                var away = fields.putObject("outflanking").put("corps", part.corps()).putArray("factors");
                var lines = combat.terms().force(side).factors();
                for (int at = 0; at < lines.size(); at++) {
                    if (part.counts().get(at) > 0) {
                        away.addObject().put("type", lines.get(at).type().word()).put("nation", lines.get(at).nation()).put("count", part.counts().get(at));
                    }
                }
            });
        }
        request.withObjectProperty(CombatSide.ATTACKER.word()).put("crossing", combat.crossing().toString());
        if (eachCorps) {
            var corps = request.withObjectProperty(CombatSide.DEFENDER.word()).putArray("corpsFactors");
            combat.corpsFactors().forEach(parts -> {
                var list = corps.addArray();
                parts.forEach(part -> list.addObject().put("type", part.type().word()).put("nation", part.nation()).put("count", part.count()));
            });
        }
        return request;
    }

    static ObjectNode trivial(TrivialCombat combat) {
        var request = terms("trivial-combat", combat.terms()).put("byAgreement", combat.byAgreement());
        for (var side : CombatSide.values()) {
            if (combat.terms().force(side).depotGarrison()) {
                request.withObjectProperty(side.word()).put("depotGarrison", true);
            }
        }
        return request;
    }

    static ObjectNode assault(CityAssault assault) {
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
        mergedLines(force.factors()).forEach(line -> lines.addObject().put("type", line.type().word()).put("nation", line.nation())
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
