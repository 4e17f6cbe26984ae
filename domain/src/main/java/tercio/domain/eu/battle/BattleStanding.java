package tercio.domain.eu.battle;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Casualty;

/**
 * How a land battle stands, as players note it on paper: what was rolled, what each side suffered, how it ended or what it waits
 * for. This is what games store; the procedure works on the {@link Fray}, which may change without it.
 *
 * @param rolls each die on the combat results table, in order
 * @param ended how the fighting ended; missing while it goes on
 * @param winner missing while it is undecided
 * @param waits the choice that the battle waits for; missing once it is over
 */
public record BattleStanding(
        List<Rolled> rolls, SideStanding phasing, SideStanding nonPhasing, Optional<Ended> ended, Optional<Winner> winner,
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
     * @param retreatRoom how many LD its retreat can take in, {@value Fray#UNLIMITED_ROOM} for any number
     * @param sufferedThirds once the pursuit is over and the losses are corrected
     * @param retreatThirds losses in the retreat
     * @param leaderFate what became of its leader
     */
    public record SideStanding(
            Optional<Integer> leaderDrawn, List<Integer> inflictedThirds, int starsSuffered, Optional<Parity> sevenLdDie,
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
    public record Question(String stage, Fray.Kind what, Side side) {}

    public BattleStanding {
        rolls = rolls == null ? List.of() : List.copyOf(rolls);
    }

    public SideStanding side(Side side) {
        return side == Side.PHASING ? phasing : nonPhasing;
    }

    /** A battle that is over, or before its first roll. */
    public static BattleStanding of(Fray fray) {
        return of(fray, null);
    }

    /** A battle that waits at a stage. */
    public static BattleStanding waiting(Fray fray, String stage) {
        var awaited = fray.awaited().orElseThrow();
        return of(fray, new Question(stage, awaited.kind(), awaited.side()));
    }

    private static BattleStanding of(Fray fray, Question waits) {
        return new BattleStanding(
                fray.sheet().entries().stream().map(entry -> new Rolled(entry.side(), entry.roll(), entry.die(), entry.modified(),
                        entry.lossThirds(), entry.stars())).toList(),
                of(fray.phasing()), of(fray.nonPhasing()),
                Optional.of(fray.ended()).filter(ended -> ended != Ended.NOT_YET),
                Optional.of(fray.winner()).filter(winner -> winner != Winner.UNDECIDED), Optional.ofNullable(waits));
    }

    private static SideStanding of(Ranks ranks) {
        return new SideStanding(Optional.of(ranks.replacement()).filter(die -> die > 0), ranks.inflicted(), ranks.moraleLost(),
                Optional.of(ranks.smallStack()).filter(die -> die != Parity.NOT_THROWN),
                Optional.of(ranks.intent()).filter(intent -> intent != Intent.UNDECIDED).map(Intent.ATTEMPT_RETREAT::equals),
                ranks.retreatFailed(), Optional.of(ranks.retreatRoom()).filter(room -> room != Ranks.UNKNOWN_ROOM), ranks.suffered(),
                ranks.retreatLoss(), ranks.casualty());
    }

    /** The battle for its procedure. */
    public Fray fray() {
        return new Fray(ranks(phasing), ranks(nonPhasing), ended.orElse(Ended.NOT_YET), winner.orElse(Winner.UNDECIDED),
                waits.map(question -> new Fray.Awaited(question.what(), question.side())).orElse(null),
                new ScoreSheet(true, rolls.stream().map(rolled -> new ScoreSheet.Entry(rolled.side(), rolled.roll(), rolled.die(),
                        rolled.modified(), rolled.lossThirds(), rolled.stars())).toList()), AtSea.ASHORE);
    }

    private static Ranks ranks(SideStanding side) {
        return new Ranks(side.leaderDrawn().orElse(0), side.inflictedThirds(), side.starsSuffered(), side.sevenLdDie().orElse(Parity.NOT_THROWN),
                side.triesToRetreat().map(tries -> tries ? Intent.ATTEMPT_RETREAT : Intent.STAY).orElse(Intent.UNDECIDED), side.retreatFailed(),
                side.retreatRoom().orElse(Ranks.UNKNOWN_ROOM), side.sufferedThirds(), side.retreatThirds(), side.leaderFate());
    }
}
