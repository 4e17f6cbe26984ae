package tercio.domain.eu.land.battle;

import java.util.Optional;
import tercio.domain.eu.common.battle.AfterVictory;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.CommonBattle;
import tercio.domain.eu.common.battle.DrawnLeaders;
import tercio.domain.eu.common.battle.ModifierCache;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.policy.Policies;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;

/**
 * The parameters of a land battle, computed once at its start: size, morale, columns and modifiers of both sides. Modifiers
 * depend on the leaders, and leaders may be drawn by die. The modifiers of each pair of leaders are computed on first use.
 */
final class BattleParameters implements CommonBattle {

    /** The kinds of rolls of a side: four, and the two of the second day again for an enemy's failed retreat. */
    private static final int ROLLS = 6;
    /** These rolls, and the pursuits after each end of a battle. */
    private static final int KINDS = 2 * (ROLLS + BattleEnd.values().length);

    private final LandBattle battle;
    private final EuTables tables;
    private final Combatant phasing;
    private final Combatant nonPhasing;
    private final ModifierCache tallies;
    private final DrawnLeaders drawnLeaders = new DrawnLeaders(this);
    private final int phasingDestroyed;
    private final int nonPhasingDestroyed;
    private final Losses losses;

    BattleParameters(LandBattle battle, EuTables tables) {
        this.battle = battle;
        this.tables = tables;
        phasing = Combatant.of(battle, Side.PHASING, tables);
        nonPhasing = Combatant.of(battle, Side.NON_PHASING, tables);
        tallies = new ModifierCache(KINDS, !drawsLeader(Side.PHASING) && !drawsLeader(Side.NON_PHASING));
        phasingDestroyed = CommonBattle.destroyedFrom(phasing.size(), battle.readings());
        nonPhasingDestroyed = CommonBattle.destroyedFrom(nonPhasing.size(), battle.readings());
        losses = new Losses(this);
    }

    LandBattle battle() {
        return battle;
    }

    @Override
    public EuTables tables() {
        return tables;
    }

