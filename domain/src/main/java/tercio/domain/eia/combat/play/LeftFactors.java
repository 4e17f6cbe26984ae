package tercio.domain.eia.combat.play;

import java.util.List;
import tercio.domain.eia.combat.play.CombatEvent.CityGarrisoned;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;

/** The factors that left a corps for the garrison of a city: what others may not know of it (EIA-7.5.2.6.3). */
public record LeftFactors(UnitId corps, Factors factors) {

    /** Factors that left a corps. In older games they are recorded beside the garrison. */
    static Factors of(List<LeftFactors> taken, LeftInside left) {
        return taken.stream().filter(part -> part.corps().equals(left.corps())).map(LeftFactors::factors).findFirst().orElse(left.out());
    }

    /** Upgrades an old event that did not yet record separately what left the corps. */
    static CityGarrisoned upgrade(CityGarrisoned older) {
        var inside = older.garrison().stream().map(left -> new LeftInside(left.corps(), left.nation(), Factors.NONE, left.inside())).toList();
        var taken = older.garrison().stream().map(left -> new LeftFactors(left.corps(), of(older.taken(), left))).toList();
        return new CityGarrisoned(older.power(), older.area(), older.enter(), older.leaders(), inside, older.controller(), taken);
    }
}
