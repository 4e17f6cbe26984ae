package tercio.adapters.eia.adjudication;

import java.util.ArrayList;
import java.util.List;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CorpsDivision;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.sentence.Sentence;

/** Reads the factors of each corps, for corps that withdraw one by one (EIA-7.5.2.5.2.2). */
final class CorpsFactorsFields {

    private static final String CORPS_FACTORS = "corpsFactors";

    private CorpsFactorsFields() {}

    /** @param needed whether each corps rolls for itself */
    static List<List<CorpsPart>> read(RequestFields side, CombatForce force, boolean needed, EiaTables tables) {
        var corps = new ArrayList<List<CorpsPart>>();
        for (var entries : side.objectLists(CORPS_FACTORS, EiaBounds.MOST_ENTRIES)) {
            corps.add(entries.stream().map(entry -> FactorFields.part(entry, force.power(), tables, true)).toList());
        }
        if (!side.has(CORPS_FACTORS)) {
            if (needed) {
                side.need(CORPS_FACTORS);
            }
            return corps;
        }
        if (corps.size() != force.corps()) {
            side.fault(CORPS_FACTORS, Sentence.of("eia.request.lists-of-corps").with("count", force.corps()));
        }
        for (int at = 0; at < corps.size(); at++) {
            if (corps.get(at).stream().allMatch(part -> part.type().isIrregular())) {
                side.fault(CORPS_FACTORS, at, Sentence.of("eia.request.corps-irregular"));
            }
        }
        if (CorpsDivision.of(force.factors(), corps).isEmpty()) {
            side.fault(CORPS_FACTORS, Sentence.of("eia.request.corps-sum"));
        }
        return corps;
    }
}
