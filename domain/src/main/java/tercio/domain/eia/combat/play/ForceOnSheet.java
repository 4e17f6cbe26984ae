package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.Tenths;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;

/**
 * The factors of a side as they stand on the sheet of a fight: by nation and type, and each with its morale behind the base morale
 * (EIA-7.5.2.6.1).
 *
 * @param factors the terms of the size
 * @param size all of them
 * @param weighed the factors with the morale of each, their sum and the method
 */
public record ForceOnSheet(List<Part> factors, int size, List<Part> weighed) {

    public ForceOnSheet {
        factors = List.copyOf(factors);
        weighed = List.copyOf(weighed);
    }

    /** @param method 1 or 2 (EIA-7.5.2.6.1) */
    public static ForceOnSheet of(List<FactorLine> lines, int method) {
        var factors = new ArrayList<Part>();
        var weighed = new ArrayList<Part>();
        int size = 0;
        int sum = 0;
        var nation = NationId.NONE;
        for (var line : lines) {
            // A nation heads its factors, and is not repeated with each type.
            if (!line.nation().equals(nation)) {
                nation = line.nation();
                factors.add(Part.figure("nation", nation.value(), Unit.WORD));
                weighed.add(Part.figure("nation", nation.value(), Unit.WORD));
            }
            factors.add(Part.term(key(line.type()), String.valueOf(line.count()), Unit.FACTORS));
            weighed.add(Part.figure(key(line.type()), line.count(), Unit.FACTORS));
            weighed.add(Part.figure("morale-each", Tenths.title(line.morale()), Unit.MORALE));
            size += line.count();
            sum += line.count() * line.morale();
        }
        weighed.add(Part.figure("sum", Tenths.title(sum), Unit.MORALE));
        weighed.add(Part.figure("method", method, Unit.NUMBER));
        return new ForceOnSheet(factors, size, weighed);
    }

    private static String key(FactorType type) {
        return type == FactorType.ARTILLERY ? "artillery-factors" : type.word();
    }
}
