package tercio.domain.eu.scenario;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.turn.leader.LeadersAtStart;

/** The leaders of a position for a scenario: those who were entered with values as they were, the others by the ids of their counters. */
final class LeadersExport {

    private final List<LeaderAtStart> entered;
    private final List<PrintedLeaderAtStart> printed;

    LeadersExport(EuState state) {
        var before = state.scenario().leaders().stream().collect(Collectors.toMap(LeaderAtStart::id, leader -> leader));
        var all = Stream.concat(state.leaders().values().stream(), state.navies().leaders().values().stream())
                .collect(Collectors.toMap(status -> status.leader().id(), status -> status, (land, sea) -> land)).values().stream()
                .sorted(Comparator.comparing(status -> status.leader().id())).toList();
        printed = all.stream().filter(status -> !before.containsKey(status.leader().id())).flatMap(status -> counter(status).stream()).toList();
        var counters = printed.stream().map(PrintedLeaderAtStart::id).collect(Collectors.toSet());
        entered = all.stream().filter(status -> !counters.contains(status.leader().id()))
                .map(status -> Optional.ofNullable(before.get(status.leader().id())).orElseGet(() -> values(status.leader()))).toList();
    }

    List<LeaderAtStart> enteredLeaders() {
        return entered;
    }

    List<PrintedLeaderAtStart> printedLeaders() {
        return printed;
    }

    private static Optional<PrintedLeaderAtStart> counter(LeaderStatus status) {
        var entry = new PrintedLeaderAtStart(status.leader().id(), Optional.of(status.leader().country()), Optional.of(status.hasEscaped()).filter(escaped -> escaped));
        return LeadersAtStart.ofPrinted(entry).isPresent() ? Optional.of(entry) : Optional.empty();
    }

    /** A leader who was drawn or entered during the game. */
    private static LeaderAtStart values(Leader leader) {
        var kind = switch (leader.category()) {
            case ADMIRAL -> LeaderKind.ADMIRAL;
            case EXPLORER -> LeaderKind.EXPLORER;
            case CONQUISTADOR -> LeaderKind.CONQUISTADOR;
            case GOVERNOR -> LeaderKind.GOVERNOR;
            case MISSIONARY -> LeaderKind.MISSIONARY;
            case VIZIER -> LeaderKind.VIZIER;
            case GENERAL -> LeaderKind.GENERAL;
        };
        return new LeaderAtStart(leader.id(), leader.name(), leader.country(), String.valueOf(leader.rank()), leader.maneuver(), leader.fire(), leader.shock(), leader.siege(),
                leader.monarch(), Optional.of(kind), Optional.of(leader.anonymous()).filter(unnamed -> unnamed), Optional.of(leader.whiteValues()).filter(white -> white));
    }
}
