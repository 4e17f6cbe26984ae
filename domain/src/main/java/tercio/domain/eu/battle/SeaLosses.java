package tercio.domain.eu.battle;

import tercio.domain.eu.forces.FirstLine;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.forces.Thirds;

/** The losses of a battle at sea, in thirds of a ship: correction, limit, split and captures (EU-SEA-LOSS). */
final class SeaLosses {

    /** What the winner's first, second and third loss come to; further ones begin again. */
    private static final int DAMAGED = 0;
    private static final int DESTROYED = 1;
    private static final int GROUP = 3;

    private final NavalParameters parameters;

    SeaLosses(NavalParameters parameters) {
        this.parameters = parameters;
    }

    /** Small fleets inflict less, none more than twice its size; a routed enemy loses at least one ship. */
    int afterSmallStack(Fray fray, Side side) {
        var figures = parameters.tables().constants();
        int size = parameters.fleet(side).nd() * Thirds.LD;
        int cap = size == 0 ? Thirds.LD : figures.value("loss_cap_sea_multiplier") * size;
        int least = parameters.routed(fray, side.opponent()) ? figures.value("min_loss_if_routed_sea") : 0;
        int reduced = fray.ranks(side).inflictedSum() + parameters.tables().smallFleets().modifier(size);
        return Math.max(Math.clamp(reduced, 0, cap), least);
    }

    /** Corrected by the size differential of the side that inflicts them. */
    int afterSize(Fray fray, Side side) {
        return parameters.tables().lossBySize().corrected(parameters.fleet(side).sizeDifferential(), afterSmallStack(fray, side));
    }

    /** What the side suffers; galleys and transports have no thirds. */
    int suffered(Fray fray, Side side) {
        int thirds = afterSize(fray, side.opponent());
        return parameters.fleet(side).firstLine() == FirstLine.NWD ? thirds : wholeShips(thirds);
    }

    private static int wholeShips(int thirds) {
        return Math.ceilDiv(thirds, Thirds.LD) * Thirds.LD;
    }

    /** Losses beyond a first line of warships fall on the other ships, which have no thirds. */
    private int withSecondLine(int suffered, NavalUnits units, FirstLine firstLine) {
        int line = units.thirds(firstLine);
        return suffered > line && units.thirds() > line ? line + wholeShips(suffered - line) : suffered;
    }

    /** Everything that becomes of the ships of the side. */
    FleetLosses of(Fray fray, Side side) {
        var units = parameters.battle().side(side).units();
        int size = units.thirds();
        int total = withSecondLine(suffered(fray, side), units, parameters.fleet(side).firstLine());
        boolean won = fray.winner().is(side);
        int[] split = new int[GROUP];
        for (int at = 0; at * Thirds.LD < total; at++) {
            split[kind(at, won)] += Math.min(Thirds.LD, total - at * Thirds.LD);
        }
        int destroyed = Math.min(split[DESTROYED], size);
        int damaged = Math.min(split[DAMAGED], size - destroyed);
        int refitted = Math.min(split[GROUP - 1], size - destroyed - damaged);
        var captured = fray.winner().is(side.opponent())
                ? captured(units, parameters.battle().side(side.opponent()), fray.sea().pursuitStars())
                : FleetLosses.Captured.NONE;
        int taken = captured.ships() * Thirds.LD;
        int fromDamaged = Math.min(taken, damaged);
        int fromDestroyed = Math.min(taken - fromDamaged, destroyed);
        damaged -= fromDamaged;
        destroyed -= fromDestroyed;
        return new FleetLosses(Math.min(total, size), damaged, destroyed, refitted, captured,
                Math.max(0, size - damaged - destroyed - taken));
    }

    /** The first loss of three is damaged, the second destroyed, the third refitted for the winner, else damaged. */
    private static int kind(int loss, boolean won) {
        int place = loss % GROUP;
        return place == GROUP - 1 && !won ? DAMAGED : place;
    }

    private static FleetLosses.Captured captured(NavalUnits pursued, NavalSide pursuer, int stars) {
        int[] taken = new int[FirstLine.values().length];
        for (int star = 0; star < Math.min(stars, pursuer.captures().size()); star++) {
            var kind = pursuer.captures().get(star);
            int most = kind == FirstLine.NWD ? 1 : 2;
            taken[kind.ordinal()] += Math.min(most, pursued.ships(kind) - taken[kind.ordinal()]);
        }
        return new FleetLosses.Captured(taken[FirstLine.NWD.ordinal()], taken[FirstLine.NGD.ordinal()],
                taken[FirstLine.NTD.ordinal()]);
    }
}
