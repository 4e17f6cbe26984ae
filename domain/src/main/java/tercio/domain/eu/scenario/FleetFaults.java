package tercio.domain.eu.scenario;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.ships.BlockadeStrength;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.sea.ships.play.Anchorages;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in the naval stacks of a scenario, each with its JSON pointer. */
final class FleetFaults {

    private final EuScenario scenario;
    private final EuMap map;
    private final EuTables tables;
    private final Map<String, Sentence> faults;
    private final Set<StackId> ids;
    private final Set<LeaderId> led = new HashSet<>();
    /** The naval stacks that have been read and blockade a port. */
    private final Set<StackId> blockaders = new HashSet<>();

    FleetFaults(EuScenario scenario, EuMap map, EuTables tables, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.map = map;
        this.tables = tables;
        this.faults = faults;
        ids = Stream.concat(scenario.stacks().stream().map(EuScenario.StackAtStart::id), scenario.leaders().stream().map(leader -> StackId.ofLeader(leader.id())))
                .collect(Collectors.toCollection(HashSet::new));
        scenario.stacks().forEach(stack -> led.addAll(stack.leaders()));
    }

    /** The parts of each naval stack by themselves. */
    void parts() {
        scenario.countries().forEach((country, belligerent) -> belligerent.navy().ifPresent(navy -> navy(country, navy)));
        for (int at = 0; at < scenario.navalStacks().size(); at++) {
            var fleet = scenario.navalStacks().get(at);
            var pointer = "/fleets/" + at;
            if (ScenarioFaults.isUnnamed(fleet.id()) || fleet.id().value().contains(".") || !ids.add(fleet.id())) {
                faults.put(pointer + "/id", Sentence.of("eu.fault.fleet-id").with("most", ScenarioFaults.LONGEST_NAME));
            }
            ships(pointer, fleet);
            country(pointer, fleet);
            leaders(pointer, fleet);
            fleet.aboard().ifPresent(troops -> new TroopsAboardFaults(scenario, faults).checkParts(pointer + "/aboard", fleet, troops, ids, led));
            if (map.sea(SpaceId.orNone(fleet.at())).isEmpty() && !map.hasHarbour(SpaceId.orNone(fleet.at()))) {
                faults.put(pointer + "/at", Sentence.of("eu.fault.no-sea-or-port").with("where", Sent.place(fleet.at())));
            }
        }
    }

    private void navy(CountryId country, NavyAtStart navy) {
        if (navy.technology() == null) {
            faults.put("/countries/" + country + "/navy/technology", Sentence.of("eu.fault.no-naval-technology"));
        }
        if (!ScenarioRanges.TECHNOLOGY.contains(navy.level())) {
            faults.put("/countries/" + country + "/navy/level", ScenarioRanges.fault(navy.level(), ScenarioRanges.TECHNOLOGY));
        }
    }

    private void ships(String pointer, FleetAtStart fleet) {
        if (fleet.ships() == null || !fleet.ships().isValid()) {
            faults.put(pointer + "/ships", Sentence.of("eu.fault.fleet-ships").with("most", Ships.MOST));
            return;
        }
        var ships = fleet.ships().units();
        var period = Period.of(scenario.period());
        ConvoysAtStart.faults(pointer, fleet, tables, faults);
        if (!FleetPlaces.from(tables).fitOneStack(ConvoysAtStart.shipsWithoutConvoy(fleet), ConvoysAtStart.of(fleet).size(), fleet.country(), tables.armyClasses().of(CountryId.orNone(fleet.country()), period), period)) {
            faults.put(pointer + "/ships", Anchorages.tooManyCounters());
        }
    }

    private void country(String pointer, FleetAtStart fleet) {
        var belligerent = scenario.countries().get(CountryId.orNone(fleet.country()));
        if (belligerent == null) {
            faults.put(pointer + "/country", Sentence.of("eu.fault.not-at-war").with("who", Sent.country(fleet.country())));
        } else if (belligerent.navy().isEmpty()) {
            faults.put("/countries/" + fleet.country() + "/navy", Sentence.of("eu.fault.fleet-without-navy"));
        }
    }

