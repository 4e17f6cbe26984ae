package tercio.adapters.eia.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Id;
import tercio.domain.sentence.Sentence;

/** Reads army factors: lists of type, count, morale and nation. */
final class FactorFields {

    static final AllowedWords<Power> POWERS = AllowedWords.of(Power.class);
    static final AllowedWords<FactorType> TYPES = AllowedWords.of(FactorType.class);

    private static final AllowedWords<String> PRINTED_NATIONS = AllowedWords.of(Id.texts(EiaTables.PRINTED.morale().nations()));
    private static final String FACTORS = "factors";
    private static final String MORALE = "morale";
    private static final int MOST_MORALE = 99;

    private FactorFields() {}

    /** The factors of a side, at least one line. Those without a printed morale need one. */
    static List<FactorLine> lines(RequestFields side, Power power, EiaTables tables) {
        side.need(FACTORS);
        var lines = new ArrayList<FactorLine>();
        for (var entry : side.objectList(FACTORS, EiaBounds.MOST_ENTRIES)) {
            var part = part(entry, power, tables, true);
            var printed = tables.morale().of(part.nation(), part.type());
            if (part.morale().isEmpty() && printed.isEmpty()) {
                entry.need(MORALE);
            }
            lines.add(new FactorLine(part.type(), part.nation(), part.count(), part.morale().orElse(printed.orElse(0))));
        }
        if (side.has(FACTORS) && lines.isEmpty()) {
            side.fault(FACTORS, Sentence.of("eia.request.no-factors"));
            lines.add(new FactorLine(FactorType.INFANTRY, power.nation(), 1, 0));
        }
        return lines;
    }

    /** One line of factors; the nation is that of the side where it is left out. */
    static CorpsPart part(RequestFields entry, Power power, EiaTables tables, boolean withMorale) {
        var type = entry.word("type", TYPES);
        int count = entry.integer("count", 1, EiaBounds.MOST_FACTORS);
        OptionalInt morale = withMorale ? entry.optionalInteger(MORALE, 0, MOST_MORALE) : OptionalInt.empty();
        Optional<NationId> nation = entry.optionalWord("nation", nations(tables)).map(NationId::new);
        return new CorpsPart(type, nation.orElse(power.nation()), count, morale);
    }

    private static AllowedWords<String> nations(EiaTables tables) {
        return tables == EiaTables.PRINTED ? PRINTED_NATIONS : AllowedWords.of(Id.texts(tables.morale().nations()));
    }

    /** The factors that belong to corps. */
    static int countOfCorps(List<FactorLine> lines) {
        return lines.stream().filter(line -> !line.type().isIrregular()).mapToInt(FactorLine::count).sum();
    }
}
