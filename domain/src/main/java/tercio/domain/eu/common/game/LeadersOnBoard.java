package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import org.pcollections.PSortedMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;

/** The leaders of a board, and the commanders among them of stacks on land and at sea (EU-CMD). */
public interface LeadersOnBoard {

    PSortedMap<LeaderId, LeaderStatus> leaders();

    Navies navies();

    WorldBoard world();

    /**
     * The leader who commands stacks that act together (EU-CMD-1): a monarch, a Sultan before his Vizier, else the leader of the commanding country with
     * the best rank. Empty if that country has no leader there, even if its allies have leaders.
     */
    default Optional<Leader> commander(List<Stack> together) {
        return commander(together, StackCommand.leadersWith(together));
    }

    /** The commander if only these leaders are with the stacks. */
    default Optional<Leader> commander(List<Stack> together, List<LeaderId> with) {
        return command(together, with).commander();
    }

    /** The commanding country: the country of the monarch, else the country with most LD. The rank of the leaders breaks ties. */
    default CountryId commandingCountry(List<Stack> together) {
        return commandingCountry(together, StackCommand.leadersWith(together));
    }

    /** The commanding country if only these leaders are with the stacks. */
    default CountryId commandingCountry(List<Stack> together, List<LeaderId> with) {
        return command(together, with).country();
    }

    private StackCommand command(List<Stack> together, List<LeaderId> with) {
        return StackCommand.of(together, with.stream().map(leaders()::get));
    }

    /** Manoeuvre of the commander, half for an explorer, 0 without leader. */
    default int maneuver(List<Stack> together) {
        return commander(together).map(Leader::onLand).map(Leader::maneuver).orElse(0);
    }

    /** The greatest siege value of one leader with these stacks, commander or not (AMB-56). */
    default int siegeValue(List<Stack> together) {
        return command(together, StackCommand.leadersWith(together)).siegeValue();
    }

    /** The number of natives who follow leaders with these stacks, in thirds of an LD. */
    default int followers(List<Stack> together) {
        return StackCommand.leadersWith(together).stream().mapToInt(world().natives()::followers).sum();
    }

    /** The leaders who stay alone in provinces, without a stack (EU-MOVE-LEADER). */
    default List<LeaderStatus> leadersAlone() {
        return leaders().values().stream().filter(status -> status.fate() == LeaderStatus.Fate.ALONE).toList();
    }

    /** A leader on land or at sea; empty if no such leader is in play. */
    default Optional<LeaderStatus> leader(LeaderId id) {
        return Optional.ofNullable(id).map(known -> leaders().getOrDefault(known, navies().leaders().get(known)));
    }

    /**
     * The leader who commands a naval stack: a monarch, else an admiral or explorer before leaders who command on land alone, else the
     * best rank (EU-CMD-2). A privateer commands no FLEET counter (EU-LEAD-1). Empty without a leader.
     */
    default Optional<Leader> admiral(NavalStack stack) {
        return StackCommand.admiral(stack.leaders().stream().filter(id -> stack.fleets() == 0 || !navies().privateers().contains(id)).map(navies().leaders()::get));
    }
}
