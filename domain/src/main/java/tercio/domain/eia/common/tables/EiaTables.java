package tercio.domain.eia.common.tables;

import tercio.domain.table.OwnTables;
import tercio.domain.table.TableSource;

/** The tables of land combat, each read once. */
public record EiaTables(
        CasualtyPercentages percentages,
        CombatResolutionChart combat,
        OperationalChart operational,
        OperationalNotes notes,
        CommanderChart commanders,
        PursuitClassTable pursuitClasses,
        PursuitTable pursuit,
        SiegeTable siege,
        NationalMorale morale,
        BasicMorale basicMorale,
        IntrinsicRatings intrinsic,
        GuardCommitmentTable guard,
        TerrainEffects terrain,
        CombatConstants constants) {

    /** The source of the tables of the program. */
    public static final TableSource SOURCE = TableSource.printedBeside(EiaTables.class);

    /** The tables of the program. */
    public static final EiaTables PRINTED = read(SOURCE);

    /** Reads and checks tables from another source; a fault names its file and line. */
    public static EiaTables read(TableSource source) {
        var percentages = CasualtyPercentages.read(source.table("casualty_percentage"));
        return new EiaTables(percentages,
                CombatResolutionChart.read(source.table("combat_resolution"), percentages),
                OperationalChart.read(source.table("operational_possibilities")),
                OperationalNotes.read(source.table("operational_effects")),
                CommanderChart.read(source.table("commander")),
                PursuitClassTable.read(source.table("pursuit_class")),
                PursuitTable.read(source.table("pursuit"), percentages),
                SiegeTable.read(source.table("siege")),
                NationalMorale.read(source.table("national_morale")),
                BasicMorale.read(source.table("basic_morale")),
                IntrinsicRatings.read(source.table("corps_intrinsic")),
                GuardCommitmentTable.read(source.table("guard_commitment")),
                TerrainEffects.read(source.table("terrain_effects")),
                CombatConstants.read(source.table("constants")));
    }

    /** The tables of a user for that ruleset, and the program's own for those that the user does not replace. */
    public static EiaTables read(String ruleset, OwnTables own) {
        return own == OwnTables.NONE ? PRINTED : read(name -> own.table(ruleset, name).orElseGet(() -> SOURCE.table(name)));
    }
}
