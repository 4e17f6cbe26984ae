package tercio.domain.eu.scenario;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuScenario.PrintedLeaderAtStart;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.turn.leader.EscapingLeaders;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.turn.leader.TwoSidedLeaders;

/** The faults in the leaders of a scenario, each with its JSON pointer. */
final class LeaderFaults {

    private final EuScenario scenario;
    private final Map<String, String> faults;
    private final Map<LeaderId, LeaderAtStart> known = new HashMap<>();
    private final Set<LeaderId> led = new HashSet<>();

    LeaderFaults(EuScenario scenario, Map<String, String> faults) {
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
            faults.put(pointer + "/name", "a leader has a name of at most " + ScenarioFaults.LONGEST_NAME + " letters");
        }
        if (leader.rank() == null || !leader.rank().matches("[A-Z]")) {
            faults.put(pointer + "/rank", "a rank is one letter, A is best; Z for a leader without one");
        }
        if (LeadersAtStart.kind(leader) == LeaderKind.PASHA && !"Z".equals(leader.rank())) {
            faults.put(pointer + "/rank", "a Pasha is of rank Z");
        }
        if (LeadersAtStart.kind(leader) == LeaderKind.KING && !leader.monarch()) {
            faults.put(pointer + "/monarch", "a king is a monarch");
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
            faults.put(pointer + "/country", "only Turkey has a Vizier (EU-CMD-6)");
        }
        if (!leader.monarch()) {
            faults.put(pointer + "/monarch", "a Vizier has the symbol of a monarch");
        }
        if (leader.maneuver() + leader.fire() + leader.shock() == 0 && leader.siege() != 0) {
            faults.put(pointer + "/siege", "a Vizier without values has no siege value either: it is rolled with them (EU-CMD-6)");
        }
    }

    private void checkPrinted(String pointer, PrintedLeaderAtStart entry) {
        var leader = LeadersAtStart.ofPrinted(entry);
        if (leader.isEmpty()) {
            faults.put(pointer + "/id", "no leader of this id is printed for land or naval stacks");
            return;
        }
        id(pointer, leader.get());
        if (entry.escaped().orElse(false) && EscapingLeaders.of(entry.id()).isEmpty()) {
            faults.put(pointer + "/escaped", LeadersAtStart.title(leader.get()) + " is no leader who escapes his first death (EU-LEAD-9)");
        }
        TwoSidedLeaders.otherSide(entry.id()).map(known::get).ifPresent(other -> faults.put(pointer + "/id", leader.get().name() + " and " + other.name() + " ("
                + other.id() + ") are the two sides of one counter: only one of them is in play"));
        if (leader.get().country().value().isEmpty()) {
            faults.put(pointer + "/country", leader.get().name() + " serves any country: say which");
        } else {
            country(pointer, leader.get());
        }
    }

    private void id(String pointer, LeaderAtStart leader) {
        if (ScenarioFaults.isUnnamed(leader.id().value()) || known.put(leader.id(), leader) != null) {
            faults.put(pointer + "/id", "each leader has an id of his own, of at most " + ScenarioFaults.LONGEST_NAME + " letters");
        }
    }

    private void country(String pointer, LeaderAtStart leader) {
        if (leader.country() == null || !scenario.countries().containsKey(leader.country())) {
            faults.put(pointer + "/country", ScenarioFaults.shortened(leader.country().value()) + " is not at war");
        }
    }

    private void value(String pointer, int value) {
        if (!ScenarioRanges.LEADER.contains(value)) {
            faults.put(pointer, value + " is not within " + ScenarioRanges.LEADER);
        }
    }

    /** Checks the leaders of a stack: known, of its country, of a kind that comes with troops, and not with another stack. */
    void checkStackLeaders(String pointer, EuScenario.StackAtStart stack) {
        for (var id : stack.leaders()) {
            var leader = known.get(id);
            if (leader == null) {
                faults.put(pointer, "there is no leader " + ScenarioFaults.shortened(id.value()) + " in this scenario");
            } else if (!leader.country().equals(stack.country())) {
                faults.put(pointer, LeadersAtStart.title(leader) + " leads stacks of " + Nation.of(leader.country()) + ", not of " + Nation.of(new CountryId(ScenarioFaults.shortened(stack.country().value()))));
            } else if (!LeadersAtStart.kind(leader).canBeWithTroops()) {
                faults.put(pointer, LeadersAtStart.title(leader) + " is of the kind " + LeadersAtStart.kind(leader).word()
                        + ", which cannot command a land stack in Europe");
            } else if (!led.add(id)) {
                faults.put(pointer, LeadersAtStart.title(leader) + " is with another stack already");
            }
        }
    }
}
