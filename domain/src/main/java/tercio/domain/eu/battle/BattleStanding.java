package tercio.domain.eu.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Casualty;

/**
 * How a land battle stands, as players note it on paper: what was rolled, what each side suffered, how it ended or what it waits
 * for. This is what games store; the procedure works on the {@link BattleState}, which may change without it.
 *
 * @param rolls each die on the combat results table, in order
 * @param ended how the fighting ended; missing while it goes on
 * @param winner missing while it is undecided
 * @param waits the choice that the battle waits for; missing once it is over
 */
public record BattleStanding(
        List<Rolled> rolls, SideStanding phasing, SideStanding nonPhasing, Optional<BattleEnd> ended, Optional<Winner> winner,
        Optional<Question> waits) {

    /**
     * One die.
     *
     * @param modified die plus modifiers
     * @param lossThirds of the enemy, after the technology rules, before small stacks and size
     * @param stars 0 for any die but the main one
     */
    public record Rolled(Side side, BattleRoll roll, int die, int modified, int lossThirds, int stars) {}

    /**
     * What a side has done and suffered. Losses are thirds of an LD.
     *
     * @param leaderDrawn the die that drew a replacement leader
     * @param inflictedThirds before any correction, one number for each die that it throws
     * @param starsSuffered morale that it lost
     * @param sevenLdDie the die of a stack of 7 LD
     * @param triesToRetreat its answer after the first day
     * @param retreatFailed whether it tried then and failed
     * @param retreatRoom how many LD its retreat can take in, {@value BattleState#UNLIMITED_ROOM} for any number
     * @param sufferedThirds once the pursuit is over and the losses are corrected
     * @param retreatThirds losses in the retreat
     * @param leaderFate what became of its leader
     */
    public record SideStanding(
            Optional<Integer> leaderDrawn, List<Integer> inflictedThirds, int starsSuffered, Optional<SevenLdDie> sevenLdDie,
            Optional<Boolean> triesToRetreat, boolean retreatFailed, Optional<Integer> retreatRoom, int sufferedThirds, int retreatThirds,
            Casualty leaderFate) {

        public SideStanding {
            inflictedThirds = inflictedThirds == null ? List.of() : List.copyOf(inflictedThirds);
            leaderFate = leaderFate == null ? Casualty.UNHARMED : leaderFate;
        }
    }

    /**
     * A choice.
     *
     * @param stage the name of the stage at which the battle waits
     * @param what what is asked
     * @param side who is asked
     */
    public record Question(String stage, BattleState.Kind what, Side side) {}

    public BattleStanding {
        rolls = rolls == null ? List.of() : List.copyOf(rolls);
    }

    public SideStanding side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** A battle that is over, or before its first roll. */
    public static BattleStanding of(BattleState battleState) {
        return of(battleState, null);
    }

    /** A battle that waits at a stage. */
    public static BattleStanding waiting(BattleState battleState, String stage) {
        var awaited = battleState.awaited().orElseThrow();
        return of(battleState, new Question(stage, awaited.kind(), awaited.side()));
    }

    private static BattleStanding of(BattleState battleState, Question waits) {
        return new BattleStanding(
                battleState.sheet().entries().stream().map(entry -> new Rolled(entry.side(), entry.roll(), entry.die(), entry.modified(),
                        entry.lossThirds(), entry.stars())).toList(),
                of(battleState.phasing()), of(battleState.nonPhasing()),
                Optional.of(battleState.ended()).filter(ended -> ended != BattleEnd.NOT_YET),
                Optional.of(battleState.winner()).filter(winner -> winner != Winner.UNDECIDED), Optional.ofNullable(waits));
    }

    private static SideStanding of(SideState sideState) {
        return new SideStanding(Optional.of(sideState.replacement()).filter(die -> die > 0), sideState.inflicted(), sideState.moraleLost(),
                Optional.of(sideState.smallStack()).filter(die -> die != SevenLdDie.NOT_THROWN),
                Optional.of(sideState.intent()).filter(intent -> intent != RetreatIntent.UNDECIDED).map(RetreatIntent.ATTEMPT_RETREAT::equals),
                sideState.retreatFailed(), Optional.of(sideState.retreatRoom()).filter(room -> room != SideState.UNKNOWN_ROOM), sideState.suffered(),
                sideState.retreatLoss(), sideState.casualty());
    }

    /** The battle for its procedure. */
    public BattleState battleState() {
        return new BattleState(sideState(phasing), sideState(nonPhasing), ended.orElse(BattleEnd.NOT_YET), winner.orElse(Winner.UNDECIDED),
                waits.map(question -> new BattleState.Awaited(question.what(), question.side())).orElse(null),
                new RollRecord(true, rolls.stream().map(rolled -> new RollRecord.Entry(rolled.side(), rolled.roll(), rolled.die(),
                        rolled.modified(), rolled.lossThirds(), rolled.stars())).toList()), NavalState.ASHORE);
    }

    private static SideState sideState(SideStanding side) {
        return new SideState(side.leaderDrawn().orElse(0), side.inflictedThirds(), side.starsSuffered(), side.sevenLdDie().orElse(SevenLdDie.NOT_THROWN),
                side.triesToRetreat().map(tries -> tries ? RetreatIntent.ATTEMPT_RETREAT : RetreatIntent.STAY).orElse(RetreatIntent.UNDECIDED), side.retreatFailed(),
                side.retreatRoom().orElse(SideState.UNKNOWN_ROOM), side.sufferedThirds(), side.retreatThirds(), side.leaderFate());
    }
}