    private void leaders(String pointer, FleetAtStart fleet) {
        var known = LeadersAtStart.of(scenario).stream().collect(Collectors.toMap(EuScenario.LeaderAtStart::id, leader -> leader, (one, other) -> one));
        for (var id : fleet.leaders()) {
            var leader = known.get(LeaderId.orNone(id));
            if (leader == null) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.no-leader").with("leader", Sent.text(id)));
            } else if (!leader.country().equals(fleet.country())) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.leads-fleets-of").with("leader", Sent.leader(leader)).with("own", Sent.country(leader.country()))
                        .with("who", Sent.country(fleet.country())));
            } else if (!LeadersAtStart.kind(leader).canLeadShips()) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.kind-not-at-sea").with("leader", Sent.leader(leader)).with("kind", Sent.kind(leader)));
            } else if (!led.add(id)) {
                faults.put(pointer + "/leaders", Sentence.of("eu.fault.leads-another").with("leader", Sent.leader(leader)));
            }
        }
    }

    /** Checks the places of the naval stacks and their blockades. The scenario has no other faults. */
    void places(WarView board) {
        for (int at = 0; at < scenario.navalStacks().size(); at++) {
            var fleet = scenario.navalStacks().get(at);
            var alone = board.state().fleet(fleet.id()).orElseThrow();
            var stack = SeaCompany.together(board.state(), alone);
            var pointer = "/fleets/" + at;
            fleet.under().filter(lead -> !contingent(board, alone)).ifPresent(lead -> faults.put(pointer + "/under", Sentence.of("eu.fault.contingent")));
            Anchorages.wrongPlace(board, alone).ifPresent(fault -> faults.put(pointer + "/at", fault));
            fleet.aboard().ifPresent(troops -> new TroopsAboardFaults(scenario, faults).checkPlaces(board, pointer + "/aboard", fleet));
            fleet.blockades().ifPresent(port -> blockade(board, pointer, fleet, stack, port));
            fleet.supplies().ifPresent(province -> supply(board, pointer, fleet, stack, province));
        }
    }

    private boolean contingent(WarView board, NavalStack stack) {
        return SeaCompany.follows(board.state(), stack) && !SeaCompany.lead(board.state(), stack).country().equals(stack.country()) && stack.aboard().isEmpty() && stack.gold() == 0
                && stack.convoys().isEmpty() && Blockaders.canBeOneStack(board, SeaCompany.of(board.state(), stack));
    }

    private void blockade(WarView board, String pointer, FleetAtStart fleet, NavalStack stack, SpaceId port) {
        if (!Blockaders.isTarget(board, stack, port)) {
            faults.put(pointer + "/blockades", Sentence.of("eu.fault.port-not-blockaded").with("port", Sent.place(port)).with("from", SentenceNames.place(fleet.at())));
        } else if (!BlockadeStrength.from(tables).suffices(Blockaders.ships(board, stack, stack.shipsWithoutConvoys(), port), board.state().fortress(port).level())) {
            faults.put(pointer + "/blockades", Sentence.of("eu.fault.few-blockaders").with("port", SentenceNames.place(port)));
        } else if (Blockaders.isTaken(board, stack, port, blockaders::contains)) {
            faults.put(pointer + "/blockades", Sentence.of("eu.fault.blockaded-already").with("port", SentenceNames.place(port)));
        }
        blockaders.add(fleet.id());
    }

    private void supply(WarView board, String pointer, FleetAtStart fleet, NavalStack stack, SpaceId province) {
        boolean fed = Seas.coasts(board, fleet.at()).anyMatch(province::equals) && Seas.canSupply(board, stack, province);
        if (fleet.blockades().filter(port -> !port.equals(province)).isPresent()) {
            faults.put(pointer + "/supplies", Sentence.of("eu.fault.blockaders-supply"));
        } else if (!fed) {
            faults.put(pointer + "/supplies", Sentence.of("eu.fault.nobody-to-supply").with("who", Sent.country(fleet.country())).with("where", Sent.place(province))
                    .with("sea", SentenceNames.place(fleet.at())));
        }
    }
}
