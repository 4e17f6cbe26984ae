package tercio.domain.eu.turn.leader;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.LeaderTitle;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;

/** All leaders of a scenario, entered with their values or by the id of a printed leader. */
public final class LeadersAtStart {

    private LeadersAtStart() {}

    /** The leaders entered with values, then the printed leaders. Unknown ids are left out. */
    public static List<LeaderAtStart> of(EuScenario scenario) {
        var all = new ArrayList<>(scenario.leaders());
        scenario.printedLeaders().forEach(entry -> ofPrinted(entry).ifPresent(all::add));
        return all;
    }

    /** A printed leader in the service of the scenario's country, or else of his own. */
    public static Optional<LeaderAtStart> ofPrinted(PrintedLeaderAtStart entry) {
        return PrintedLeaders.find(entry.id()).map(leader -> new LeaderAtStart(leader.id(), leader.name(),
                entry.country().orElse(leader.country()), leader.rank(), leader.maneuver(), leader.fire(), leader.shock(), leader.siege(),
                leader.monarch(), leader.kind(), leader.anonymous(), leader.whiteValues()));
    }

    /** All printed leaders, in the form of a scenario entry. The country of one who can serve any is empty. */
    public static Stream<LeaderAtStart> allPrinted() {
        return PrintedLeaders.all().stream();
    }

    public static LeaderKind kind(LeaderAtStart leader) {
        return leader.kind().orElse(LeaderKind.GENERAL);
    }

    /** The ids of the leaders who command no FLEET counter (EU-LEAD-1). */
    public static Set<LeaderId> privateers(EuScenario scenario) {
        return of(scenario).stream().filter(leader -> kind(leader) == LeaderKind.PRIVATEER).map(LeaderAtStart::id).collect(Collectors.toUnmodifiableSet());
    }

    /** The name of a leader for players. */
    public static String title(LeaderAtStart leader) {
        return LeaderTitle.of(leader.name(), kind(leader).word());
    }

    /** The leader for the board, on land, with his printed values. Only unnamed leaders of major countries are killed instead of wounded (AMB-95). */
    public static Leader onLand(LeaderAtStart leader, EuMap map) {
        return onBoard(leader, map, switch (kind(leader)) {
            case VIZIER -> LeaderCategory.VIZIER;
            case EXPLORER -> LeaderCategory.EXPLORER;
            case CONQUISTADOR -> LeaderCategory.CONQUISTADOR;
            case GOVERNOR -> LeaderCategory.GOVERNOR;
            case MISSIONARY -> LeaderCategory.MISSIONARY;
            case GENERAL, KING, ENGINEER, PASHA, ADMIRAL, KING_ADMIRAL, PRIVATEER -> LeaderCategory.GENERAL;
        });
    }

    /** The leader for the board, with a naval stack. */
    public static Leader atSea(LeaderAtStart leader, EuMap map) {
        return onBoard(leader, map, switch (kind(leader)) {
            case ADMIRAL, KING_ADMIRAL, PRIVATEER -> LeaderCategory.ADMIRAL;
            case EXPLORER -> LeaderCategory.EXPLORER;
            case CONQUISTADOR -> LeaderCategory.CONQUISTADOR;
            case GOVERNOR -> LeaderCategory.GOVERNOR;
            case VIZIER -> LeaderCategory.VIZIER;
            case GENERAL, KING, ENGINEER, PASHA, MISSIONARY -> LeaderCategory.GENERAL;
        });
    }

    private static Leader onBoard(LeaderAtStart leader, EuMap map, LeaderCategory category) {
        boolean major = map.country(leader.country()).filter(country -> country.standing() == Standing.MAJOR).isPresent();
        boolean royal = kind(leader) == LeaderKind.KING || kind(leader) == LeaderKind.KING_ADMIRAL || kind(leader) == LeaderKind.VIZIER;
        return new Leader(leader.id(), leader.name(), leader.country(), category, leader.rank().charAt(0), leader.maneuver(), leader.fire(), leader.shock(),
                leader.siege(), leader.monarch() || royal, major && leader.anonymous().orElse(false), false, leader.whiteValues().orElse(false));
    }
}
