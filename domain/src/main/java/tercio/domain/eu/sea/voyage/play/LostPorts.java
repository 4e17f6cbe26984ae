package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementReadings;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.ships.play.Presidios;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.LeaveLostPort;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetLeftPort;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.PortLost;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Naval stacks in a port that their alliance no longer controls. No naval stack is in a port of another alliance (EU-MOVE-SEA), so they leave it.
 * Named reading EU-PORT-LOST: as a retreat does, to the closest friendly port that is not blockaded, without interception, escape roll or fire, and with a
 * roll for attrition; if no port can be reached, to a sea zone before it, the first by name; ships for which the sea is closed too are lost.
 */
public final class LostPorts {

    static final String RULE = "EU-MOVE-SEA";

    private LostPorts() {}

    /**
     * One automatic step.
     *
     * @return whether there was one
     */
    public static boolean leaveNextLostPort(EuCommandRun play) {
        if (play.state().phase() instanceof Movement movement && (movement.hasStackUnderWay() || movement.seaBattle().isPresent())
                || play.state().phase() instanceof Phase.Battles battles && battles.seaBattle() != null
                || play.state().readings().is(MovementReadings.PORT_LOST, MovementReadings.LIE_ON)) {
            return false;
        }
        var stack = play.state().navies().stacks().values().stream().filter(each -> isInLostPort(play.board(), each)).findFirst();
        stack.ifPresent(each -> leave(play, SeaCompany.together(play.state(), each)));
        return stack.isPresent();
    }

    private static boolean isInLostPort(WarView board, NavalStack stack) {
        return board.map().sea(stack.at()).isEmpty() && !board.isControlledBy(stack.at(), board.state().allianceOf(stack)) && !Presidios.isFriendly(board, stack, stack.at());
    }

    private static void leave(EuCommandRun play, NavalStack stack) {
        var ways = NearestPorts.ofRetreat(play.board(), stack, stack.at());
        if (ways.size() > 1) {
            play.emit(new PortLost(stack.country(), stack.id(), stack.at()));
            return;
        }
        var way = ways.values().stream().findFirst().or(() -> wayToSea(play.board(), stack));
        if (way.isPresent()) {
            go(play, stack, way.get());
        } else {
            SeaCompany.of(play.state(), play.state().fleet(stack.id()).orElseThrow())
                    .forEach(each -> play.emit(new FleetLost(each.id(), each.at(), each.ships().withCounters(0, 0))));
        }
    }

    private static Optional<List<SpaceId>> wayToSea(WarView board, NavalStack stack) {
        return Seas.steps(board, stack, stack.at()).stream().sorted().findFirst().map(List::of);
    }

    private static void go(EuCommandRun play, NavalStack stack, List<SpaceId> way) {
        var sailed = Stream.concat(Stream.of(stack.at()), way.stream()).toList();
        var strain = new NavalStrain(sailed, Departures.of(play.board(), stack), NearestPorts.tolls(play.board(), stack, sailed), false);
        play.emit(new FleetLeftPort(stack.id(), stack.at(), way));
        NavalAttritionRolls.makeDue(play, play.state().fleet(stack.id()).orElseThrow(), strain);
    }

    // --- The choice between ports that are equally close ---------------------------------------------------------------

    private static Map<SpaceId, List<SpaceId>> ports(WarView board, Duty.LostPort duty) {
        var stack = board.state().sailing(duty.stack()).orElseThrow();
        return NearestPorts.ofRetreat(board, stack, stack.at());
    }

    static List<Option> options(WarView board, Duty.LostPort duty) {
        return ports(board, duty).keySet().stream().sorted()
                .map(port -> new Option(Sentence.of("eu.voyage.to-leave").with("where", SentenceNames.place(port)), new LeaveLostPort(duty.stack(), port))).toList();
    }

    static Execution choose(EuCommandRun play, LeaveLostPort command) {
        var duty = play.state().duties().stream().limit(1).filter(Duty.LostPort.class::isInstance).map(Duty.LostPort.class::cast)
                .filter(asked -> asked.stack().equals(command.stack())).findFirst();
        if (duty.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-no-lost-port"));
        }
        var way = ports(play.board(), duty.get()).get(SpaceId.orNone(command.port()));
        if (way == null) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.voyage.refused-lost-port").with("stack", SentenceNames.fleet(play.state(), command.stack())),
                    options(play.board(), duty.get()));
        }
        go(play, play.state().sailing(command.stack()).orElseThrow(), way);
        return EuCommandRun.success();
    }
}
