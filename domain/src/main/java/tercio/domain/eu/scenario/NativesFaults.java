package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.forces.LeaderKind;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.NativesAtStart;
import tercio.domain.eu.leader.LeadersAtStart;
import tercio.domain.eu.world.WorldAreas;

/** The faults in the natives of a scenario, each with its JSON pointer (EU-NAT-FORCE). */
record NativesFaults(EuScenario scenario, EuMap map, Map<String, String> faults) {

    private static final String AT = "/overseas/natives";

    /** The lengths of lists and texts. */
    void sizes() {
        var natives = scenario.world().people();
        bounded(AT + "/provinces", natives.provinces().size(), natives.provinces().keySet().stream());
        bounded(AT + "/conquistadors", natives.conquistadors().size(), natives.conquistadors().keySet().stream());
        bounded(AT + "/followers", natives.followers().size(), natives.followers().keySet().stream());
        natives.provinces().values().forEach(people -> bounded(AT + "/provinces", people.against().size(), people.against().stream()));
    }

    private void bounded(String pointer, int size, Stream<String> texts) {
        if (size > map.provinces().size()) {
            faults.put(pointer, "has " + size + " elements; at most " + map.provinces().size() + " are allowed");
        }
        texts.filter(text -> text != null && text.length() > ScenarioFaults.LONGEST_NAME).findFirst().ifPresent(text ->
                faults.put(pointer, "has a text of " + text.length() + " characters; at most " + ScenarioFaults.LONGEST_NAME + " are allowed"));
    }

    void parts() {
        scenario.world().people().provinces().forEach((province, people) -> people(AT + "/provinces/" + province, province, people));
        scenario.world().people().conquistadors().forEach((area, uses) -> {
            if (WorldAreas.PRINTED.area(area).isEmpty()) {
                faults.put(AT + "/conquistadors/" + area, "there is no Area " + ScenarioFaults.said(area) + " in the rest of the world");
            } else if (!ScenarioRanges.CONQUISTADORS.has(uses)) {
                faults.put(AT + "/conquistadors/" + area, uses + " is not within " + ScenarioRanges.CONQUISTADORS);
            }
        });
        scenario.world().people().followers().forEach(this::followers);
    }

    private void people(String pointer, String province, NativesAtStart.People people) {
        var area = map.province(province).flatMap(WorldAreas.PRINTED::of);
        if (area.isEmpty()) {
            faults.put(pointer, "there is no province " + ScenarioFaults.said(province) + " in the rest of the world");
            return;
        }
        people.left().ifPresent(left -> {
            if (!counted(left) || left.thirds() > area.get().natives()) {
                faults.put(pointer + "/left", "the natives of this province are 0 to " + Thirds.written(area.get().natives()) + " LD (EU-NAT-FORCE)");
            }
        });
        people.against().stream().filter(country -> !scenario.countries().containsKey(String.valueOf(country))).findFirst()
                .ifPresent(country -> faults.put(pointer + "/against", ScenarioFaults.said(country) + " is not at war"));
    }

    private static boolean counted(NativesAtStart.Headcount number) {
        return ScenarioRanges.NATIVES.has(number.ld().orElse(0)) && ScenarioRanges.LDE.has(number.lde().orElse(0));
    }

    /** Only a conquistador or an explorer with a stack has followers (EU-CONQUISTADOR-FOLLOWERS). */
    private void followers(String leader, NativesAtStart.Headcount number) {
        boolean leads = scenario.stacks().stream().anyMatch(stack -> stack.leaders().contains(leader))
                && LeadersAtStart.of(scenario).stream().filter(each -> each.id().equals(leader)).map(LeadersAtStart::kind)
                        .anyMatch(kind -> kind == LeaderKind.CONQUISTADOR || kind == LeaderKind.EXPLORER);
        if (!leads) {
            faults.put(AT + "/followers/" + leader, "natives follow a conquistador or an explorer who is with a stack (EU-CONQUISTADOR-FOLLOWERS)");
        } else if (!counted(number) || number.thirds() == 0) {
            faults.put(AT + "/followers/" + leader, "some natives follow him, at most " + ScenarioRanges.NATIVES.most() + " LD");
        }
    }
}
