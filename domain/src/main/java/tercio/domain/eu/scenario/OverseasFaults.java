package tercio.domain.eu.scenario;

import java.util.HashSet;
import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.OverseasAtStart.EstablishmentAtStart;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.eu.world.militia.ColonialMilitia;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in the rest of the world of a scenario, each with its JSON pointer (EU-MIS-1, EU-MIS-2). */
record OverseasFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {

    private static final String AT = "/overseas";

    /** The lengths of lists and texts. */
    void sizes() {
        var world = scenario.world();
        if (world.establishments().size() > map.provinces().size()) {
            faults.put(AT + "/establishments", SizeFaults.tooMany(world.establishments().size(), map.provinces().size()));
        }
        for (int at = 0; at < world.establishments().size(); at++) {
            var each = world.establishments().get(at);
            var pointer = AT + "/establishments/" + at;
            Stream.of(each.province(), each.owner(), each.controller().orElse(null)).forEach(id -> checkLength(pointer, id));
        }
        new NativesFaults(scenario, map, faults).sizes();
        world.areas().forEach((area, owner) -> Stream.of(area, owner).forEach(id -> checkLength(AT + "/areas", id)));
    }

    private void checkLength(String pointer, Id id) {
        if (id != null && id.value().length() > ScenarioFaults.LONGEST_NAME) {
            faults.put(pointer, SizeFaults.textTooLong(id.value().length()));
        }
    }

    void parts() {
        var all = Establishments.NONE;
        for (int at = 0; at < scenario.world().establishments().size(); at++) {
            var each = scenario.world().establishments().get(at);
            var pointer = AT + "/establishments/" + at;
            if (isSound(pointer, each)) {
                all = withPlaced(pointer, all, each);
            }
        }
        militia(all);
        scenario.world().areas().forEach((area, owner) -> {
            if (WorldAreas.PRINTED.area(area).isEmpty()) {
                faults.put(AT + "/areas/" + area, Sentence.of("eu.fault.no-area").with("area", Sent.text(area)));
            } else if (map.country(CountryId.orNone(owner)).isEmpty()) {
                faults.put(AT + "/areas/" + area, Sentence.of("eu.fault.no-country").with("who", Sent.text(owner)));
            }
        });
        detachments();
        new NativesFaults(scenario, map, faults).parts();
    }

    /** A militia loses no more than its size, which a mission in the colony's province increases (EU-UNIT-11). */
    private void militia(Establishments all) {
        for (int at = 0; at < scenario.world().establishments().size(); at++) {
            var each = scenario.world().establishments().get(at);
            if (each.militiaLost().isEmpty()) {
                continue;
            }
            int most = each.kind() == Establishment.Kind.COLONY && each.province() != null
                    ? ColonialMilitia.of(all, each.province()).map(ColonialMilitia::lde).orElse(0) : 0;
            if (each.militiaLost().get() < 0 || each.militiaLost().get() > most) {
                faults.put(AT + "/establishments/" + at + "/militiaLost", most == 0 ? Sentence.of("eu.fault.no-militia")
                        : Sentence.of("eu.fault.militia-lost").with("most", most));
            }
        }
    }

    private boolean isSound(String pointer, EstablishmentAtStart each) {
        int before = faults.size();
        if (map.province(SpaceId.orNone(each.province())).filter(land -> land.theatre() != Theatre.EUROPE).isEmpty()) {
            faults.put(pointer + "/province", Sentence.of("eu.fault.no-world-province").with("where", Sent.place(each.province())));
        }
        if (map.country(CountryId.orNone(each.owner())).isEmpty()) {
            faults.put(pointer + "/owner", Sentence.of("eu.fault.no-country").with("who", Sent.text(each.owner())));
        }
        if (each.controller().filter(country -> map.country(country).isEmpty()).isPresent()) {
            faults.put(pointer + "/controller", Sentence.of("eu.fault.no-country").with("who", Sent.text(each.controller().get())));
        }
        if (each.kind() == null) {
            faults.put(pointer + "/kind", Sentence.of("eu.fault.establishment-kind"));
        } else if (each.kind().hasLevels() ? !ScenarioRanges.ESTABLISHMENT.contains(each.level().orElse(0)) : each.level().isPresent()) {
            faults.put(pointer + "/level", each.kind().hasLevels()
                    ? Sentence.of("eu.fault.establishment-level").with("least", ScenarioRanges.ESTABLISHMENT.least()).with("most", ScenarioRanges.ESTABLISHMENT.most())
                    : Sentence.of("eu.fault.no-level"));
        }
        if (each.fortress().filter(level -> !ScenarioRanges.WORLD_FORTRESS.contains(level)).isPresent()) {
            faults.put(pointer + "/fortress", ScenarioRanges.fault(each.fortress().get(), ScenarioRanges.WORLD_FORTRESS));
        }
        return faults.size() == before;
    }

    private Establishments withPlaced(String pointer, Establishments all, EstablishmentAtStart each) {
        var here = all.in(each.province());
        if (here.stream().anyMatch(other -> !other.controller().equals(each.establishment().controller()))) {
            faults.put(pointer + "/controller", Sentence.of("eu.fault.one-controller"));
            return all;
        }
        if (!all.canHold(each.establishment())) {
            faults.put(pointer + "/province", Sentence.of("eu.fault.mission-in-colony"));
            return all;
        }
        return all.with(each.establishment());
    }

    /** Exploration detachments stand in the rest of the world and in the islands that are printed on its sheet (EU-UNIT-5). */
    private void detachments() {
        var known = new HashSet<StackId>();
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = scenario.stacks().get(at);
            if (stack.units() != null && stack.units().detachments() != 0 && known.add(stack.id())
                    && map.province(SpaceId.orNone(stack.province())).filter(land -> scenario.includes(land) && map.isOnWorldSheet(land.id())).isEmpty()) {
                faults.put("/stacks/" + at + "/units/lde", Sentence.of("eu.fault.detachments"));
            }
        }
    }
}
