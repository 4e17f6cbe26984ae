package tercio.domain.eu.common.forces;

import java.util.Optional;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The land fire and shock table: columns and morale of one technology against another (EU-BATTLE-CRT). */
public final class LandTechnologies {

    /**
     * One technology against another.
     *
     * @param fire empty if the technology never fires
     * @param baseMorale morale of a conscript stack without tercios, in stars
     */
    public record Line(Optional<CombatColumn> fire, CombatColumn shock, int baseMorale) {}

    private final Line[][] lines = new Line[LandTechnology.values().length][LandTechnology.values().length];
    private final int[] veteran = new int[LandTechnology.values().length];
    private final int[] tercio = new int[LandTechnology.values().length];
    private final FireRule[] fire = new FireRule[LandTechnology.values().length];

    private LandTechnologies() {}

    /** Reads {@code land_technology} and {@code land_technology_codes}. */
    public static LandTechnologies read(CsvTable matches, CsvTable codes) {
        var technologies = new LandTechnologies();
        for (var row : matches.rows()) {
            var column = row.has("fire_column")
                    ? Optional.of(row.choice("fire_column", CombatColumn.class))
                    : Optional.<CombatColumn>empty();
            technologies.lines[technologyIndex(row, "own_tech")][technologyIndex(row, "enemy_tech")] =
                    new Line(column, row.choice("shock_column", CombatColumn.class), row.within("base_morale", 1, 4));
        }
        for (var row : codes.rows()) {
            int at = technologyIndex(row, "tech");
            technologies.veteran[at] = row.integer("veteran_bonus");
            technologies.tercio[at] = row.integer("tercios_bonus");
            technologies.fire[at] = row.choice("fire_rule", FireRule.class);
        }
        return technologies;
    }

    private static int technologyIndex(CsvTable.Row row, String column) {
        for (var technology : LandTechnology.values()) {
            if (technology.code().equals(row.text(column))) {
                return technology.ordinal();
            }
        }
        throw row.fault(column, Sentence.of("eu.table.no-technology").with("value", new Text(row.text(column))));
    }

    /** The line of the own technology against the enemy's. */
    public Line line(LandTechnology own, LandTechnology enemy) {
        return lines[own.ordinal()][enemy.ordinal()];
    }

    /** Morale at the start of a battle or assault, in stars (EU-BATTLE-MORALE). */
    public int morale(LandTechnology own, LandTechnology enemy, boolean isVeteran, boolean hasTercio) {
        return line(own, enemy).baseMorale()
                + (isVeteran ? veteranBonus(own) : 0)
                + (hasTercio ? terciosBonus(own) : 0);
    }

    /** The stars that a veteran stack of this technology has more. */
    public int veteranBonus(LandTechnology own) {
        return veteran[own.ordinal()];
    }

    /** The stars that a stack of this technology with tercios has more. */
    public int terciosBonus(LandTechnology own) {
        return tercio[own.ordinal()];
    }

    /** The effect of this technology on the losses of its fire rolls (EU-BATTLE-FIRE). */
    public FireRule fire(LandTechnology technology) {
        return fire[technology.ordinal()];
    }
}
