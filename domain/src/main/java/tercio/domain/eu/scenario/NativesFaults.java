package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.NativesAtStart;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in the natives of a scenario, each with its JSON pointer (EU-NAT-FORCE). */
record NativesFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {

    private static final String AT = "/overseas/natives";

    /** The lengths of lists and texts. */
    void sizes() {
        var natives = scenario.world().nativesOrPrinted();
        checkBounds(AT + "/provinces", natives.provinces().size(), natives.provinces().keySet().stream());
        checkBounds(AT + "/conquistadors", natives.conquistadors().size(), natives.conquistadors().keySet().stream());
        checkBounds(AT + "/followers", natives.followers().size(), natives.followers().keySet().stream());
        natives.provinces().values().forEach(people -> checkBounds(AT + "/provinces", people.against().size(), people.against().stream()));
    }

    private void checkBounds(String pointer, int size, Stream<? extends Id> ids) {
        if (size > map.provinces().size()) {
            faults.put(pointer, SizeFaults.tooMany(size, map.provinces().size()));
        }
        ids.filter(Objects::nonNull).map(Id::value).filter(text -> text.length() > ScenarioFaults.LONGEST_NAME).findFirst().ifPresent(text ->
                faults.put(pointer, SizeFaults.textTooLong(text.length())));
    }

    void parts() {
        scenario.world().nativesOrPrinted().provinces().forEach((province, people) -> people(AT + "/provinces/" + province, province, people));
        scenario.world().nativesOrPrinted().conquistadors().forEach((area, uses) -> {
            if (WorldAreas.PRINTED.area(area).isEmpty()) {
                faults.put(AT + "/conquistadors/" + area, Sentence.of("eu.fault.no-area").with("area", Sent.text(area)));
            } else if (!ScenarioRanges.CONQUISTADORS.contains(uses)) {
                faults.put(AT + "/conquistadors/" + area, ScenarioRanges.fault(uses, ScenarioRanges.CONQUISTADORS));
            }
        });
        scenario.world().nativesOrPrinted().followers().forEach(this::followers);
    }

    private void people(String pointer, SpaceId province, NativesAtStart.People people) {
        var area = map.province(province).flatMap(WorldAreas.PRINTED::areaOf);
        if (area.isEmpty()) {
            faults.put(pointer, Sentence.of("eu.fault.no-world-province").with("where", Sent.place(province)));
            return;
        }
        people.left().ifPresent(left -> {
            if (!isInRange(left) || left.thirds() > area.get().natives()) {
                faults.put(pointer + "/left", Sentence.of("eu.fault.natives-left").with("most", SentenceNames.ld(area.get().natives())));
            }
        });
        people.against().stream().filter(country -> !scenario.countries().containsKey(CountryId.orNone(country))).findFirst()
                .ifPresent(country -> faults.put(pointer + "/against", Sentence.of("eu.fault.not-at-war").with("who", Sent.country(country))));
    }

    private static boolean isInRange(NativesAtStart.Headcount number) {
        return ScenarioRanges.NATIVES.contains(number.ld().orElse(0)) && ScenarioRanges.LDE.contains(number.lde().orElse(0));
    }

    /** Only a conquistador or an explorer with a stack has followers (EU-CONQUISTADOR-FOLLOWERS). */
    private void followers(LeaderId leader, NativesAtStart.Headcount number) {
        boolean leads = scenario.stacks().stream().anyMatch(stack -> stack.leaders().contains(leader))
                && LeadersAtStart.of(scenario).stream().filter(each -> each.id().equals(leader)).map(LeadersAtStart::kind)
                        .anyMatch(kind -> kind == LeaderKind.CONQUISTADOR || kind == LeaderKind.EXPLORER);
        if (!leads) {
            faults.put(AT + "/followers/" + leader, Sentence.of("eu.fault.followers-of"));
        } else if (!isInRange(number) || number.thirds() == 0) {
            faults.put(AT + "/followers/" + leader, Sentence.of("eu.fault.followers").with("most", ScenarioRanges.NATIVES.most()));
        }
    }
}
