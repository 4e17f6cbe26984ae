package tercio.domain.eu.common.tables;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.ArmySizes;
import tercio.domain.eu.common.forces.ArtilleryTable;
import tercio.domain.eu.common.forces.LandTechnologies;
import tercio.domain.eu.common.forces.LeaderCasualty;
import tercio.domain.eu.common.forces.LossBySize;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.NavalTechnologies;
import tercio.domain.eu.common.forces.ReplacementLeaders;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The printed tables of an edition of the Europa rules, each read once. Tables of forces and combat are fields of this class;
 * a table of one chapter is a {@link TypedTable} of that chapter.
 */
public final class EuTables {

    /** The printed tables of the main edition. */
    public static final EuTables PRINTED = new EuTables(TableSource.printedBeside(EuTables.class), Policies.MILITARY);

    private final TableSource source;
    private final Policies policies;
    private final Map<TypedTable<?>, Object> ofChapters = new ConcurrentHashMap<>();
    private final Constants constants;
    private final ArmyClasses armyClasses;
    private final ArmySizes armySizes;
    private final LossBySize lossBySize;
    private final LandTechnologies landTechnologies;
    private final ArtilleryTable artillery;
    private final ReplacementLeaders replacementLeaders;
    private final LeaderCasualty leaderCasualty;
    private final CombatResults combatResults;
    private final SmallStacks smallLandStacks;
    private final RetreatLosses retreatLosses;
    private final CavalryBonuses cavalryBonuses;
    private final NavalTechnologies navalTechnologies;
    private final SmallStacks smallFleets;
    private final SeaSizes seaSizes;
    /** The tables of battles at sea; {@code null} for these themselves. */
    private final EuTables sea;

    private EuTables(TableSource source, Policies policies) {
        this(source, policies, null);
    }

    private EuTables(TableSource source, Policies policies, EuTables sea) {
        this.sea = sea;
        this.source = source;
        this.policies = policies;
        var unit = policies.unit();
        constants = Constants.read(source.table("constants"), source.table("edition"));
        armyClasses = ArmyClasses.read(source.table("army_class_members"));
        armySizes = ArmySizes.read(source.table("army_classes"), source.table("size_comparison"));
        lossBySize = LossBySize.read(source.table("loss_by_size"), unit);
        landTechnologies = LandTechnologies.read(source.table("land_technology"), source.table("land_technology_codes"));
        artillery = ArtilleryTable.read(source.table("artillery_per_army"), source.table("artillery_bonus"), policies.artillery());
        replacementLeaders = ReplacementLeaders.read(source.table("replacement_leaders"));
        leaderCasualty = LeaderCasualty.read(source.table("constants"));
        combatResults = CombatResults.read(source.table("combat_results"), unit);
        smallLandStacks = SmallStacks.read(source.table("loss_small_stacks"), "land",
                unit.fromThirds(constants.value("stack_reference_size_land")), unit);
        retreatLosses = RetreatLosses.read(source.table("retreat"), unit);
        cavalryBonuses = CavalryBonuses.read(source.table("cavalry_bonus"));
        navalTechnologies = NavalTechnologies.read(source.table("naval_technology"), source.table("naval_technology_codes"),
                source.table("wind_advantage"));
        smallFleets = SmallStacks.read(source.table("loss_small_stacks"), "sea", 
                unit.fromThirds(constants.value("stack_reference_size_sea")), unit);
        seaSizes = SeaSizes.read(source.table("size_differential_sea"));
    }

    /** Reads and checks tables from another source, for an edition with these policies. */
    public static EuTables read(TableSource source, Policies policies) {
        return new EuTables(source, policies);
    }

    /**
     * Reads and checks the tables of an edition that has no battles at sea of its own.
     *
     * @param sea the tables and policies by which it fights them
     */
    public static EuTables read(TableSource source, Policies policies, EuTables sea) {
        return new EuTables(source, policies, sea);
    }

    /** The tables and policies of battles at sea, in which losses are thirds of a ship: those of another edition where this one has none. */
    public EuTables atSea() {
        return sea == null ? this : sea;
    }

    /** The table of a chapter, read and checked on first use; a faulty table throws {@link CsvTable.Fault}. */
    @SuppressWarnings("unchecked") // the value stored for a table was created by its reader
    public <T> T get(TypedTable<T> table) {
        var known = ofChapters.get(table);
        if (known == null) {
            known = table.reader().apply(this);
            ofChapters.put(table, known);
        }
        return (T) known;
    }

    /** The rows of a printed table, by its name without extension. */
    public CsvTable table(String name) {
        return source.table(name);
    }

    /** The policies of the edition that these tables belong to. */
    public Policies policies() {
        return policies;
    }

    /** The unit in which losses are counted. */
    public LossUnit unit() {
        return policies.unit();
    }

    /** Single figures of the rules that have no table of their own. */
    public Constants constants() {
        return constants;
    }

    public ArmyClasses armyClasses() {
        return armyClasses;
    }

    public ArmySizes armySizes() {
        return armySizes;
    }

    public LossBySize lossBySize() {
        return lossBySize;
    }

    public LandTechnologies landTechnologies() {
        return landTechnologies;
    }

    public ArtilleryTable artillery() {
        return artillery;
    }

    public ReplacementLeaders replacementLeaders() {
        return replacementLeaders;
    }

    public LeaderCasualty leaderCasualty() {
        return leaderCasualty;
    }

    public CombatResults combatResults() {
        return combatResults;
    }

    /** The reduction of losses inflicted by stacks below 8 LD. */
    public SmallStacks smallLandStacks() {
        return smallLandStacks;
    }

    public RetreatLosses retreatLosses() {
        return retreatLosses;
    }

    public CavalryBonuses cavalryBonuses() {
        return cavalryBonuses;
    }

    public NavalTechnologies navalTechnologies() {
        return navalTechnologies;
    }

    /** The reduction of losses inflicted by fleets below 6 ND. */
    public SmallStacks smallFleets() {
        return smallFleets;
    }

    public SeaSizes seaSizes() {
        return seaSizes;
    }
}
