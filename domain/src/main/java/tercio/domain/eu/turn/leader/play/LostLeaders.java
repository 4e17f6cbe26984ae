package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.LeaderMinimums;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.turn.leader.UnnamedLeaders;

/**
 * The leaders of one category of a country, on land and at sea, against its minimum (EU-LEAD-7). Monarchs, leaders without rank and privateers are
 * not counted.
 */
record LostLeaders(WarView board, CountryId country, LeaderCategory category) {

    /** The categories that have a minimum. */
    static final List<LeaderCategory> CATEGORIES = List.of(LeaderCategory.GENERAL, LeaderCategory.ADMIRAL, LeaderCategory.EXPLORER, LeaderCategory.CONQUISTADOR,
            LeaderCategory.GOVERNOR);

    /** The leaders among whom one counts: for a Vizier, the generals. */
    static LostLeaders ofCategoryOf(WarView board, Leader leader) {
        return new LostLeaders(board, leader.country(), countedCategory(leader.category()));
    }

    private static LeaderCategory countedCategory(LeaderCategory category) {
        return category == LeaderCategory.VIZIER ? LeaderCategory.GENERAL : category;
    }

    int minimum() {
        return LeaderMinimums.from(board.tables()).of(category, country, Period.of(board.state().scenario().period()));
    }

    /** All leaders that count, lost ones too. */
    List<LeaderStatus> allCounted() {
        var privateers = LeadersAtStart.privateers(board.state().scenario());
        return Stream.concat(board.state().leaders().values().stream(), board.state().navies().leaders().values().stream())
                .filter(status -> status.leader().country().equals(country) && countedCategory(status.leader().category()) == category && !status.leader().monarch()
                        && status.leader().rank() != Hierarchy.NO_RANK && !privateers.contains(status.leader().id()))
                .toList();
    }

    /**
     * The lost leaders for whom unnamed ones come now: as many as are missing, and counters are left. Those who come back in this round are
     * not missing.
     */
    List<LeaderStatus> missingLeaders(List<LeaderId> returning) {
        int present = (int) allCounted().stream().filter(status -> !isLost(status) || returning.contains(status.leader().id())).count();
        int needed = Math.min(minimum() - present, unnamedLeaders(category.commandsFleets()).size());
        return allCounted().stream().filter(status -> isLost(status) && !returning.contains(status.leader().id()) && !isReplaced(board.state(), status.leader().id())
                && NewPosts.hasAny(board, status)).limit(Math.max(0, needed)).toList();
    }

    /** The printed unnamed leaders who are not in play, by their ids. */
    List<Leader> unnamedLeaders(boolean afloat) {
        return UnnamedLeaders.of(category, country, afloat, board.map()).stream().filter(leader -> board.state().leader(leader.id()).isEmpty()).toList();
    }

    static boolean isLost(LeaderStatus status) {
        return switch (status.fate()) {
            case WOUNDED, KILLED, CAPTURED -> true;
            case PRESENT, UNPLACED, WAITING, ALONE -> false;
        };
    }

    private static boolean isReplaced(EuState state, LeaderId lost) {
        return Stream.concat(state.leaders().values().stream(), state.navies().leaders().values().stream()).anyMatch(status -> lost.equals(status.replaces()));
    }
}
