package tercio.domain.eu.sea.transport.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.transport.play.TransportCommand.BringTroopsHome;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The choice of a port to which ships bring troops that were beaten where they had landed, if several are equally close
 * (EU-BATTLE-RETREAT).
 */
final class PortsForTheBeaten {

    static final String RULE = "EU-BATTLE-RETREAT";

    private PortsForTheBeaten() {}

    private static Optional<Duty.LandingHome> openDuty(EuState state) {
        return state.duties().stream().limit(1).filter(Duty.LandingHome.class::isInstance).map(Duty.LandingHome.class::cast).findFirst();
    }

    private static Map<SpaceId, List<SpaceId>> ports(WarView board, Duty.LandingHome duty) {
        var ships = board.state().fleet(duty.stack()).orElseThrow();
        return NearestPorts.ofRetreat(board, ships, ships.at());
    }

    static List<Option> options(WarView board, Duty.LandingHome duty) {
        return ports(board, duty).keySet().stream().sorted()
                .map(port -> new Option(Sentence.of("eu.transport.to-sail").with("where", SentenceNames.place(port)), new BringTroopsHome(duty.stack(), port))).toList();
    }

    static Execution choose(EuCommandRun play, BringTroopsHome command) {
        var duty = openDuty(play.state()).filter(asked -> asked.stack().equals(command.stack()));
        if (duty.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.transport.refused-no-beaten-troops"));
        }
        var way = ports(play.board(), duty.get()).get(SpaceId.orNone(command.port()));
        if (way == null) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.transport.refused-port-for-beaten"), options(play.board(), duty.get()));
        }
        Landings.takeBack(play, play.state().fleet(command.stack()).orElseThrow(), duty.get().troops(), way);
        return EuCommandRun.success();
    }
}
