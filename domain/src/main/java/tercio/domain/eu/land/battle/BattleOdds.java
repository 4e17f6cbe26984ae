package tercio.domain.eu.land.battle;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;

/**
 * The exact probability of each end of a battle. The stages are those of the battle itself. The score sheet is not kept.
 * The fate of a leader is computed from the inputs of his casualty test, not from each sequence of rolls.
 *
 * @param ends the ends of the battle for both sides
 * @param phasingLeader the fate of the commander of the phasing side
 * @param nonPhasingLeader the fate of the commander of the non-phasing side
 * @param <L> losses of a side: on land in the unit of the edition, {@link FleetLosses} at sea
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

    /** @param start the state before the first roll, with all choices made */
    public static BattleOdds<Integer> of(LandBattle battle, BattleState start, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        return of(parameters, DaysOfManyLeaders.odds(parameters, start.withoutSheet()));
    }

    /** @param from the point at which the battle waits, with all later choices made */
    public static BattleOdds<Integer> of(LandBattle battle, Run.Progress<BattleState> from, EuTables tables) {
        var parameters = new BattleParameters(battle, tables);
        return of(parameters, LandBattleProcedure.fighting(parameters).from(from.stage()).distribution(from.state().withoutSheet()));
    }

    private static BattleOdds<Integer> of(BattleParameters parameters, Distribution<BattleState> fought) {
        var major = new MajorBattle(parameters, parameters.losses());
        return of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), Optional.empty(), major.isMajor(battleState),
                end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** The odds of a battle at sea. */
    public static BattleOdds<FleetLosses> of(NavalBattle battle, BattleState start, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        return ofOpened(parameters, SeaOpening.odds(parameters, start.withoutSheet()));
    }

    /** @param opened the distribution over the states after the roll for the wind, without score sheets */
    static BattleOdds<FleetLosses> ofOpened(NavalParameters parameters, Distribution<BattleState> opened) {
        return OddsAtSea.isDecided(opened.outcomes().getFirst())
                ? OddsAtSea.of(parameters, opened)
                : ofFought(parameters, NavalBattleProcedure.afterOpening(parameters).distribution(opened));
    }

    /** @param fought the distribution over the states at the end of a battle at sea */
    static BattleOdds<FleetLosses> ofFought(NavalParameters parameters, Distribution<BattleState> fought) {
        return of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), battleState.sea().wind().side(),
                NavalBattleOutcome.isMajor(parameters, battleState), end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** @param from the point at which the battle waits, with all later choices made */
    public static BattleOdds<FleetLosses> of(NavalBattle battle, Run.Progress<BattleState> from, EuTables tables) {
        var parameters = new NavalParameters(battle, tables);
        var fought = NavalBattleProcedure.fighting(parameters, NavalBattleProcedure.Asking.FORESEEN).from(from.stage())
                .distribution(from.state().withoutSheet());
        return of(fought, parameters, battleState -> new End<>(battleState.ended(), battleState.winner().side(), battleState.sea().wind().side(),
                NavalBattleOutcome.isMajor(parameters, battleState), end(parameters, battleState, Side.PHASING), end(parameters, battleState, Side.NON_PHASING)));
    }

    /** A battle that is over: its outcome is certain. */
    public static BattleOdds<Integer> certain(LandBattleOutcome outcome) {
        return new BattleOdds<>(Distribution.certain(new End<>(outcome.ended(), outcome.winner(), Optional.empty(),
                        outcome.majorBattle(), end(outcome.phasing()), end(outcome.nonPhasing()))),
                Distribution.certain(outcome.phasing().casualty()), Distribution.certain(outcome.nonPhasing().casualty()));
    }

    /** A battle at sea that is over: its outcome is certain. */
    public static BattleOdds<FleetLosses> certain(NavalBattleOutcome outcome) {
        return new BattleOdds<>(Distribution.certain(new End<>(outcome.ended(), outcome.winner(), outcome.wind(), outcome.majorBattle(),
                        end(outcome.phasing()), end(outcome.nonPhasing()))),
                Distribution.certain(outcome.phasing().casualty()), Distribution.certain(outcome.nonPhasing().casualty()));
    }

    private static SideEnd<FleetLosses> end(NavalSideOutcome side) {
        return new SideEnd<>(side.routed(), side.losses().remaining() == 0, side.losses());
    }

    private static SideEnd<Integer> end(SideOutcome side) {
        return new SideEnd<>(side.routed(), side.destroyed(), side.losses());
    }

    /** A battle that the non-phasing side tries to evade before it is fought. */
    public static <L> BattleOdds<L> withEvasion(Evasion evasion, BattleOdds<L> fought, L noLosses, EuTables tables) {
        return withEvasion(evasion, fought, ofEvasion(noLosses), tables);
    }

    /** A battle that part of the non-phasing side tries to evade. {@code onceAway} holds the odds for the troops that stay. */
    public static <L> BattleOdds<L> withEvasion(Evasion evasion, BattleOdds<L> fought, BattleOdds<L> onceAway, EuTables tables) {
        return either(evasionOdds(evasion, tables), onceAway, fought);
    }

    /** Whether the non-phasing side evades. */
    static Distribution<Boolean> evasionOdds(Evasion evasion, EuTables tables) {
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

    private static SideEnd<Integer> end(BattleParameters parameters, BattleState battleState, Side side) {
        return new SideEnd<>(parameters.isRouted(battleState, side), parameters.nothingRemains(battleState, side), parameters.losses().total(battleState, side));
    }

    private static SideEnd<FleetLosses> end(NavalParameters parameters, BattleState battleState, Side side) {
        var losses = parameters.losses().of(battleState, side);
        return new SideEnd<>(parameters.isRouted(battleState, side), losses.remaining() == 0, losses);
    }

    private static <L> BattleOdds<L> of(Distribution<BattleState> fought, CommonBattle contest, Function<BattleState, End<L>> seen) {
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
