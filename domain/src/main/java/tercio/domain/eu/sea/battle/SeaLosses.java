package tercio.domain.eu.sea.battle;

import java.util.List;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.DrawnLeaders;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.ruling.Stage;

/** The losses of a battle at sea, in thirds of a ship: corrections, cap, split by kind, and captures (EU-SEA-LOSS). */
final class SeaLosses {

    /** The kinds of the winner's first, second and third loss; the sequence repeats. */
    private static final int DAMAGED = 0;
    private static final int DESTROYED = 1;
    private static final int GROUP = 3;
    /** Equivalent losses are looked up below this number. */
    private static final int LOOKED_UP = 128;

    private final NavalParameters parameters;
    /** The cached results of {@link #leastEquivalent(BattleState, Side)}, by side and by whether its enemy routed. */
    private final int[][] leastAlike = new int[2 * Side.values().length][];

    SeaLosses(NavalParameters parameters) {
        this.parameters = parameters;
    }

    /**
     * The losses that the side inflicts after the rules of size: small fleets inflict less, no fleet more than twice
     * its size, and a routed enemy loses at least one ship.
     */
    int afterSmallStack(BattleState battleState, Side side) {
        return afterSmallStack(side, battleState.sideState(side).inflictedSum(), parameters.isRouted(battleState, side.opponent()));
    }

    private int afterSmallStack(Side side, int inflicted, boolean enemyRouted) {
        var fleet = parameters.fleet(side);
        return Math.max(Math.clamp(inflicted + fleet.smallFleet(), 0, fleet.mostInflicted()), enemyRouted ? parameters.leastIfRouted() : 0);
    }

    /** The losses that the side inflicts after its size differential. */
    int afterSize(BattleState battleState, Side side) {
        return afterSize(side, battleState.sideState(side).inflictedSum(), parameters.isRouted(battleState, side.opponent()));
    }

    private int afterSize(Side side, int inflicted, boolean enemyRouted) {
        return parameters.tables().lossBySize()
                .afterCorrection(parameters.fleet(side).sizeDifferential(), afterSmallStack(side, inflicted, enemyRouted));
    }

    /** Losses suffered by the side; those that fall on galleys and transports are whole ships, also behind a first line of warships. */
    int sufferedBy(BattleState battleState, Side side) {
        return sufferedBy(side, battleState.sideState(side.opponent()).inflictedSum(), parameters.isRouted(battleState, side));
    }

    private int sufferedBy(Side side, int inflicted, boolean routed) {
        int thirds = afterSize(side.opponent(), inflicted, routed);
        return parameters.fleet(side).firstLine() == FirstLine.NWD ? withSecondLine(thirds, parameters.battle().side(side).units()) : wholeShips(thirds);
    }

    /** Whether a side counts as destroyed by losses inflicted on it. */
    boolean isDestroyed(Side side, int inflicted, boolean routed) {
        return sufferedBy(side, inflicted, routed) >= parameters.destroyedFrom(side);
    }

    private static int wholeShips(int thirds) {
        return Math.ceilDiv(thirds, Thirds.LD) * Thirds.LD;
    }

    /** Losses beyond a first line of warships go to the other ships as whole ships. */
    private static int withSecondLine(int suffered, NavalUnits units) {
        int line = units.thirds(FirstLine.NWD);
        return suffered > line && units.thirds() > line ? line + wholeShips(suffered - line) : suffered;
    }

    /** All losses of the ships of the side, captures included. */
    FleetLosses of(BattleState battleState, Side side) {
        return of(side, battleState.sideState(side.opponent()).inflictedSum(), parameters.isRouted(battleState, side), battleState.winner(),
                NavalState.of(battleState).pursuitStars());
    }

    /**
     * All losses of the ships of the side.
     *
     * @param inflicted on it, before any correction
     * @param stars of the pursuit
     */
    FleetLosses of(Side side, int inflicted, boolean routed, Winner winner, int stars) {
        var lost = withoutCaptures(side, sufferedBy(side, inflicted, routed), winner.is(side));
        return winner.is(side.opponent()) ? withCaptures(lost, side, stars) : lost;
    }

    private FleetLosses withoutCaptures(Side side, int total, boolean won) {
        int size = parameters.battle().side(side).units().thirds();
        int[] split = new int[GROUP];
        for (int at = 0; at * Thirds.LD < total; at++) {
            split[kind(at, won)] += Math.min(Thirds.LD, total - at * Thirds.LD);
        }
        int destroyed = Math.min(split[DESTROYED], size);
        int damaged = Math.min(split[DAMAGED], size - destroyed);
        int refitted = Math.min(split[GROUP - 1], size - destroyed - damaged);
        return new FleetLosses(Math.min(total, size), damaged, destroyed, refitted, FleetLosses.Captured.NONE,
                size - damaged - destroyed);
    }

    /**
     * The kind of a loss: of each three, the first is damaged, the second destroyed, the third refitted for the winner,
     * else damaged.
     */
    private static int kind(int loss, boolean won) {
        int place = loss % GROUP;
        return place == GROUP - 1 && !won ? DAMAGED : place;
    }