    Combatant combatant(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    Losses losses() {
        return losses;
    }

    @Override
    public Readings readings() {
        return battle.readings();
    }

    @Override
    public boolean isInterception() {
        return battle.interception();
    }

    @Override
    public boolean drawsLeader(Side side) {
        return battle.side(side).leader().map(Leader::hasValuesByDie).orElse(true);
    }

    @Override
    public Leader leader(BattleState battleState, Side side) {
        var own = battle.side(side).leader();
        return own.isPresent() && !own.get().hasValuesByDie()
                ? own.get().onLand()
                : drawnLeader(side, battleState.sideState(side).replacement());
    }

    @Override
    public Leader drawnLeader(Side side, int die) {
        return tables.replacementLeaders().commanderFor(battle.side(side).leader(), battle.side(side).country(), die);
    }

    @Override
    public DrawnLeaders drawnLeaders() {
        return drawnLeaders;
    }

    @Override
    public CountryId country(Side side) {
        return battle.side(side).country();
    }

    @Override
    public Optional<Step> mixtureStep(Side side) {
        var own = battle.side(side);
        return own.contingents().isEmpty() ? Optional.empty() : Optional.of(Step.of(own.contingents().stream().map(Contingent::country).distinct().count() > 1 ? "several countries" : "kinds of Turkish troops", "EU-SIZE-1").side(side.word())
                .result(MixtureResult.of(battle, own, tables)));
    }

    @Override
    public Step.Cell technologyCell(Side side) {
        return new Step.Cell("land-technology", battle.side(side).technology().word(),
                battle.side(side.opponent()).technology().word());
    }

    @Override
    public int morale(Side side) {
        return combatant(side).morale();
    }

    @Override
    public int dice(Side side) {
        return combatant(side).dice();
    }

    @Override
    public boolean makesRoll(Side side, BattleRoll roll) {
        return !roll.isFire() || combatant(side).fires();
    }

    @Override
    public CombatColumn column(Side side, BattleRoll roll) {
        return switch (roll) {
            case FIRE1, FIRE2 -> combatant(side).columns().fire().orElseThrow();
            case SHOCK1, SHOCK2 -> combatant(side).columns().shock();
            case PURSUIT -> CombatColumn.E;
        };
    }

    @Override
    public FireRule fireRule(Side side) {
        return combatant(side).fireRule();
    }

    /** The rulebook's worked example of destruction does not halve the fire of the Turks. */
    @Override
    public boolean dependsOnHalvingReading(Side side) {
        return tables.policies() == Policies.MILITARY && country(side).equals(new CountryId("turkey"))
                && battle.side(side).technology() == LandTechnology.ARQUEBUS;
    }

    @Override
    public boolean dependsOnFiringReading(Side side) {
        return tables.policies().battle().renaissanceArmyEverywhere()
                && battle.side(side).technology() == LandTechnology.RENAISSANCE && !battle.side(side).holdsArmy();
    }

    @Override
    public int sufferedSoFar(BattleState battleState, Side side) {
        return losses.afterSize(battleState, side.opponent());
    }

    @Override
    public int size(Side side) {
        return combatant(side).size();
    }

    @Override
    public int destroyedFrom(Side side) {
        return side == Side.PHASING ? phasingDestroyed : nonPhasingDestroyed;
    }

    @Override
    public SideState inflictedOnWinner(BattleState battleState, Side side) {
        return retreatsAfterVictory(battleState, side.opponent())
                ? battleState.sideState(side)
                : losses.leastEquivalent(battleState.sideState(side), side);
    }

    @Override
    public boolean nothingRemains(BattleState battleState, Side side) {
        return losses.nothingRemains(battleState, side);
    }

    @Override
    public boolean isLeaderTested(Side side) {
        return tables.leaderCasualty().isTestedAfterBattle(battle.theatre(), combatant(side.opponent()).size() / tables.unit().ofOneLd());
    }

    @Override
    public AppliedModifiers tally(BattleState battleState, Side side, BattleRoll roll) {
        if (roll == BattleRoll.PURSUIT) {
            int after = 2 * ROLLS + side.ordinal() * BattleEnd.values().length + battleState.ended().ordinal();
            var known = tallies.find(battleState, after);
            return known != null ? known : tallies.keep(battleState, after, Pursuit.MODIFIERS.on(new Pursuit(battle, tables.policies().battle(),
                    combatant(side), leader(battleState, side), leader(battleState, side.opponent()), battleState.ended())));
        }
        boolean failed = roll.isSecondDay() && battleState.sideState(side.opponent()).retreatFailed();
        int attack = side.ordinal() * ROLLS + roll.ordinal() + (failed ? 2 : 0);
        var known = tallies.find(battleState, attack);
        return known != null ? known : tallies.keep(battleState, attack, CombatRoll.MODIFIERS.on(new CombatRoll(battle, side, combatant(side),
                combatant(side.opponent()), leader(battleState, side), leader(battleState, side.opponent()), roll, failed ? failedRetreat(roll) : 0)));
    }

    private int failedRetreat(BattleRoll roll) {
        return tables.policies().battle().failedRetreat().givesBonus(roll.isFire()) ? tables.constants().value("failed_retreat_enemy_drm") : 0;
    }

    /** Whether the side would retreat though it won, or does so. */
    boolean retreatsAfterVictory(BattleState battleState, Side side) {
        return battleState.sideState(side).victory() == AfterVictory.RETREATS;
    }

    /** Whether the side retreats and rolls for retreat losses. A winner does if it chose to; after a draw it depends on the edition. */
    boolean retreats(BattleState battleState, Side side) {
        var winner = battleState.winner();
        return winner.is(side) && retreatsAfterVictory(battleState, side) || isBeaten(battleState, side);
    }

    /** Whether the side has to retreat because it has not won. */
    boolean isBeaten(BattleState battleState, Side side) {
        var winner = battleState.winner();
        return !winner.is(side) && (winner.is(side.opponent()) || tables.policies().battle().drawRetreatLosses());
    }
}
