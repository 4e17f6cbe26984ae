package tercio.domain.eu.turn.leader.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.map.SpaceId;

/**
 * The place to which a new unnamed leader comes (EU-LEAD-7): that of the lost one, if counters of his country are still there. An explorer
 * or a conquistador may come instead to troops or ships in Europe, or to a trading post or a colony of his country; a governor comes to one
 * of its establishments. Readings: a general or an admiral whose place is empty joins any troops or ships of his country, as one who comes
 * back; in Europe an explorer joins ships alone and a conquistador troops alone; where none of this is open the draw waits for a later
 * round.
 */
public final class NewPosts {

    private NewPosts() {}

    /** Whether a new leader could come somewhere for the lost one. */
    static boolean hasAny(WarView board, LeaderStatus lost) {
        var leader = lost.leader();
        return isAfloat(board.state(), lost) ? !fleets(board, leader.category(), leader.country(), lost.place()).isEmpty()
                : !stacks(board, leader.category(), leader.country(), lost.place()).isEmpty() || !settlements(board, leader.category(), leader.country()).isEmpty();
    }

    /** Whether the lost leader was with ships, or an admiral alone: a new one comes to ships. */
    static boolean isAfloat(EuState state, LeaderStatus lost) {
        return lost.leader().category() == LeaderCategory.ADMIRAL || state.navies().leaders().containsKey(lost.leader().id());
    }

    /** The naval stacks that a new admiral or explorer may join. */
    public static List<NavalStack> fleets(WarView board, LeaderCategory category, CountryId country, SpaceId place) {
        var own = board.state().navies().stacks().values().stream().filter(ships -> ships.country().equals(country)).toList();
        if (category == LeaderCategory.EXPLORER) {
            return own.stream().filter(ships -> ships.at().equals(place) || isInEurope(board, ships.at()) || isSettled(board, country, ships.at())).toList();
        }
        var there = own.stream().filter(ships -> ships.at().equals(place)).toList();
        return there.isEmpty() ? own : there;
    }

    /** The land stacks that a new leader may join; besieged ones in the place of the lost one too. */
    static List<Stack> stacks(WarView board, LeaderCategory category, CountryId country, SpaceId place) {
        var own = board.state().stacks().values().stream().filter(stack -> stack.country().equals(country) && !board.state().world().militia().isMilitia(stack.id())).toList();
        var there = own.stream().filter(stack -> stack.province().equals(place)).toList();
        var field = own.stream().filter(stack -> !stack.besieged()).toList();
        return switch (category) {
            case CONQUISTADOR -> own.stream().filter(stack -> there.contains(stack)
                    || field.contains(stack) && (isInEurope(board, stack.province()) || isSettled(board, country, stack.province()))).toList();
            case EXPLORER -> own.stream().filter(stack -> there.contains(stack) && !isInEurope(board, stack.province())
                    || field.contains(stack) && isSettled(board, country, stack.province())).toList();
            case GOVERNOR -> own.stream().filter(stack -> there.contains(stack) || field.contains(stack) && isEstablished(board, country, stack.province())).toList();
            case GENERAL, ADMIRAL, VIZIER, MISSIONARY -> there.isEmpty() ? field : there;
        };
    }

    /** The establishments where a new leader of the rest of the world may stay alone, by province. */
    static List<SpaceId> settlements(WarView board, LeaderCategory category, CountryId country) {
        return switch (category) {
            case CONQUISTADOR, EXPLORER -> provinces(board).stream().filter(province -> isSettled(board, country, province)
                    && (category == LeaderCategory.CONQUISTADOR || !board.map().seasOf(province).isEmpty())).toList();
            case GOVERNOR -> provinces(board).stream().filter(province -> isEstablished(board, country, province)).toList();
            case GENERAL, ADMIRAL, VIZIER, MISSIONARY -> List.of();
        };
    }

    private static List<SpaceId> provinces(WarView board) {
        return board.state().world().establishments().byProvince().keySet().stream().sorted().toList();
    }

    private static boolean isInEurope(WarView board, SpaceId place) {
        return board.map().province(place).filter(land -> land.theatre() == Theatre.EUROPE).isPresent();
    }

    /** Whether an unbesieged trading post or colony of the country is there. */
    private static boolean isSettled(WarView board, CountryId country, SpaceId province) {
        return isEstablished(board, country, province) && board.state().world().establishments().hasAny(province, here -> isOwn(here, country) && here.kind().hasLevels());
    }

    private static boolean isEstablished(WarView board, CountryId country, SpaceId province) {
        return board.state().world().establishments().hasAny(province, here -> isOwn(here, country)) && board.besiegers(province).isEmpty();
    }

    private static boolean isOwn(Establishment here, CountryId country) {
        return here.owner().equals(country) && here.controller().equals(country);
    }
}
