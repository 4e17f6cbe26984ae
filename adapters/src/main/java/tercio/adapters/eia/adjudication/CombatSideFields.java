package tercio.adapters.eia.adjudication;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.combat.CombatCommander;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.tables.CommanderChart;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings.Ratings;
import tercio.domain.sentence.Sentence;

/** Reads a side of a combat. */
final class CombatSideFields {

    static final String CORPS = "corps";
    static final String FACTORS = "factors";

    private static final String LARGE_CORPS = "largeCorps";

    private static final int BEST_STRATEGIC = 6;
    private static final int MOST_MORALE = 9999;
    private static final AllowedWords<DayChoice> CHOICES = AllowedWords.of(DayChoice.class);

    private CombatSideFields() {}

    /** A side of a field or trivial combat. */
    static CombatForce read(RequestFields side, int leastCorps, boolean mayHoldDepot, EiaTables tables) {
        var plain = readSiegeSide(side, leastCorps, tables);
        int large = side.integer(LARGE_CORPS, 0, Math.max(0, plain.corps()), 0);
        var commander = side.objectOrNull("commander").map(CombatSideFields::commander);
        var intrinsic = intrinsic(side, plain, commander.isPresent(), tables);
        OptionalInt base = side.optionalInteger("baseMorale", 0, MOST_MORALE);
        int lost = side.integer("moraleLostBefore", 0, MOST_MORALE, 0);
        var choice = side.word("endOfDay", CHOICES, DayChoice.FIGHT);
        boolean depot = mayHoldDepot && depotGarrison(side, plain);
        return new CombatForce(plain.power(), plain.corps(), large, plain.factors(), commander, intrinsic, plain.casualtyOrder(), base, lost, choice, depot);
    }

    /**
     * The side with its large corps counted from the factors of each corps (EIA-7.5.2.10.1.3), where the request does not give their
     * number.
     */
    static CombatForce withLargeCorps(RequestFields side, CombatForce force, List<List<CorpsPart>> corps) {
        return side.has(LARGE_CORPS) ? force
                : force.withLargeCorps((int) corps.stream().filter(each -> each.stream().mapToInt(CorpsPart::count).sum() > CombatForce.LARGE).count());
    }

    /** A side of a siege: power, corps, factors and order of losses. */
    static CombatForce readSiegeSide(RequestFields side, int leastCorps, EiaTables tables) {
        var power = side.word("power", FactorFields.POWERS);
        int corps = side.integer(CORPS, leastCorps, EiaBounds.MOST_ENTRIES);
        var factors = FactorFields.lines(side, power, tables);
        if (side.has(CORPS) && side.has(FACTORS) && corps > FactorFields.countOfCorps(factors)) {
            side.fault(CORPS, Sentence.of("eia.request.corps-many"));
        }
        return CombatForce.of(power, corps, factors, Optional.empty(), Ratings.NONE).withCasualtyOrder(casualtyOrder(side));
    }

    private static List<FactorType> casualtyOrder(RequestFields side) {
        var order = side.wordList("casualtyOrder", FactorFields.TYPES);
        var seen = new HashSet<FactorType>();
        for (int at = 0; at < order.size(); at++) {
            if (!seen.add(order.get(at))) {
                side.fault("casualtyOrder", at, Sentence.of("eia.request.twice"));
            }
        }
        return order;
    }

    private static CombatCommander commander(RequestFields fields) {
        return new CombatCommander(fields.integer("strategic", 0, BEST_STRATEGIC), fields.integer("tactical", 0, CommanderChart.BEST),
                fields.optionalInteger("tacticalMax", 0, EiaBounds.MOST_ENTRIES), fields.flag("napoleon"), fields.flag("cavalryLeader"));
    }

    private static Ratings intrinsic(RequestFields side, CombatForce force, boolean commander, EiaTables tables) {
        var given = side.optionalObject("intrinsic");
        if (given.isPresent() && commander) {
            side.fault("intrinsic", Sentence.of("eia.request.intrinsic-beside-commander"));
        }
        return given.map(fields -> new Ratings(fields.integer("strategic", 0, BEST_STRATEGIC), fields.integer("tactical", 0, CommanderChart.BEST), 1))
                .orElseGet(() -> force.corps() == 0 ? Ratings.NONE : tables.intrinsic().of(force.power()));
    }

    /** Whether the side is the garrison of a depot. Refuses factors that a side without corps may not hold. */
    private static boolean depotGarrison(RequestFields side, CombatForce force) {
        boolean depot = side.flag("depotGarrison");
        if (depot && force.corps() > 0) {
            side.fault("depotGarrison", Sentence.of("eia.request.depot-beside-corps"));
        }
        if (force.corps() == 0 && side.has(CORPS)) {
            var entries = side.objectList(FACTORS, EiaBounds.MOST_ENTRIES);
            for (int at = 0; at < entries.size(); at++) {
                if (!mayHoldWithoutCorps(force.factors().get(at), depot)) {
                    entries.get(at).fault("type", Sentence.of("eia.request.without-corps"));
                }
            }
        }
        return depot;
    }

    private static boolean mayHoldWithoutCorps(FactorLine line, boolean depot) {
        return line.type().isIrregular() || depot && (line.type() == FactorType.INFANTRY || line.type() == FactorType.MILITIA);
    }
}
