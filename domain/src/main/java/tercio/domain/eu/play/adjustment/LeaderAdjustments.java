package tercio.domain.eu.play.adjustment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.forces.LeaderKind;
import tercio.domain.eu.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.leader.LeadersAtStart;
import tercio.domain.eu.leader.PashaLeaders;
import tercio.domain.eu.leader.TwoSidedLeaders;
import tercio.domain.eu.play.leader.LeaderPosts;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;

/**
 * Leaders of the printed tables who come into a game whose scenario has not named them (EU-LEAD-1): by the host, for a session that began on paper or a
 * counter that was forgotten. Leaders printed on Pashas come with their troops alone, and are not entered so (EU-TUR-5).
 */
final class LeaderAdjustments {

    /** A leader of the printed tables. */
    static final String PRINTED = "printed leader";

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(LeaderChange.LeaderEntered.class, "Leader: new").reference("leader", "Printed leader", PRINTED, LeaderChange.LeaderEntered::leader)
                    .with(new ChangeField.Reference("country", "In the service of, where he can serve any country", true, "country"), LeaderChange.LeaderEntered::country)
                    .with(new ChangeField.Reference("stack", "With stack", true, "stack"), LeaderChange.LeaderEntered::stack)
                    .with(new ChangeField.Reference("fleet", "With naval stack", true, FleetAdjustments.FLEET), LeaderChange.LeaderEntered::fleet)
                    .with(new ChangeField.Reference("province", "Stays in", true, "province"), LeaderChange.LeaderEntered::province));

    /** A fault at a place of the change. */
    record Wrong(String part, String message) {}

    private LeaderAdjustments() {}

    /** The printed leaders of the countries at war and those who can serve any country, whether they are in play or not. */
    static List<String> known(EuState state) {
        return LeadersAtStart.print().filter(leader -> !PashaLeaders.bound(leader.id()) && (leader.country().isEmpty() || state.countries().containsKey(leader.country())))
                .map(LeaderAtStart::id).sorted().toList();
    }

    private static LeaderAtStart leader(LeaderChange.LeaderEntered entered) {
        return LeadersAtStart.printed(new PrintedLeaderAtStart(entered.leader(), entered.country())).orElseThrow();
    }

    private static LeaderAtStart asPrinted(LeaderChange.LeaderEntered entered) {
        return LeadersAtStart.printed(new PrintedLeaderAtStart(entered.leader(), Optional.empty())).orElseThrow();
    }

    static Optional<Wrong> wrong(EuState state, LeaderChange.LeaderEntered entered) {
        var printed = asPrinted(entered);
        if (state.leader(entered.leader()).isPresent()) {
            return wrong("/leader", printed.name() + " is in play already: set his condition instead");
        }
        var other = TwoSidedLeaders.other(entered.leader()).flatMap(state::leader).map(LeaderStatus::leader);
        if (other.isPresent()) {
            return wrong("/leader", printed.name() + " and " + other.get().name() + " (" + other.get().id() + ") are the two sides of one counter: only one of them is in play");
        }
        if (printed.country().isEmpty() && entered.country().isEmpty()) {
            return wrong("/country", printed.name() + " serves any country: say which");
        }
        if (!printed.country().isEmpty() && entered.country().filter(country -> !country.equals(printed.country())).isPresent()) {
            return wrong("/country", printed.name() + " serves " + Nation.of(printed.country()) + " alone");
        }
        if (Stream.of(entered.stack(), entered.fleet(), entered.province()).filter(Optional::isPresent).count() > 1) {
            return wrong("/leader", "a leader is in one place: with a stack, with a naval stack or alone in a province");
        }
        return entered.stack().flatMap(id -> withStack(state, leader(entered), id)).or(() -> entered.fleet().flatMap(id -> withShips(state, leader(entered), id)));
    }

    private static Optional<Wrong> withStack(EuState state, LeaderAtStart leader, String id) {
        var stack = state.stack(id);
        var kind = LeadersAtStart.kind(leader);
        if (stack.isEmpty()) {
            return wrong("/stack", "the stack is off the map");
        }
        if (!stack.get().country().equals(leader.country())) {
            return wrong("/stack", "he leads stacks of " + Nation.of(leader.country()) + " alone");
        }
        return kind.onLandInEurope() || kind.onLandOverseas() && EuMap.PRINTED.onWorldSheet(stack.get().province()) ? Optional.empty()
                : wrong("/stack", leader.name() + " is of the kind " + kind.word() + ", which cannot command a land stack in Europe");
    }

    private static Optional<Wrong> withShips(EuState state, LeaderAtStart leader, String id) {
        var ships = state.fleet(id);
        if (ships.isEmpty()) {
            return wrong("/fleet", "the naval stack is off the map");
        }
        if (!ships.get().country().equals(leader.country())) {
            return wrong("/fleet", "he leads naval stacks of " + Nation.of(leader.country()) + " alone");
        }
        return LeadersAtStart.kind(leader).withShips() ? Optional.empty()
                : wrong("/fleet", leader.name() + " is of the kind " + LeadersAtStart.kind(leader).word() + ", which does not command at sea");
    }

    private static Optional<Wrong> wrong(String part, String message) {
        return Optional.of(new Wrong(part, message));
    }

    /** The board with him: where the change says, else without a stack until the next round. */
    static EuState entered(EuState state, LeaderChange.LeaderEntered entered) {
        var printed = leader(entered);
        boolean afloat = entered.fleet().isPresent() || ofShipsAlone(printed);
        var status = new LeaderStatus(afloat ? LeadersAtStart.atSea(printed, EuMap.PRINTED) : LeadersAtStart.onLand(printed, EuMap.PRINTED), Fate.WAITING, null);
        return entered.stack().or(entered::fleet).map(into -> LeaderPosts.joined(state, into, status))
                .or(() -> entered.province().map(province -> state.with(status.alone(province))))
                .orElseGet(() -> afloat ? state.navies(state.navies().with(status)) : state.with(status));
    }

    private static boolean ofShipsAlone(LeaderAtStart leader) {
        var kind = LeadersAtStart.kind(leader);
        return kind.withShips() && !kind.onLandInEurope() && !kind.onLandOverseas();
    }

    static String of(EuState before, LeaderChange.LeaderEntered entered) {
        var leader = leader(entered);
        return leader.name() + " comes into the service of " + Nation.of(leader.country()) + entered.stack().map(id -> " with " + StackTitle.of(before, id))
                .or(() -> entered.fleet().map(id -> " with " + FleetTitle.of(before, id)))
                .or(() -> entered.province().map(province -> ", alone in " + PlaceName.of(province)))
                .orElse(" and is without a stack until the next round");
    }
}
