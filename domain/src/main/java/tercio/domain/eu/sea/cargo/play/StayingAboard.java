package tercio.domain.eu.sea.cargo.play;

import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.map.SpaceId;

/**
 * Small transports beyond Europe (EU-SEA-TRANSPORT): troops without an ARMY counter may stay in the ships from round to round and from turn to turn
 * (AMB-26), and an explorer, conquistador or governor with them finds a port on every coast without enemies (AMB-19).
 */
public final class StayingAboard {

    private StayingAboard() {}

    /** Whether the troops aboard may be in the ships when these end their movement in a place: at sea outside Europe. */
    public static boolean isAllowed(WarView board, NavalStack ships, SpaceId at) {
        return board.map().sea(at).isPresent() && !Seas.isEuropean(board.map(), at) && ships.aboard().stream().allMatch(StayingAboard::isSmall);
    }

    private static boolean isSmall(Stack troops) {
        return !troops.units().hasArmy() && troops.units().pashas() == 0;
    }

    /** Whether troops have begun the round in the ships: they have then embarked in a controlled port for all purposes. */
    static boolean hasBegunAboard(WarView board, Stack troops) {
        return board.map().sea(troops.province()).isPresent();
    }

    /**
     * Whether a province outside Europe is a friendly port, no arsenal, for troops and the ships that carry them: a leader of the New World is with
     * them, no ARMY, and no enemy is in the province, nor natives who have risen against them.
     */
    static boolean isOpenCoast(WarView board, NavalStack ships, Stack troops, SpaceId province) {
        var alliance = board.state().allianceOf(ships);
        return isOverseas(board, province) && isSmall(troops) && ships.fleets() <= 1 && hasLeader(board, ships, troops)
                && board.enemiesInField(province, alliance).isEmpty() && board.stacksInside(province).stream().noneMatch(stack -> board.state().allianceOf(stack) != alliance)
                && !board.isEnemyLand(province, alliance) && !board.isClosed(province, alliance) && !board.hasHostileNatives(province, alliance)
                && !board.state().marks().isInRevolt(province);
    }

    private static boolean isOverseas(WarView board, SpaceId province) {
        return board.map().province(province).filter(land -> board.state().scenario().includes(land)).isPresent() && board.theatre(province) == Theatre.ROTW;
    }

    private static boolean hasLeader(WarView board, NavalStack ships, Stack troops) {
        return ships.leaders().stream().map(id -> board.state().navies().leaders().get(id).leader()).anyMatch(StayingAboard::isOfTheNewWorld)
                || troops.leaders().stream().map(id -> board.state().leaders().get(id).leader()).anyMatch(StayingAboard::isOfTheNewWorld);
    }

    private static boolean isOfTheNewWorld(Leader leader) {
        return leader.category() == LeaderCategory.EXPLORER || leader.category() == LeaderCategory.CONQUISTADOR || leader.category() == LeaderCategory.GOVERNOR;
    }
}
