package tercio.domain.eu.common.battle;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;

/**
 * The exact probability of each end of a battle on land or at sea. The stages are those of the battle itself. The score sheet is not kept.
 * The fate of a leader is computed from the inputs of his casualty test, not from each sequence of rolls.
 *
 * @param ends the ends of the battle for both sides
 * @param phasingLeader the fate of the commander of the phasing side
 * @param nonPhasingLeader the fate of the commander of the non-phasing side
 * @param <L> losses of a side: on land in the unit of the edition, at sea by kind and fate of the ships
 */
public record BattleOdds<L>(
        Distribution<End<L>> ends, Distribution<Casualty> phasingLeader, Distribution<Casualty> nonPhasingLeader) {

    /**
     * One end of a battle.
     *
     * @param wind the side with the wind advantage; empty on land
     */
    public record End<L>(
            BattleEnd ended, Optional<Side> winner, Optional<Side> wind, boolean majorBattle, SideEnd<L> phasing, SideEnd<L> nonPhasing) {

        public SideEnd<L> side(Side side) {
            return side == Side.PHASING ? phasing : nonPhasing;
        }
    }

    /** One end of a battle for one side. */
    public record SideEnd<L>(boolean routed, boolean destroyed, L losses) {}

    /** The inputs of a leader's casualty test. */
    private record CasualtyInputs(boolean won, boolean nothingRemains, int drawn) {}

    /** A battle that the non-phasing side tries to evade before it is fought. */
    public static <L> BattleOdds<L> withEvasion(Evasion evasion, BattleOdds<L> fought, L noLosses, EuTables tables) {
        return withEvasion(evasion, fought, ofEvasion(noLosses), tables);
    }

    /** A battle that part of the non-phasing side tries to evade. {@code onceAway} holds the odds for the troops that stay. */
    public static <L> BattleOdds<L> withEvasion(Evasion evasion, BattleOdds<L> fought, BattleOdds<L> onceAway, EuTables tables) {
        return either(evasionOdds(evasion, tables), onceAway, fought);
    }

    /** Whether the non-phasing side evades. */
    public static Distribution<Boolean> evasionOdds(Evasion evasion, EuTables tables) {
        var roll = EvasionProcedure.of(Side.NON_PHASING.word(), tables);
        return roll.procedure().distribution(roll.start(evasion)).map(cast -> cast.result().isSuccess());
    }

    /** No fight and no losses. */
    public static <L> BattleOdds<L> ofEvasion(L noLosses) {
        var unharmed = Distribution.certain(Casualty.UNHARMED);
        var untouched = new SideEnd<>(false, false, noLosses);
        return new BattleOdds<>(Distribution.certain(new End<>(BattleEnd.EVASION, Optional.empty(), Optional.empty(), false,
                untouched, untouched)), unharmed, unharmed);
    }

    /** The odds {@code these} where {@code first} is true, else {@code others}. */
    public static <L> BattleOdds<L> either(Distribution<Boolean> first, BattleOdds<L> these, BattleOdds<L> others) {
        return new BattleOdds<>(first.then(so -> so ? these.ends : others.ends),
                first.then(so -> so ? these.phasingLeader : others.phasingLeader),
                first.then(so -> so ? these.nonPhasingLeader : others.nonPhasingLeader));
    }

    /** The fate of the commander of a side. */
    public Distribution<Casualty> leader(Side side) {
        return side == Side.PHASING ? phasingLeader : nonPhasingLeader;
    }

    /**
     * The odds of a battle of either kind.
     *
     * @param fought the distribution over the states after all stages except the fate of the leaders, without score sheets
     * @param seen the end that a state is
     */
    public static <L> BattleOdds<L> of(Distribution<BattleState> fought, CommonBattle contest, Function<BattleState, End<L>> seen) {
        var ends = new IdentityHashMap<BattleState, End<L>>();
        fought.weights().keySet().forEach(battleState -> ends.put(battleState, seen.apply(battleState)));
        return new BattleOdds<>(fought.map(ends::get), leader(Side.PHASING, fought, ends, contest),
                leader(Side.NON_PHASING, fought, ends, contest));
    }

    private static <L> Distribution<Casualty> leader(Side side, Distribution<BattleState> fought, Map<BattleState, End<L>> ends, CommonBattle contest) {
        var start = fought.mergedBy(battleState -> new CasualtyInputs(battleState.winner().is(side), ends.get(battleState).side(side).destroyed(),
                battleState.sideState(side).replacement()));
        return Procedure.of(new LeaderCasualties(contest).stages(List.of(side))).distribution(start)
                .map(battleState -> battleState.sideState(side).casualty());
    }
}
