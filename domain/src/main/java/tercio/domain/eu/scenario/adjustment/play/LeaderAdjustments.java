package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.turn.leader.PashaLeaders;
import tercio.domain.eu.turn.leader.TwoSidedLeaders;
import tercio.domain.eu.turn.leader.play.LeaderPosts;
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
    static List<LeaderId> knownIds(EuState state) {
        return LeadersAtStart.allPrinted().filter(leader -> !PashaLeaders.isBoundToPasha(leader.id()) && (leader.country().value().isEmpty() || state.countries().containsKey(leader.country())))
                .map(LeaderAtStart::id).sorted().toList();
    }

    static LeaderAtStart leader(LeaderChange.LeaderEntered entered) {
        return LeadersAtStart.ofPrinted(new PrintedLeaderAtStart(entered.leader(), entered.country())).orElseThrow();
    }

    private static LeaderAtStart asPrinted(LeaderChange.LeaderEntered entered) {
        return LeadersAtStart.ofPrinted(new PrintedLeaderAtStart(entered.leader(), Optional.empty())).orElseThrow();
    }

    static Optional<Wrong> fault(EuState state, LeaderChange.LeaderEntered entered) {
        var printed = asPrinted(entered);
        if (state.leader(entered.leader()).isPresent()) {
            return fault("/leader", printed.name() + " is in play already: set his condition instead");
        }
        var other = TwoSidedLeaders.otherSide(entered.leader()).flatMap(state::leader).map(LeaderStatus::leader);
        if (other.isPresent()) {
            return fault("/leader", printed.name() + " and " + other.get().name() + " (" + other.get().id() + ") are the two sides of one counter: only one of them is in play");
        }
        if (printed.country().value().isEmpty() && entered.country().isEmpty()) {
            return fault("/country", printed.name() + " serves any country: say which");
        }
        if (!printed.country().value().isEmpty() && entered.country().filter(country -> !country.equals(printed.country())).isPresent()) {
            return fault("/country", printed.name() + " serves " + Nation.of(printed.country()) + " alone");
        }
        if (Stream.of(entered.stack(), entered.fleet(), entered.province()).filter(Optional::isPresent).count() > 1) {
            return fault("/leader", "a leader is in one place: with a stack, with a naval stack or alone in a province");
        }
        return entered.stack().flatMap(id -> stackFault(state, leader(entered), id)).or(() -> entered.fleet().flatMap(id -> fleetFault(state, leader(entered), id)));
    }

    private static Optional<Wrong> stackFault(EuState state, LeaderAtStart leader, StackId id) {
        var stack = state.stack(id);
        var kind = LeadersAtStart.kind(leader);
        if (stack.isEmpty()) {
            return fault("/stack", "the stack is off the map");
        }
        if (!stack.get().country().equals(leader.country())) {
            return fault("/stack", "he leads stacks of " + Nation.of(leader.country()) + " alone");
        }
        return kind.canBeWithTroops() ? Optional.empty()
                : fault("/stack", leader.name() + " is of the kind " + kind.word() + ", which cannot command a land stack in Europe");
    }

    private static Optional<Wrong> fleetFault(EuState state, LeaderAtStart leader, StackId id) {
        var ships = state.fleet(id);
        if (ships.isEmpty()) {
            return fault("/fleet", "the naval stack is off the map");
        }
        if (!ships.get().country().equals(leader.country())) {
            return fault("/fleet", "he leads naval stacks of " + Nation.of(leader.country()) + " alone");
        }
        return LeadersAtStart.kind(leader).canLeadShips() ? Optional.empty()
                : fault("/fleet", leader.name() + " is of the kind " + LeadersAtStart.kind(leader).word() + ", which does not command at sea");
    }

    private static Optional<Wrong> fault(String part, String message) {
        return Optional.of(new Wrong(part, message));
    }

    /** The board with him: where the change says, else without a stack until the next round. */
    static EuState withLeader(EuState state, LeaderChange.LeaderEntered entered) {
        var printed = leader(entered);
        boolean afloat = entered.fleet().isPresent() || servesOnlyAtSea(printed);
        var status = new LeaderStatus(afloat ? LeadersAtStart.atSea(printed, EuMap.PRINTED) : LeadersAtStart.onLand(printed, EuMap.PRINTED), Fate.WAITING, null);
        return entered.stack().or(entered::fleet).map(into -> LeaderPosts.withLeader(state, into, status))
                .or(() -> entered.province().map(province -> state.with(status.asAloneIn(province))))
                .orElseGet(() -> afloat ? state.withNavies(state.navies().with(status)) : state.with(status));
    }

    private static boolean servesOnlyAtSea(LeaderAtStart leader) {
        var kind = LeadersAtStart.kind(leader);
        return kind.canLeadShips() && !kind.canLeadInEurope() && !kind.canLeadOverseas();
    }

    static String sentence(EuState before, LeaderChange.LeaderEntered entered) {
        var leader = leader(entered);
        return leader.name() + " comes into the service of " + Nation.of(leader.country()) + entered.stack().map(id -> " with " + StackTitle.of(before, id))
                .or(() -> entered.fleet().map(id -> " with " + FleetTitle.of(before, id)))
                .or(() -> entered.province().map(province -> ", alone in " + PlaceName.of(province)))
                .orElse(" and is without a stack until the next round");
    }
}
