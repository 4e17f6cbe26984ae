package tercio.domain.eia.naval.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.ExplainedNames;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchEvent;
import tercio.domain.eia.supply.line.play.SeaLanes;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Fleets sail, are launched and leave the map (EIA-6.0).
 *
 * <p>Read: a depot on a fleet is lost when the last fleet of its power leaves its sea area, because depots are counted for each sea area
 * (EIA-7.4.4.2, EIA-7.4.4.4). No fleet ends north of the ice line in a winter month, which closes the sea there (EIA-9.0).
 */
final class Sailing {

    static final String RULE = "EIA-6.0";
    static final int MOST_FLEETS = 20;

    private Sailing() {}

    static Execution launch(EiaCommandRun play, NavalCommand.LaunchFleet command) {
        var power = command.power();
        if (command.port() == null || !harbours(play.board(), power).contains(command.port())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.launch").with("who", CampaignNames.power(power)));
        }
        if (fleetsOf(play.board(), power).count() >= MOST_FLEETS) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.fleets-full").with("who", CampaignNames.power(power)).with("most", MOST_FLEETS));
        }
        var fleets = play.state().fleets();
        var id = Stream.iterate(1, number -> number + 1).map(number -> new FleetId(power.word() + "-fleet-" + number)).filter(name -> !fleets.containsKey(name)).findFirst().orElseThrow();
        play.emit(new NavalEvent.FleetLaunched(power, id, command.port()), List.of(
                Step.of("new fleet", RULE).side(power.word()).result(resultAt(ExplainedNames.fleet(id, power), command.port()))));
        return EiaCommandRun.success();
    }

    static Execution remove(EiaCommandRun play, NavalCommand.RemoveFleet command) {
        var fleet = fleet(play.board(), command.power(), command.fleet());
        if (fleet.isEmpty()) {
            return EiaCommandRun.refuse(unknownFleetRefusal(play.board(), command.power()));
        }
        play.emit(new NavalEvent.FleetRemoved(command.power(), fleet.get().id()), List.of(
                Step.of("fleet off the map", RULE).side(command.power().word()).result(resultAt(ExplainedNames.fleet(fleet.get().id(), command.power()), fleet.get().at()))));
        loseDepot(play, fleet.get());
        loseCorps(play, fleet.get().at());
        return EiaCommandRun.success();
    }

    /** Corps at sea or in a blockade box without any fleet that could carry them are lost (EIA-7.3.5); in a port they land by themselves. */
    private static void loseCorps(EiaCommandRun play, SpaceId at) {
        for (var corps : play.state().corpsAt(Location.aboard(at))) {
            if (carriers(play.board(), corps.power(), at).findAny().isEmpty()) {
                var others = play.state().corpsAt(Location.aboard(at)).stream().filter(other -> !other.id().equals(corps.id())).toList();
                var leaders = play.state().leadersAt(Location.aboard(at)).stream().filter(leader -> leader.power() == corps.power()
                        || others.stream().noneMatch(other -> isWith(play.board(), leader, other))).map(LeaderPiece::id).toList();
                play.emit(new MarchEvent.CorpsLostAtSea(corps.power(), corps.id(), Optional.of(corps.factorsOrNone()), leaders));
            }
        }
    }

    static Execution sail(EiaCommandRun play, NavalCommand.SailFleet command) {
        var board = play.board();
        var power = command.power();
        var found = fleet(board, power, command.fleet());
        if (found.isEmpty()) {
            return EiaCommandRun.refuse(unknownFleetRefusal(board, power));
        }
        var fleet = found.get();
        var objection = harbourObjection(board, power, command.to(), command.blockading()).or(() -> cargoObjection(board, fleet, command));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(RULE, objection.get());
        }
        var aboard = Location.aboard(fleet.at());
        var leaders = new ArrayList<EiaLeaderId>();
        for (var leader : play.state().leadersAt(aboard)) {
            boolean stays = play.state().corpsAt(aboard).stream().anyMatch(corps -> !command.corps().contains(corps.id()) && isWith(board, leader, corps));
            if (!stays && command.corps().stream().anyMatch(id -> isWith(board, leader, board.state().corps().get(id)))) {
                leaders.add(leader.id());
            }
        }
        play.emit(new NavalEvent.FleetSailed(power, fleet.id(), fleet.at(), command.to(), command.blockading(), command.corps(), leaders), List.of(
                Step.of("fleet", RULE).side(power.word()).result(Sentence.of("eia.month.result-sails").with("fleet", ExplainedNames.fleet(fleet.id(), power))
                        .with("from", CampaignNames.area(fleet.at())).with("to", CampaignNames.area(command.to())).with("blockade", command.blockading())),
                Step.of("cargo", Embarkation.RULE).result(Sentence.of("eia.month.result-cargo").with("count", command.corps().size())
                        .with("corps", CampaignNames.withCommas(command.corps().stream().map(CampaignNames::corps).toList())))));
        if (!fleet.at().equals(command.to())) {
            loseDepot(play, fleet);
        }
        return EiaCommandRun.success();
    }

    private static boolean isWith(EiaWarView board, LeaderPiece leader, Corps corps) {
        return leader.power() == corps.power() || board.areAllied(leader.power(), corps.power());
    }

    /** A fleet or a corps with its place, as the result of a step. */
    static Sentence.Keyed resultAt(Argument piece, SpaceId place) {
        return Sentence.of("eia.month.result-at").with("piece", piece).with("place", CampaignNames.area(place));
    }

    private static void loseDepot(EiaCommandRun play, SupplyFleet left) {
        boolean depot = play.state().depotAt(Location.aboard(left.at())).filter(each -> each.power() == left.power()).isPresent();
        if (depot && SeaLanes.ownFleet(play.board(), left.power(), left.at()).isEmpty()) {
            play.emit(new NavalEvent.FleetDepotLost(left.power(), left.at()), List.of(Step.of("depot on a fleet", "EIA-7.4.4.2").result(Sentence.of("eia.month.result-place").with("place", CampaignNames.area(left.at())))));
        }
    }

    /** The reason why a fleet cannot end there; empty if it can. */
    private static Optional<Sentence> harbourObjection(EiaWarView board, Power power, SpaceId to, boolean blockading) {
        var port = Optional.ofNullable(to).flatMap(board::printedCity).filter(City::port);
        if (port.isEmpty()) {
            return Optional.ofNullable(to).flatMap(board.map()::seaArea).map(sea -> blockading ? Optional.<Sentence>of(Sentence.of("eia.refused.no-blockade-at-sea").with("sea", CampaignNames.area(to)))
                    : SeaLanes.isIced(board, sea) ? Optional.<Sentence>of(Sentence.of("eia.refused.ice").with("sea", CampaignNames.area(to)).with("month", CampaignNames.month(board.state().month())))
                    : Optional.<Sentence>empty()).orElse(Optional.of(Sentence.of("eia.refused.fleet-ends")));
        }
        boolean friendly = SeaLanes.isFriendlyPort(board, power, to);
        if (blockading) {
            return friendly ? Optional.of(Sentence.of("eia.refused.friendly-port").with("port", CampaignNames.area(to))) : Optional.empty();
        }
        return friendly ? Optional.empty() : Optional.of(Sentence.of("eia.refused.no-friendly-port").with("port", CampaignNames.area(to)));
    }

    private static Optional<Sentence> cargoObjection(EiaWarView board, SupplyFleet fleet, NavalCommand.SailFleet command) {
        var here = cargo(board, fleet).stream().map(Corps::id).toList();
        if (!here.containsAll(command.corps()) || new HashSet<>(command.corps()).size() < command.corps().size()) {
            return Optional.of(Sentence.of("eia.refused.cargo").with("fleet", CampaignNames.fleet(fleet.id(), fleet.power())).with("at", CampaignNames.at(fleet.at()))
                    .with("any", !here.isEmpty()).with("corps", new Items(here.stream().map(CampaignNames::corps).toList())));
        }
        boolean stranded = !fleet.at().equals(command.to()) && !isPort(board, fleet) && board.state().corpsAt(Location.aboard(fleet.at())).stream()
                .anyMatch(corps -> !command.corps().contains(corps.id()) && carriers(board, corps.power(), fleet.at()).allMatch(fleet::equals));
        return stranded ? Optional.of(Sentence.of("eia.refused.left-at-sea").with("at", CampaignNames.at(fleet.at()))) : Optional.empty();
    }

    private static boolean isPort(EiaWarView board, SupplyFleet fleet) {
        return board.map().area(fleet.at()).isPresent() && fleet.blockades().isEmpty();
    }

    /** The fleets of a power and of its allies at a place. */
    private static Stream<SupplyFleet> carriers(EiaWarView board, Power power, SpaceId at) {
        return board.state().fleets().values().stream().filter(fleet -> fleet.at().equals(at) && (fleet.power() == power || board.areAllied(fleet.power(), power)));
    }

    /** The corps that a fleet can take along. */
    static List<Corps> cargo(EiaWarView board, SupplyFleet fleet) {
        return board.state().corpsAt(Location.aboard(fleet.at())).stream().filter(corps -> corps.power() == fleet.power() || board.areAllied(corps.power(), fleet.power())).toList();
    }

    static List<SpaceId> harbours(EiaWarView board, Power power) {
        return board.map().ports().stream().map(City::area).filter(area -> board.controlsCity(power, area) && !board.isBesieged(area)).toList();
    }

    /** The places where a fleet can end, as values of a form: sea areas, friendly ports, and foreign ports to blockade. */
    static List<SpaceId> anchorages(EiaWarView board, Power power, boolean blockading) {
        var seas = blockading ? Stream.<SpaceId>empty() : board.map().spaces().zones().stream().map(space -> space.id()).filter(id -> board.map().seaArea(id).isPresent());
        return Stream.concat(seas, board.map().ports().stream().map(City::area)).filter(to -> harbourObjection(board, power, to, blockading).isEmpty()).toList();
    }

    static Stream<SupplyFleet> fleetsOf(EiaWarView board, Power power) {
        return board.state().fleets().values().stream().filter(fleet -> fleet.power() == power);
    }

    private static Optional<SupplyFleet> fleet(EiaWarView board, Power power, FleetId id) {
        return fleetsOf(board, power).filter(fleet -> fleet.id().equals(id)).findFirst();
    }

    private static Refusal unknownFleetRefusal(EiaWarView board, Power power) {
        var fleets = fleetsOf(board, power).map(fleet -> CampaignNames.fleet(fleet.id(), power)).toList();
        return Refusal.of(RULE, Sentence.of("eia.refused.own-fleet").with("who", CampaignNames.power(power)).with("any", !fleets.isEmpty()).with("fleets", new Items(fleets)));
    }
}
