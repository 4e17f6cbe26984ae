package tercio.domain.eu.tables;

import tercio.domain.eu.attrition.AttritionTables;
import tercio.domain.eu.campaign.CampaignCosts;
import tercio.domain.eu.exploration.DiscoveryTable;
import tercio.domain.eu.forces.ArmyClasses;
import tercio.domain.eu.forces.ArmySizes;
import tercio.domain.eu.forces.ArtilleryTable;
import tercio.domain.eu.forces.LandTechnologies;
import tercio.domain.eu.forces.LeaderCasualty;
import tercio.domain.eu.forces.LossBySize;
import tercio.domain.eu.forces.LossUnit;
import tercio.domain.eu.forces.NavalTechnologies;
import tercio.domain.eu.forces.ReplacementLeaders;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.natives.ConquistadorTable;
import tercio.domain.eu.policy.Policies;
import tercio.domain.eu.round.RoundsTrack;
import tercio.domain.eu.siege.AssaultCorrections;
import tercio.domain.eu.siege.AssaultTable;
import tercio.domain.eu.siege.UnderminingTable;
import tercio.domain.table.TableSource;

/** The printed tables of the Europa rules, read once. */
public final class EuTables {

    /** The tables printed with the program. */
    public static final EuTables PRINTED = new EuTables(TableSource.printedBeside(EuTables.class), Policies.MILITARY);

    private final Policies policies;
    private final Constants constants;
    private final ArmyClasses armyClasses;
    private final ArmySizes armySizes;
    private final LossBySize lossBySize;
    private final LandTechnologies landTechnologies;
    private final ArtilleryTable artillery;
    private final ReplacementLeaders replacementLeaders;
    private final LeaderCasualty leaderCasualty;
    private final MovementCosts movementCosts;
    private final CampaignCosts campaignCosts;
    private final StackingLimits stackingLimits;
    private final RoundsTrack roundsTrack;
    private final CombatResults combatResults;
    private final SmallStacks smallLandStacks;
    private final RetreatLosses retreatLosses;
    private final CavalryBonuses cavalryBonuses;
    private final UnderminingTable undermining;
    private final AssaultTable assault;
    private final AssaultCorrections assaultCorrections;
    private final NavalTechnologies navalTechnologies;
    private final SmallStacks smallFleets;
    private final SeaSizes seaSizes;
    private final AttritionTables attrition;
    private final DiscoveryTable discoveries;
    private final ConquistadorTable conquistadors;

    private EuTables(TableSource source, Policies policies) {
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
        movementCosts = MovementCosts.read(source.table("movement_costs"));
        campaignCosts = CampaignCosts.read(source.table("campaign_costs"));
        stackingLimits = StackingLimits.read(source.table("stacking_limits"));
        roundsTrack = RoundsTrack.read(source);
        combatResults = CombatResults.read(source.table("combat_results"), unit);
        smallLandStacks = SmallStacks.read(source.table("loss_small_stacks"), "land",
                unit.fromThirds(constants.value("stack_reference_size_land")), unit);
        retreatLosses = RetreatLosses.read(source.table("retreat"), unit);
        cavalryBonuses = CavalryBonuses.read(source.table("cavalry_bonus"));
        undermining = UnderminingTable.read(source.table("undermining"), source.table("undermining_terrain"));
        assault = AssaultTable.read(source.table("assault_results"), source.table("fortress_resistance"), policies);
        assaultCorrections = AssaultCorrections.read(source.table("assault_loss_modifiers"), this);
        navalTechnologies = NavalTechnologies.read(source.table("naval_technology"), source.table("naval_technology_codes"),
                source.table("wind_advantage"));
        smallFleets = SmallStacks.read(source.table("loss_small_stacks"), "sea", 
                unit.fromThirds(constants.value("stack_reference_size_sea")), unit);
        seaSizes = SeaSizes.read(source.table("size_differential_sea"));
        attrition = AttritionTables.read(source, policies.attrition());
        discoveries = DiscoveryTable.read(source);
        conquistadors = ConquistadorTable.read(source.table("conquistadors"));
    }

    /** Tables from another source, checked as they are read, for an edition with these policies. */
    public static EuTables read(TableSource source, Policies policies) {
        return new EuTables(source, policies);
    }

    /** What the edition that these tables belong to does in its own way. */
    public Policies policies() {
        return policies;
    }

    /** What losses are counted in. */
    public LossUnit unit() {
        return policies.unit();
    }

    /** Single figures of the rules that stand in no table of their own. */
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

    /** What land stacks pay for entering provinces. */
    public MovementCosts movementCosts() {
        return movementCosts;
    }

    /** What each kind of campaign costs. */
    public CampaignCosts campaignCosts() {
        return campaignCosts;
    }

    /** How much may stand in one place. */
    public StackingLimits stackingLimits() {
        return stackingLimits;
    }

    public RoundsTrack roundsTrack() {
        return roundsTrack;
    }

    public CombatResults combatResults() {
        return combatResults;
    }

    /** What stacks below 8 LD take off the losses they inflict. */
    public SmallStacks smallLandStacks() {
        return smallLandStacks;
    }

    public RetreatLosses retreatLosses() {
        return retreatLosses;
    }

    public CavalryBonuses cavalryBonuses() {
        return cavalryBonuses;
    }

    public UnderminingTable undermining() {
        return undermining;
    }

    public AssaultTable assault() {
        return assault;
    }

    public AssaultCorrections assaultCorrections() {
        return assaultCorrections;
    }

    public NavalTechnologies navalTechnologies() {
        return navalTechnologies;
    }

    /** What stacks below 6 ND take off the losses they inflict. */
    public SmallStacks smallFleets() {
        return smallFleets;
    }

    public SeaSizes seaSizes() {
        return seaSizes;
    }

    public AttritionTables attrition() {
        return attrition;
    }

    public DiscoveryTable discoveries() {
        return discoveries;
    }

    public ConquistadorTable conquistadors() {
        return conquistadors;
    }
}