    /**
     * The losses with captures: damaged ships first, then ships that would have been destroyed, then undamaged ones.
     */
    private FleetLosses withCaptures(FleetLosses lost, Side side, int stars) {
        var units = parameters.battle().side(side).units();
        var captured = captures(units, parameters.battle().side(side.opponent()), stars);
        int taken = captured.ships() * Thirds.LD;
        int fromDamaged = Math.min(taken, lost.damaged());
        int fromDestroyed = Math.min(taken - fromDamaged, lost.destroyed());
        int damaged = lost.damaged() - fromDamaged;
        int destroyed = lost.destroyed() - fromDestroyed;
        return new FleetLosses(lost.suffered(), damaged, destroyed, lost.refitted(), captured,
                Math.max(0, units.thirds() - damaged - destroyed - taken));
    }

    private static FleetLosses.Captured captures(NavalUnits pursued, NavalSide pursuer, int stars) {
        int[] taken = new int[FirstLine.values().length];
        for (int star = 0; star < Math.min(stars, pursuer.captures().size()); star++) {
            var kind = pursuer.captures().get(star);
            int most = kind == FirstLine.NWD ? 1 : 2;
            taken[kind.ordinal()] += Math.min(most, pursued.nd(kind) - taken[kind.ordinal()]);
        }
        return new FleetLosses.Captured(taken[FirstLine.NWD.ordinal()], taken[FirstLine.NGD.ordinal()],
                taken[FirstLine.NTD.ordinal()]);
    }

    /** The choice of the ships that a side captures in its pursuit, where it is asked and has one. */
    List<Stage<BattleState>> captures(Side side, NavalBattleProcedure.Asking asking) {
        if (asking == NavalBattleProcedure.Asking.ORDERED) {
            return List.of();
        }
        return List.of(
                new Stage.Rule<>("captures: ask " + side.word(), (battleState, recorder) ->
                        asking == NavalBattleProcedure.Asking.ASKED && battleState.winner().is(side) && NavalState.of(battleState).pursuitStars() > 0
                                ? battleState.withOpenDecision(BattleState.Kind.CAPTURE, side)
                                : battleState),
                new Stage.Choice<>(BattleState.stage(BattleState.Kind.CAPTURE, side), battleState -> battleState.pending() != null));
    }

    /** The side with the least equivalent inflicted losses. Call only when no more losses are added. */
    SideState leastEquivalent(BattleState battleState, Side side) {
        var sideState = battleState.sideState(side);
        int inflicted = sideState.inflictedSum();
        if (inflicted >= LOOKED_UP) {
            return sideState;
        }
        boolean routed = parameters.isRouted(battleState, side.opponent());
        return sideState.withInflicted(0, leastEquivalentLosses(side, inflicted, routed) - inflicted);
    }

    /**
     * The least losses that are equivalent to these.
     *
     * @param side the side that has inflicted them
     * @param routed whether its enemy has routed
     */
    int leastEquivalentLosses(Side side, int inflicted, boolean routed) {
        if (inflicted >= LOOKED_UP) {
            return inflicted;
        }
        int kind = 2 * side.ordinal() + (routed ? 1 : 0);
        if (leastAlike[kind] == null) {
            leastAlike[kind] = leastEquivalent(side.opponent(), routed);
        }
        return leastAlike[kind][inflicted];
    }

    private int[] leastEquivalent(Side suffers, boolean routed) {
        int[] least = new int[LOOKED_UP];
        for (int inflicted = 1; inflicted < LOOKED_UP; inflicted++) {
            boolean same = sameInTheEnd(suffers, sufferedBy(suffers, inflicted - 1, routed), sufferedBy(suffers, inflicted, routed));
            least[inflicted] = same ? least[inflicted - 1] : inflicted;
        }
        return least;
    }

    /** Compares for a winning and a losing side, because only the check of destruction decides the winner. */
    private boolean sameInTheEnd(Side side, int less, int more) {
        int destroyed = parameters.destroyedFrom(side);
        return less == more || less < destroyed == more < destroyed
                && withoutCaptures(side, less, true).equals(withoutCaptures(side, more, true))
                && withoutCaptures(side, less, false).equals(withoutCaptures(side, more, false));
    }

    /**
     * Without a score sheet, drops the details behind the losses, so that equivalent battles merge.
     *
     * @param pursuer the side that has finished its pursuit; the non-phasing side is the last
     */
    Stage<BattleState> simplifyStage(Side pursuer) {
        return new Stage.Rule<>("forget what no longer matters", (battleState, recorder) ->
                battleState.sheet().kept() || battleState.winner().is(Side.PHASING) != (pursuer == Side.PHASING) ? battleState : simplify(battleState));
    }

    private BattleState simplify(BattleState battleState) {
        var after = battleState.withSides(simplify(battleState, Side.PHASING), simplify(battleState, Side.NON_PHASING));
        return battleState.winner().side()
                .map(winner -> after.withSpecial(NavalState.of(after).withStarsUpTo(parameters.battle().side(winner).captures().size())))
                .orElse(after);
    }

    private SideState simplify(BattleState battleState, Side side) {
        var sideState = leastEquivalent(battleState, side);
        return sideState.simplifyDecided(parameters.isRouted(battleState, side) ? parameters.morale(side) : 0)
                .withReplacement(parameters.drawnLeaders().leastEquivalentDie(side, DrawnLeaders.Until.CASUALTY, sideState.replacement()));
    }
}
