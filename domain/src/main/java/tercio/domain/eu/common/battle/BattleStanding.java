package tercio.domain.eu.common.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LossUnit;

/**
 * The stored form of a battle, as players would note it on paper: rolls, losses of each side, the end or the open choice.
 * Games store this record. Its losses are in {@code unit}, although the names of the parts say thirds: they were named when all
 * games counted in thirds. The procedure works on the {@link BattleState}, so that class can change without changing this one.
 *
 * @param rolls each die on the combat results table, in order
 * @param ended the end of the fighting; missing while it goes on
 * @param winner missing while it is undecided
 * @param waits the choice that the battle waits for; missing after the battle
 * @param unit the part of an LD in which losses are counted; missing, thirds
 */
public record BattleStanding(
        List<Rolled> rolls, SideStanding phasing, SideStanding nonPhasing, Optional<BattleEnd> ended, Optional<Winner> winner,
        Optional<Question> waits,
        Optional<LossUnit> unit) {

    /**
     * One die.
     *
     * @param modified die plus modifiers
     * @param lossThirds losses of the enemy in the unit of the standing, after the technology rules, before small stacks and size
     * @param stars of the main die; 0 for a further die
     */
    public record Rolled(Side side, BattleRoll roll, int die, int modified, int lossThirds, int stars) {}

    /**
     * The actions and losses of a side. Losses are in the unit of the standing.
     *
     * @param leaderDrawn the die that drew the replacement leader
     * @param inflictedThirds losses inflicted before any correction, one number for each die of the side
     * @param starsSuffered the morale lost
     * @param sevenLdDie the die of a stack of 7 LD
     * @param triesToRetreat whether the side chose to retreat after the first day
     * @param retreatFailed whether that attempt failed
     * @param retreatRoom the LD for which there is room in the retreat, {@value BattleState#UNLIMITED_ROOM} for any
     *     number
     * @param sufferedThirds losses suffered after the pursuit and all corrections
     * @param retreatThirds losses in the retreat
     * @param leaderFate the fate of the leader
     * @param retreatsThoughWinner whether it retreats though it has won; left out, it does not
     */
    public record SideStanding(
            Optional<Integer> leaderDrawn, List<Integer> inflictedThirds, int starsSuffered, Optional<SevenLdDie> sevenLdDie,
            Optional<Boolean> triesToRetreat, boolean retreatFailed, Optional<Integer> retreatRoom, int sufferedThirds, int retreatThirds,
            Casualty leaderFate, Optional<Boolean> retreatsThoughWinner) {

        public SideStanding {
            inflictedThirds = inflictedThirds == null ? List.of() : List.copyOf(inflictedThirds);
            leaderFate = leaderFate == null ? Casualty.UNHARMED : leaderFate;
            retreatsThoughWinner = retreatsThoughWinner == null ? Optional.empty() : retreatsThoughWinner;
        }
    }

    /**
     * A choice.
     *
     * @param stage the name of the stage at which the battle waits
     * @param what the kind of choice
     * @param side the side that chooses
     */
    public record Question(String stage, BattleState.Kind what, Side side) {}

    public BattleStanding {
        rolls = rolls == null ? List.of() : List.copyOf(rolls);
        unit = unit == null ? Optional.empty() : unit;
    }

    public SideStanding side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** The stored form of a battle that is over or has not had its first roll. */
    public static BattleStanding of(BattleState battleState, LossUnit unit) {
        return of(battleState, null, unit);
    }

    /** The stored form of a battle that waits at a stage. */
    public static BattleStanding ofWaiting(BattleState battleState, String stage, LossUnit unit) {
        var awaited = battleState.openDecision().orElseThrow();
        return of(battleState, new Question(stage, awaited.kind(), awaited.side()), unit);
    }

    private static BattleStanding of(BattleState battleState, Question waits, LossUnit unit) {
        return new BattleStanding(
                battleState.sheet().entries().stream().map(entry -> new Rolled(entry.side(), entry.roll(), entry.die(), entry.modified(),
                        entry.lossThirds(), entry.stars())).toList(),
                of(battleState.phasing()), of(battleState.nonPhasing()),
                Optional.of(battleState.ended()).filter(ended -> ended != BattleEnd.NOT_YET),
                Optional.of(battleState.winner()).filter(winner -> winner != Winner.UNDECIDED), Optional.ofNullable(waits),
                Optional.of(unit).filter(counted -> counted != LossUnit.THIRD));
    }

    private static SideStanding of(SideState sideState) {
        return new SideStanding(Optional.of(sideState.replacement()).filter(die -> die > 0), sideState.inflicted(), sideState.moraleLost(),
                Optional.of(sideState.smallStack()).filter(die -> die != SevenLdDie.NOT_THROWN),
                Optional.of(sideState.intent()).filter(intent -> intent != RetreatIntent.UNDECIDED).map(RetreatIntent.ATTEMPT_RETREAT::equals),
                sideState.retreatFailed(), Optional.of(sideState.retreatRoom()).filter(room -> room != SideState.UNKNOWN_ROOM), sideState.suffered(),
                sideState.retreatLoss(), sideState.casualty(),
                Optional.of(sideState.victory() == AfterVictory.RETREATS).filter(retreats -> retreats));
    }

    /** The state on which the procedure works. */
    public BattleState battleState() {
        return new BattleState(sideState(phasing), sideState(nonPhasing), ended.orElse(BattleEnd.NOT_YET), winner.orElse(Winner.UNDECIDED),
                waits.map(question -> new BattleState.OpenDecision(question.what(), question.side())).orElse(null),
                new ScoreSheet(true, rolls.stream().map(rolled -> new ScoreSheet.Entry(rolled.side(), rolled.roll(), rolled.die(),
                        rolled.modified(), rolled.lossThirds(), rolled.stars())).toList()), SpecialState.NONE);
    }

    private static SideState sideState(SideStanding side) {
        return new SideState(side.leaderDrawn().orElse(0), side.inflictedThirds(), side.starsSuffered(), side.sevenLdDie().orElse(SevenLdDie.NOT_THROWN),
                side.triesToRetreat().map(tries -> tries ? RetreatIntent.ATTEMPT_RETREAT : RetreatIntent.STAY).orElse(RetreatIntent.UNDECIDED), side.retreatFailed(),
                side.retreatRoom().orElse(SideState.UNKNOWN_ROOM), side.sufferedThirds(), side.retreatThirds(), side.leaderFate(),
                side.retreatsThoughWinner().orElse(false) ? AfterVictory.RETREATS : AfterVictory.STAYS);
    }
}
