package tercio.domain.eu.sea.battle;

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
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;

/** The parameters of a battle at sea, computed once at its start. */
final class NavalParameters implements CommonBattle {

    /** Circumstances: the side has the wind, has suffered more stars, and faces an enemy that failed to retreat. */
    private static final int CIRCUMSTANCES = 8;
    private static final int ROLLS = BattleRoll.values().length * CIRCUMSTANCES;
    /** The rolls of the two days, and the pursuits after each end of a battle, with or without the wind. */
    private static final int KINDS = 2 * (ROLLS + 2 * BattleEnd.values().length);

    private static final int FACES = 10;

    private final NavalBattle battle;
    private final EuTables tables;
    private final SeaCombatant phasing;
    private final SeaCombatant nonPhasing;
    private final SeaLosses losses;
    private final ModifierCache tallies;
    private final DrawnLeaders drawnLeaders = new DrawnLeaders(this);
    /** The replacement leaders of each side by their dice, each looked up on first use. */
    private final Leader[][] drawn = new Leader[Side.values().length][FACES + 1];
    private final int phasingDestroyed;
    private final int nonPhasingDestroyed;
    private final int leastIfRouted;

    NavalParameters(NavalBattle battle, EuTables tables) {
        this.battle = battle;
        this.tables = tables.atSea();
        phasing = SeaCombatant.of(battle, Side.PHASING, this.tables);
        nonPhasing = SeaCombatant.of(battle, Side.NON_PHASING, this.tables);
        leastIfRouted = this.tables.constants().value("min_loss_if_routed_sea");
        losses = new SeaLosses(this);
        tallies = new ModifierCache(KINDS, battle.phasing().leader().isPresent() && battle.nonPhasing().leader().isPresent());
        phasingDestroyed = CommonBattle.destroyedFrom(size(Side.PHASING), battle.readings());
        nonPhasingDestroyed = CommonBattle.destroyedFrom(size(Side.NON_PHASING), battle.readings());
    }

    NavalBattle battle() {
        return battle;
    }

    SeaCombatant fleet(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The least losses of a side that routs, in thirds of a ship. */
    int leastIfRouted() {
        return leastIfRouted;
    }

    SeaLosses losses() {
        return losses;
    }

    @Override
    public EuTables tables() {
        return tables;
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
        return battle.side(side).leader().isEmpty();
    }

    @Override
    public Leader leader(BattleState battleState, Side side) {
        return battle.side(side).leader().orElseGet(() -> drawnLeader(side, battleState.sideState(side).replacement()));
    }

    @Override
    public Leader drawnLeader(Side side, int die) {
        var known = drawn[side.ordinal()];
        if (known[die] == null) {
            known[die] = tables.replacementLeaders().admiral(country(side), die, tables.constants()::value);
        }
        return known[die];
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
    public Step.Cell technologyCell(Side side) {
        return new Step.Cell("naval-technology", fleet(side).own(), fleet(side).enemy());
    }

    @Override
    public int morale(Side side) {
        return fleet(side).morale();
    }

    @Override
    public int dice(Side side) {
        return 1;
    }

    @Override
    public boolean makesRoll(Side side, BattleRoll roll) {
        return roll.isFire() ? fleet(side).line().fire().isPresent() : fleet(side).line().boarding().isPresent();
    }

    /** The pursuit of galleys and transports uses a better column. */
    @Override
    public CombatColumn column(Side side, BattleRoll roll) {
        return switch (roll) {
            case FIRE1, FIRE2 -> fleet(side).line().fire().orElseThrow();
            case SHOCK1, SHOCK2 -> fleet(side).line().boarding().orElseThrow();
            case PURSUIT -> fleet(side.opponent()).firstLine() == FirstLine.NWD ? CombatColumn.E : CombatColumn.C;
        };
    }

    @Override
    public FireRule fireRule(Side side) {
        return fleet(side).fireRule();
    }

    @Override
    public AppliedModifiers tally(BattleState battleState, Side side, BattleRoll roll) {
        var enemy = side.opponent();
        var sea = NavalState.of(battleState);
        boolean wind = sea.wind().is(side);
        if (roll == BattleRoll.PURSUIT) {
            int after = 2 * ROLLS + (2 * battleState.ended().ordinal() + (wind ? 1 : 0)) * 2 + side.ordinal();
            var known = tallies.find(battleState, after);
            return known != null ? known : tallies.keep(battleState, after, NavalPursuit.MODIFIERS.on(new NavalPursuit(fleet(side), fleet(enemy),
                    leader(battleState, side), leader(battleState, enemy), battleState.ended(), wind)));
        }
        boolean moreStars = sea.starsBeforeRoll(side, battleState.sideState(side)) > sea.starsBeforeRoll(enemy, battleState.sideState(enemy));
        boolean failed = roll.isSecondDay() && battleState.sideState(enemy).retreatFailed();
        int circumstance = (wind ? 1 : 0) + (moreStars ? 2 : 0) + (failed ? 4 : 0);
        int attack = (roll.ordinal() * CIRCUMSTANCES + circumstance) * 2 + side.ordinal();
        var known = tallies.find(battleState, attack);
        return known != null ? known : tallies.keep(battleState, attack, NavalCombatRoll.MODIFIERS.on(new NavalCombatRoll(battle, fleet(side), fleet(enemy),
                leader(battleState, side), leader(battleState, enemy), roll, wind, moreStars, failed)));
    }

    @Override
    public SideState inflictedOnWinner(BattleState battleState, Side side) {
        return losses.leastEquivalent(battleState, side);
    }

    @Override
    public int sufferedSoFar(BattleState battleState, Side side) {
        return losses.sufferedBy(battleState, side);
    }

    @Override
    public int size(Side side) {
        return battle.side(side).units().thirds();
    }

    @Override
    public int destroyedFrom(Side side) {
        return side == Side.PHASING ? phasingDestroyed : nonPhasingDestroyed;
    }

    @Override
    public boolean nothingRemains(BattleState battleState, Side side) {
        return losses.of(battleState, side).remaining() <= battleState.sideState(side).retreatLoss();
    }

    @Override
    public boolean isLeaderTested(Side side) {
        return true;
    }
}
