package tercio.domain.eu.scenario;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.turn.leader.EscapingLeaders;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.turn.leader.TwoSidedLeaders;
import tercio.domain.sentence.Sentence;

/** The faults in the leaders of a scenario, each with its JSON pointer. */
final class LeaderFaults {

    private final EuScenario scenario;
    private final Map<String, Sentence> faults;
    private final Map<LeaderId, LeaderAtStart> known = new HashMap<>();
    private final Set<LeaderId> led = new HashSet<>();

    LeaderFaults(EuScenario scenario, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.faults = faults;
    }

    void find() {
        for (int at = 0; at < scenario.leaders().size(); at++) {
            checkEntered("/leaders/" + at, scenario.leaders().get(at));
        }
        for (int at = 0; at < scenario.printedLeaders().size(); at++) {
            checkPrinted("/printedLeaders/" + at, scenario.printedLeaders().get(at));
        }
    }

    private void checkEntered(String pointer, LeaderAtStart leader) {
        id(pointer, leader);
        if (ScenarioFaults.isUnnamed(leader.name())) {
            faults.put(pointer + "/name", Sentence.of("eu.fault.leader-name").with("most", ScenarioFaults.LONGEST_NAME));
        }
        if (leader.rank() == null || !leader.rank().matches("[A-Z]")) {
            faults.put(pointer + "/rank", Sentence.of("eu.fault.rank"));
        }
        if (LeadersAtStart.kind(leader) == LeaderKind.PASHA && !"Z".equals(leader.rank())) {
            faults.put(pointer + "/rank", Sentence.of("eu.fault.rank-of-pasha"));
        }
        if (LeadersAtStart.kind(leader) == LeaderKind.KING && !leader.monarch()) {
            faults.put(pointer + "/monarch", Sentence.of("eu.fault.king"));
        }
        if (LeadersAtStart.kind(leader) == LeaderKind.VIZIER) {
            vizier(pointer, leader);
        }
        country(pointer, leader);
        value(pointer + "/maneuver", leader.maneuver());
        value(pointer + "/fire", leader.fire());
        value(pointer + "/shock", leader.shock());
        value(pointer + "/siege", leader.siege());
    }

    private void vizier(String pointer, LeaderAtStart leader) {
        if (!TurkishArmy.COUNTRY.equals(leader.country())) {
            faults.put(pointer + "/country", Sentence.of("eu.fault.vizier-of-turkey"));
        }
        if (!leader.monarch()) {
            faults.put(pointer + "/monarch", Sentence.of("eu.fault.vizier-symbol"));
        }
        if (leader.maneuver() + leader.fire() + leader.shock() == 0 && leader.siege() != 0) {
            faults.put(pointer + "/siege", Sentence.of("eu.fault.vizier-siege"));
        }
    }

    private void checkPrinted(String pointer, PrintedLeaderAtStart entry) {
        var leader = LeadersAtStart.ofPrinted(entry);
        if (leader.isEmpty()) {
            faults.put(pointer + "/id", Sentence.of("eu.fault.not-printed"));
            return;
        }
        id(pointer, leader.get());
        if (entry.escaped().orElse(false) && EscapingLeaders.of(entry.id()).isEmpty()) {
            faults.put(pointer + "/escaped", Sentence.of("eu.fault.does-not-escape").with("leader", Sent.leader(leader.get())));
        }
        TwoSidedLeaders.otherSide(entry.id()).map(known::get).ifPresent(other -> faults.put(pointer + "/id", Sentence.of("eu.fault.two-sides")
                .with("leader", Sent.leaderByCounter(leader.get())).with("other", Sent.leaderByCounter(other)).with("id", Sent.text(other.id()))));
        if (leader.get().country().value().isEmpty()) {
            faults.put(pointer + "/country", Sentence.of("eu.fault.serves-any").with("leader", Sent.leaderByCounter(leader.get())));
        } else {
            country(pointer, leader.get());
        }
    }

    private void id(String pointer, LeaderAtStart leader) {
        if (ScenarioFaults.isUnnamed(leader.id()) || known.put(leader.id(), leader) != null) {
            faults.put(pointer + "/id", Sentence.of("eu.fault.leader-id").with("most", ScenarioFaults.LONGEST_NAME));
        }
    }

    private void country(String pointer, LeaderAtStart leader) {
        if (leader.country() == null || !scenario.countries().containsKey(leader.country())) {
            faults.put(pointer + "/country", Sentence.of("eu.fault.not-at-war").with("who", Sent.country(leader.country())));
        }
    }

    private void value(String pointer, int value) {
        if (!ScenarioRanges.LEADER.contains(value)) {
            faults.put(pointer, ScenarioRanges.fault(value, ScenarioRanges.LEADER));
        }
    }

    /** Checks the leaders of a stack: known, of its country, of a kind that comes with troops, and not with another stack. */
    void checkStackLeaders(String pointer, EuScenario.StackAtStart stack) {
        for (var id : stack.leaders()) {
            var leader = known.get(id);
            if (leader == null) {
                faults.put(pointer, Sentence.of("eu.fault.no-leader").with("leader", Sent.text(id)));
            } else if (!leader.country().equals(stack.country())) {
                faults.put(pointer, Sentence.of("eu.fault.leads-stacks-of").with("leader", Sent.leader(leader)).with("own", SentenceNames.country(leader.country()))
                        .with("who", Sent.nation(stack.country())));
            } else if (!LeadersAtStart.kind(leader).canBeWithTroops()) {
                faults.put(pointer, Sentence.of("eu.fault.kind-not-on-land").with("leader", Sent.leader(leader)).with("kind", Sent.kind(leader)));
            } else if (!led.add(id)) {
                faults.put(pointer, Sentence.of("eu.fault.leads-another").with("leader", Sent.leader(leader)));
            }
        }
    }
}
