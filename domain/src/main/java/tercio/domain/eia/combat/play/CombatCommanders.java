package tercio.domain.eia.combat.play;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CommanderChoice;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.IntrinsicRatings;

/**
 * The commander of a force, and its ratings (EIA-10.6.1). Among several leaders with an equal claim {@link SideCommand}
 * settles the command; until then the first of them is noted.
 */
final class CombatCommanders {

    private CombatCommanders() {}

    /** The leader who commands these leaders with these corps; empty without leaders. */
    static Optional<LeaderPiece> commanderAmong(EiaWarView board, Collection<LeaderPiece> leaders, Collection<Corps> corps) {
        return candidates(board, leaders, corps).stream().findFirst().flatMap(best -> leaders.stream().filter(leader -> leader.id().equals(best.leader())).findFirst());
    }

    /** The leaders with an equal claim to command these corps. */
    static List<CommanderChoice.Candidate> candidates(EiaWarView board, Collection<LeaderPiece> leaders, Collection<Corps> corps) {
        Map<Power, Integer> counts = new EnumMap<>(Power.class);
        corps.forEach(each -> counts.merge(each.power(), 1, Integer::sum));
        return CommanderChoice.of(leaders.stream().map(leader -> candidate(board, leader)).toList(), counts);
    }

    static CommanderChoice.Candidate candidate(EiaWarView board, LeaderPiece leader) {
        return new CommanderChoice.Candidate(leader.id(), leader.power(), board.counter(leader).seniority().charAt(0));
    }

    /** The leaders of a side in the area of the combat. */
    static List<LeaderPiece> leaders(EiaWarView board, LandCombat combat, CombatSide side) {
        return board.state().leadersAt(Location.field(combat.area())).stream()
                .filter(leader -> combat.armyOf(side).powers().contains(leader.power())).toList();
    }

    /** The leader who commands a side; empty once he has left the field. */
    static Optional<LeaderPiece> of(EiaWarView board, CombatArmy army) {
        var field = board.state().combats().fought().map(combat -> Location.field(combat.area()));
        return army.commander().flatMap(id -> Optional.ofNullable(board.state().leaders().get(id)))
                .filter(leader -> field.isEmpty() || leader.at().equals(field));
    }

    /** The best intrinsic ratings of the corps of a side that are in the combat. */
    static IntrinsicRatings.Ratings intrinsic(EiaWarView board, CombatArmy army, EiaTables tables) {
        var powers = army.corps().stream().flatMap(id -> board.state().findCorps(id).stream()).map(Corps::power).distinct().toList();
        int year = board.state().month().year();
        int strategic = powers.stream().mapToInt(power -> tables.intrinsic().of(power, year).strategic()).max().orElse(0);
        int tactical = powers.stream().mapToInt(power -> tables.intrinsic().of(power, year).tactical()).max().orElse(0);
        return powers.isEmpty() ? IntrinsicRatings.Ratings.NONE
                : new IntrinsicRatings.Ratings(strategic, tactical, tables.intrinsic().of(powers.getFirst(), year).tacticalMax());
    }

    /** The strategic rating of the commander of a side; of its corps without one. */
    static int strategicRating(EiaWarView board, CombatArmy army, EiaTables tables) {
        return of(board, army).map(leader -> board.counter(leader).strategic()).orElseGet(() -> intrinsic(board, army, tables).strategic());
    }
}
