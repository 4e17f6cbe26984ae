package tercio.domain.eu.play.cargo;

import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.LeaderCategory;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Seas;

/**
 * Small transports beyond Europe (EU-SEA-TRANSPORT): troops without an ARMY counter may stay in the ships from round to round and from turn to turn
 * (AMB-26), and an explorer, conquistador or governor with them finds a port on every coast without enemies (AMB-19).
 */
public final class StayingAboard {

    private StayingAboard() {}

    /** Whether the troops aboard may be in the ships when these end their movement in a place: at sea outside Europe. */
    public static boolean allowed(Board board, NavalStack ships, String at) {
        return board.map().sea(at).isPresent() && !Seas.ofEurope(board.map(), at) && ships.aboard().stream().allMatch(StayingAboard::small);
    }

    private static boolean small(Stack troops) {
        return !troops.units().army() && troops.units().pashas() == 0;
    }

    /** Whether troops have begun the round in the ships: they have then embarked in a controlled port for all purposes. */
    static boolean sinceBefore(Board board, Stack troops) {
        return board.map().sea(troops.province()).isPresent();
    }

    /**
     * Whether a province outside Europe is a friendly port, no arsenal, for troops and the ships that carry them: a leader of the New World is with
     * them, no ARMY, and no enemy is in the province.
     */
    static boolean welcomes(Board board, NavalStack ships, Stack troops, String province) {
        int alliance = board.state().allianceOf(ships);
        return abroad(board, province) && small(troops) && ships.fleets() <= 1 && led(board, ships, troops)
                && board.enemiesInField(province, alliance).isEmpty() && board.inside(province).stream().noneMatch(stack -> board.state().allianceOf(stack) != alliance)
                && !board.enemyLand(province, alliance) && !board.closed(province, alliance) && !board.state().marks().inRevolt(province);
    }

    private static boolean abroad(Board board, String province) {
        return board.map().province(province).filter(land -> board.state().scenario().plays(land)).isPresent() && board.theatre(province) == Theatre.ROTW;
    }

    private static boolean led(Board board, NavalStack ships, Stack troops) {
        return ships.leaders().stream().map(id -> board.state().navies().leaders().get(id).leader()).anyMatch(StayingAboard::ofTheNewWorld)
                || troops.leaders().stream().map(id -> board.state().leaders().get(id).leader()).anyMatch(StayingAboard::ofTheNewWorld);
    }

    private static boolean ofTheNewWorld(Leader leader) {
        return leader.category() == LeaderCategory.EXPLORER || leader.category() == LeaderCategory.CONQUISTADOR || leader.category() == LeaderCategory.GOVERNOR;
    }
}
