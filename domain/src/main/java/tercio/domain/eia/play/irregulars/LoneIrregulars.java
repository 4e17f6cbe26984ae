package tercio.domain.eia.play.irregulars;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.forces.CorpsKind;
import tercio.domain.eia.game.CombatPart;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.Slot;
import tercio.domain.eia.guerilla.GuerillaReadings;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.retreat.RetreatGround;

/** Cossacks and freikorps with no corps of their side beside them, in an area in which a phasing power attacks (EIA-10.1.2.2). */
final class LoneIrregulars {

    /** The edition of the rules since which they may avoid the combat. */
    private static final int EDITION = 2;

    private LoneIrregulars() {}

    /** Whether they may avoid combats now: at the start of the combats of a sequence. */
    static boolean open(EiaBoard board) {
        return board.state().since(EDITION) && board.state().in(LandStep.COMBAT) && board.state().combats().part() == CombatPart.NOT_LISTED
                && board.state().readings().is(GuerillaReadings.AVOID_COMBAT, GuerillaReadings.AVOID);
    }

    /** The first of them whose owner has not been asked, and that have somewhere to go; empty where there is none. */
    static Optional<Irregular> next(EiaBoard board) {
        var slot = board.state().slot().orElseThrow();
        return board.state().irregulars().values().stream().filter(piece -> !piece.isGuerilla() && piece.at().inField())
                .filter(piece -> !slot.acts(piece.power()) && board.state().power(piece.power()).isPresent())
                .filter(piece -> !board.state().combats().stays(piece.power(), piece.at().area()))
                .filter(piece -> attacked(board, slot, piece) && !ways(board, piece.power(), piece.at().area()).isEmpty()).findFirst();
    }

    /** Whether a phasing power with a corps or irregulars in the area is at war with its owner, and no corps or depot garrison defends beside it. */
    private static boolean attacked(EiaBoard board, Slot slot, Irregular piece) {
        var area = piece.at().area();
        var attackers = slot.acting().stream().filter(power -> board.atWar(power, piece.power())).filter(power -> stands(board, power, area)).toList();
        boolean beside = attackers.stream().anyMatch(power -> !board.enemyCorpsInField(power, area).isEmpty())
                || board.depot(area).filter(depot -> !depot.garrison().isEmpty() && attackers.stream().anyMatch(power -> board.atWar(power, depot.power()))).isPresent();
        return !attackers.isEmpty() && !beside;
    }

    private static boolean stands(EiaBoard board, Power power, String area) {
        return !board.field(area, corps -> corps.power() == power).isEmpty()
                || board.state().irregularsAt(Location.field(area)).stream().anyMatch(piece -> piece.power() == power && !piece.isGuerilla());
    }

    /** The counters of a power that go together. */
    static List<Irregular> of(EiaBoard board, Power power, String area) {
        return board.state().irregularsAt(Location.field(area)).stream().filter(piece -> piece.power() == power && !piece.isGuerilla()).toList();
    }

    /** The areas into which they may go: one area, as after a lost combat, into which no enemies drive them on. */
    static List<String> ways(EiaBoard board, Power power, String area) {
        var ground = RetreatGround.of(board, List.of(power));
        return ground.next(List.of(area)).stream().filter(to -> !ground.goesOn(to)).toList();
    }

    /** Whether a corps of cavalry is among the attackers: then each counter needs a die. */
    static boolean pursued(EiaBoard board, Power power, String area) {
        var slot = board.state().slot().orElseThrow();
        return !board.field(area, corps -> slot.acts(corps.power()) && board.atWar(power, corps.power())
                && (corps.counter().kind() == CorpsKind.CAVALRY || corps.counter().kind() == CorpsKind.FEUDAL_CAVALRY)).isEmpty();
    }
}
