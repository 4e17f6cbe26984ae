package tercio.domain.eia.guerilla.irregulars.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.retreat.play.RetreatGround;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsKind;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.guerilla.GuerillaReadings;
import tercio.domain.map.SpaceId;

/** Cossacks and freikorps with no corps of their side beside them, in an area in which a phasing power attacks (EIA-10.1.2.2). */
final class LoneIrregulars {

    /** The edition of the rules since which they may avoid the combat. */
    private static final int EDITION = 2;

    private LoneIrregulars() {}

    /** Whether they may avoid combats now: at the start of the combats of a sequence. */
    static boolean open(EiaWarView board) {
        return board.state().since(EDITION) && board.state().isIn(LandStep.COMBAT) && board.state().combats().part() == CombatPart.NOT_LISTED
                && board.state().readings().is(GuerillaReadings.AVOID_COMBAT, GuerillaReadings.AVOID);
    }

    /** The first of them whose owner has not been asked, and that have somewhere to go; empty where there is none. */
    static Optional<Irregular> next(EiaWarView board) {
        var slot = board.state().slot().orElseThrow();
        return board.state().irregulars().values().stream().filter(piece -> !piece.isGuerilla() && piece.at().inField())
                .filter(piece -> !slot.isActing(piece.power()) && board.state().power(piece.power()).isPresent())
                .filter(piece -> !board.state().combats().stays(piece.power(), piece.at().area()))
                .filter(piece -> isAttacked(board, slot, piece) && !ways(board, piece.power(), piece.at().area()).isEmpty()).findFirst();
    }

    /** Whether a phasing power with a corps or irregulars in the area is at war with its owner, and no corps or depot garrison defends beside it. */
    private static boolean isAttacked(EiaWarView board, Slot slot, Irregular piece) {
        var area = piece.at().area();
        var attackers = slot.acting().stream().filter(power -> board.atWar(power, piece.power())).filter(power -> stands(board, power, area)).toList();
        boolean beside = attackers.stream().anyMatch(power -> !board.enemyCorpsInField(power, area).isEmpty())
                || board.depotInField(area).filter(depot -> !depot.garrison().isEmpty() && attackers.stream().anyMatch(power -> board.atWar(power, depot.power()))).isPresent();
        return !attackers.isEmpty() && !beside;
    }

    private static boolean stands(EiaWarView board, Power power, SpaceId area) {
        return !board.corpsInField(area, corps -> corps.power() == power).isEmpty()
                || board.state().irregularsAt(Location.field(area)).stream().anyMatch(piece -> piece.power() == power && !piece.isGuerilla());
    }

    /** The counters of a power that go together. */
    static List<Irregular> of(EiaWarView board, Power power, SpaceId area) {
        return board.state().irregularsAt(Location.field(area)).stream().filter(piece -> piece.power() == power && !piece.isGuerilla()).toList();
    }

    /** The areas into which they may go: one area, as after a lost combat, into which no enemies drive them on. */
    static List<SpaceId> ways(EiaWarView board, Power power, SpaceId area) {
        var ground = RetreatGround.of(board, List.of(power));
        return ground.nextAreas(List.of(area)).stream().filter(to -> !ground.mustGoOn(to)).toList();
    }

    /** Whether a corps of cavalry is among the attackers: then each counter needs a die. */
    static boolean isPursued(EiaWarView board, Power power, SpaceId area) {
        var slot = board.state().slot().orElseThrow();
        return !board.corpsInField(area, corps -> slot.isActing(corps.power()) && board.atWar(power, corps.power())
                && (board.counter(corps).kind() == CorpsKind.CAVALRY || board.counter(corps).kind() == CorpsKind.FEUDAL_CAVALRY)).isEmpty();
    }
}
