package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.TroopsAboard;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.sentence.Sentence;

/** The faults in troops that begin in ships, each with its JSON pointer. */
final class TroopsAboardFaults {

    private static final Set<LeaderKind> AT_SEA_ALONE = Set.of(LeaderKind.ADMIRAL, LeaderKind.KING_ADMIRAL, LeaderKind.PRIVATEER);

    private final EuScenario scenario;
    private final Map<String, Sentence> faults;

    TroopsAboardFaults(EuScenario scenario, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.faults = faults;
    }

    /**
     * Checks the troops by themselves: their id, size and leaders.
     *
     * @param ids those of other stacks
     * @param led the leaders of other stacks
     */
    void checkParts(String pointer, FleetAtStart fleet, TroopsAboard troops, Set<StackId> ids, Set<LeaderId> led) {
        if (ScenarioFaults.isUnnamed(troops.id()) || troops.id().value().contains(".") || !ids.add(troops.id())) {
            faults.put(pointer + "/id", Sentence.of("eu.fault.troops-id").with("most", ScenarioFaults.LONGEST_NAME));
        }
        if (!ScenarioRanges.COUNTERS.contains(troops.ld()) || !ScenarioRanges.LDE.contains(troops.lde().orElse(0)) || troops.ld() + troops.lde().orElse(0) == 0) {
            faults.put(pointer + "/ld", Sentence.of("eu.fault.troops-size").with("ld", ScenarioRanges.COUNTERS.most()).with("lde", ScenarioRanges.LDE.most()));
        }
        var known = LeadersAtStart.of(scenario).stream().collect(Collectors.toMap(LeaderAtStart::id, Function.identity(), (one, other) -> one));
        for (var id : troops.leaders()) {
            var leader = known.get(LeaderId.orNone(id));
            if (leader == null) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.no-leader").with("leader", Sent.text(id)));
            } else if (!leader.country().equals(fleet.country()) || AT_SEA_ALONE.contains(LeadersAtStart.kind(leader))) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.leads-no-troops-of").with("leader", Sent.leader(leader)).with("who", Sent.country(fleet.country())));
            } else if (!led.add(id)) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.leads-another").with("leader", Sent.leader(leader)));
            }
        }
    }

    /** Checks that they may be in their ships there, and that they fit. The scenario has no other faults. */
    void checkPlaces(WarView board, String pointer, FleetAtStart fleet) {
        var ships = board.state().sailing(fleet.id()).orElseThrow();
        var troops = ships.aboard().getFirst();
        if (!StayingAboard.isAllowed(board, ships, ships.at())) {
            faults.put(pointer, Sentence.of("eu.fault.stay-aboard"));
        } else if (!Cargo.fits(board, ships, troops, Cargo.roomForTroops(board, ships))) {
            faults.put(pointer, Sentence.of("eu.fault.few-ships-for-troops"));
        }
    }
}
