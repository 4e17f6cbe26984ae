package tercio.adapters.eia.adjudication;

import java.util.ArrayList;
import java.util.Optional;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.sentence.Sentence;

/** Reads the division of a force into a pinning and an outflanking one (EIA-7.5.2.3). */
final class OutflankingFields {

    private static final String OUTFLANKING = "outflanking";
    private static final String CORPS = CombatSideFields.CORPS;
    private static final String FACTORS = CombatSideFields.FACTORS;

    private OutflankingFields() {}

    /** Refuses a division where the forces stay together. */
    static void refuse(RequestFields side) {
        if (side.has(OUTFLANKING)) {
            side.fault(OUTFLANKING, Sentence.of("eia.request.undivided"));
        }
    }

    static Optional<OutflankingPart> read(RequestFields side, CombatForce force, EiaTables tables) {
        var fields = side.object(OUTFLANKING);
        if (!side.has(OUTFLANKING)) {
            return Optional.empty();
        }
        int corps = fields.integer(CORPS, 1, Math.max(1, force.corps() - 1));
        fields.need(FACTORS);
        int[] away = new int[force.factors().size()];
        for (var entry : fields.objectList(FACTORS, EiaBounds.MOST_ENTRIES)) {
            take(entry, force, away, tables);
        }
        check(fields, force, corps, away);
        var counts = new ArrayList<Integer>();
        for (int count : away) {
            counts.add(count);
        }
        return Optional.of(new OutflankingPart(corps, counts));
    }

    private static void take(RequestFields entry, CombatForce force, int[] away, EiaTables tables) {
        var part = FactorFields.part(entry, force.power(), tables, false);
        if (part.type() == FactorType.ARTILLERY || part.type() == FactorType.GUERILLA) {
            entry.fault("type", Sentence.of("eia.request.pinned"));
        }
        int due = part.count();
        for (int line = 0; line < away.length; line++) {
            var of = force.factors().get(line);
            int some = of.type() == part.type() && of.nation().equals(part.nation()) ? Math.min(due, of.count() - away[line]) : 0;
            away[line] += some;
            due -= some;
        }
        if (due > 0) {
            entry.fault("count", Sentence.of("eia.request.more-than-force"));
        }
    }

    private static void check(RequestFields fields, CombatForce force, int corps, int[] away) {
        int outflankers = 0;
        int pinning = 0;
        int pinningWithoutArtillery = 0;
        boolean riders = false;
        for (int line = 0; line < away.length; line++) {
            var type = force.factors().get(line).type();
            int stays = force.factors().get(line).count() - away[line];
            outflankers += type.isIrregular() ? 0 : away[line];
            pinning += type.isIrregular() ? 0 : stays;
            pinningWithoutArtillery += type.isIrregular() || type == FactorType.ARTILLERY ? 0 : stays;
            riders |= stays > 0 && (type == FactorType.COSSACK || type == FactorType.FREIKORPS);
        }
        if (riders) {
            fields.fault(FACTORS, Sentence.of("eia.request.irregulars-outflank"));
        }
        if (outflankers < corps) {
            fields.fault(CORPS, Sentence.of("eia.request.outflanking-corps"));
        }
        if (pinning < force.corps() - corps) {
            fields.fault(CORPS, Sentence.of("eia.request.pinning-corps"));
        }
        if (pinningWithoutArtillery == 0) {
            fields.fault(FACTORS, Sentence.of("eia.request.pinning-artillery"));
        }
    }
}
