package tercio.domain.eu.battle;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;

/**
 * How likely each end of a battle is, exactly. The stages are those of the battle itself; only the sheet of rolls is not
 * kept, and the fate of a leader is followed from what his test looks at, not from every way in which it came about.
 *
 * @param ends how the battle ends for both sides
 * @param phasingLeader what becomes of the commander of the phasing side
 * @param nonPhasingLeader the same of the other side
 * @param <L> losses of a side: on land in the unit of the edition, {@link FleetLosses} at sea
 */
public record BattleOdds<L>(
        Distribution<End<L>> ends, Distribution<Casualty> phasingLeader, Distribution<Casualty> nonPhasingLeader) {

    /**
     * One end of a battle.
     *
     * @param wind who had the wind advantage, nobody on land
     */
    public record End<L>(
            BattleEnd ended, Optional<Side> winner, Optional<Side> wind, boolean majorBattle, SideEnd<L> phasing, SideEnd<L> nonPhasing) {

        public SideEnd<L> side(Side side) {
            return side == Side.PHASING ? phasing : nonPhasing;
        }
    }

    /** What one end of a battle means for a side. */
    public record SideEnd<L>(boolean routed, boolean destroyed, L losses) {}

    /** What a leader's test looks at. */
    private record Seen(boolean won, boolean nothingRemains, int drawn) {}

    /** @param start before the first roll, with all choices made */
    public static BattleOdds<Integer> of(LandBattle battle, BattleState start, EuTables tables) {
        return of(battle, fighting -> fighting, start, tables);
    }

    /** @param from where the battle waits, with all choices made that are still to come */
    public static BattleOdds<Integer> of(LandBattle battle, Run.Progress<BattleState> from, EuTables tables) {
        return of(battle, fighting -> fighting.from(from.stage()), from.state(), tables);
    }

    private static BattleOdds<Integer> of(LandBattle battle, UnaryOperator<Procedure<BattleState>> rest, BattleState from, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        var major = new MajorBattle(parameters, parameters.losses());
        var fought = rest.apply(LandBattleProcedure.fighting(parameters)).distribution(from.withoutSheet());
        return of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), Optional.empty(), major.fought(battleState),
                end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** The same at sea. */
    public static BattleOdds<FleetLosses> of(NavalBattle battle, BattleState start, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        var fought = NavalBattleProcedure.fighting(parameters).distribution(start.withoutSheet());
        return of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), battleState.sea().wind().side(),
                NavalBattleOutcome.major(parameters, battleState), end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** A battle that is over: its outcome is sure. */
    public static BattleOdds<Integer> settled(LandBattleOutcome outcome) {
        return new BattleOdds<>(Distribution.certain(new End<>(outcome.ended(), outcome.winner(), Optional.empty(),
                        outcome.majorBattle(), end(outcome.phasing()), end(outcome.nonPhasing()))),
                Distribution.certain(outcome.phasing().casualty()), Distribution.certain(outcome.nonPhasing().casualty()));
    }

    private static SideEnd<Integer> end(SideOutcome side) {
        return new SideEnd<>(side.routed(), side.destroyed(), side.losses());
    }

    /** A battle that the non-phasing side tries to evade before it is fought. */
    public static <L> BattleOdds<L> evading(Evasion evasion, BattleOdds<L> fought, L noLosses, EuTables tables) {
        return evading(evasion, fought, evaded(noLosses), tables);
    }

    /** A battle that part of the non-phasing side tries to evade: these are the odds of those who stay once it is away. */
    public static <L> BattleOdds<L> evading(Evasion evasion, BattleOdds<L> fought, BattleOdds<L> onceAway, EuTables tables) {
        var roll = EvasionProcedure.of(Side.NON_PHASING.word(), tables);
        var away = roll.procedure().distribution(roll.start(evasion)).map(cast -> cast.result().succeeded());
        return either(away, onceAway, fought);
    }

    /** Nothing is fought and nothing lost. */
    public static <L> BattleOdds<L> evaded(L noLosses) {
        var unharmed = Distribution.certain(Casualty.UNHARMED);
        var untouched = new SideEnd<>(false, false, noLosses);
        return new BattleOdds<>(Distribution.certain(new End<>(BattleEnd.EVASION, Optional.empty(), Optional.empty(), false,
                untouched, untouched)), unharmed, unharmed);
    }

    /** These odds where the first of two things happens, else the other. */
    public static <L> BattleOdds<L> either(Distribution<Boolean> first, BattleOdds<L> these, BattleOdds<L> others) {
        return new BattleOdds<>(first.then(so -> so ? these.ends : others.ends),
                first.then(so -> so ? these.phasingLeader : others.phasingLeader),
                first.then(so -> so ? these.nonPhasingLeader : others.nonPhasingLeader));
    }

    public Distribution<Casualty> leader(Side side) {
        return side == Side.PHASING ? phasingLeader : nonPhasingLeader;
    }

    private static SideEnd<Integer> end(BattleParameters parameters, BattleState battleState, Side side) {
        return new SideEnd<>(parameters.routed(battleState, side), parameters.nothingRemains(battleState, side), parameters.losses().total(battleState, side));
    }

    private static SideEnd<FleetLosses> end(NavalParameters parameters, BattleState battleState, Side side) {
        var losses = parameters.losses().of(battleState, side);
        return new SideEnd<>(parameters.routed(battleState, side), losses.remaining() == 0, losses);
    }

    private static <L> BattleOdds<L> of(Distribution<BattleState> fought, CommonBattle contest, Function<BattleState, End<L>> seen) {
        var ends = new IdentityHashMap<BattleState, End<L>>();
        fought.weights().keySet().forEach(battleState -> ends.put(battleState, seen.apply(battleState)));
        return new BattleOdds<>(fought.map(ends::get), leader(Side.PHASING, fought, ends, contest),
                leader(Side.NON_PHASING, fought, ends, contest));
    }

    private static <L> Distribution<Casualty> leader(Side side, Distribution<BattleState> fought, Map<BattleState, End<L>> ends, CommonBattle contest) {
        var start = fought.alike(battleState -> new Seen(battleState.winner().is(side), ends.get(battleState).side(side).destroyed(),
                battleState.sideState(side).replacement()));
        return Procedure.of(new LeaderCasualties(contest).stages(List.of(side))).distribution(start)
                .map(battleState -> battleState.sideState(side).casualty());
    }
}
