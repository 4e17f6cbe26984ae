package tercio.domain.eu.world.convoy.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.convoy.Convoy;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.convoy.play.TreasureCommand.PlaceFlota;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyCameBack;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The return of the Flota de Oro, and of no other convoy. When it was sunk or has reached Europe it comes back empty at the beginning of
 * the next round, in an American port of its country on the Atlantic (EU-CONVOY-FLOTA, AMB-28). It is lost as long as there is no such
 * port.
 */
public final class Flotas {

    static final String RULE = "EU-CONVOY-FLOTA";

    private Flotas() {}

    /** The Flota of the scenario that is no longer on the map; empty while it sails, and where there never was one. */
    static Optional<FleetAtStart> missingFlota(WarView board) {
        return board.state().scenario().navalStacks().stream().filter(fleet -> fleet.convoy().filter(kind -> kind == ConvoyKind.FLOTA_DE_ORO).isPresent())
                .findFirst().filter(fleet -> board.state().navies().stacks().values().stream().noneMatch(ships -> ships.convoy(ConvoyKind.FLOTA_DE_ORO).isPresent()));
    }

    /** The ports where it may come back now. */
    static List<SpaceId> returnPorts(WarView board) {
        return board.state().phase() instanceof Phase.RoundStart ? missingFlota(board).map(fleet -> GoldPorts.returnPorts(board, fleet.country())).orElse(List.of()) : List.of();
    }

    /** Whether its country chooses between several ports. */
    public static boolean mustChoosePort(WarView board) {
        return returnPorts(board).size() > 1;
    }

    static List<Option> options(WarView board) {
        return mustChoosePort(board) ? returnPorts(board).stream().map(port -> new Option(Sentence.of("eu.treasure.to-come-back")
                .with("where", SentenceNames.place(port)), new PlaceFlota(port))).toList() : List.of();
    }

    /**
     * Brings the Flota back where no choice is left.
     *
     * @return whether it came back
     */
    public static boolean returnFlota(EuCommandRun play) {
        var ports = returnPorts(play.board());
        if (ports.size() != 1) {
            return false;
        }
        recordReturn(play, ports.getFirst());
        return true;
    }

    static Execution place(EuCommandRun play, PlaceFlota command) {
        if (!mustChoosePort(play.board()) || !returnPorts(play.board()).contains(command.province())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.treasure.refused-flota"), options(play.board()));
        }
        recordReturn(play, command.province());
        return EuCommandRun.success();
    }

    private static void recordReturn(EuCommandRun play, SpaceId port) {
        var fleet = missingFlota(play.board()).orElseThrow();
        var fresh = Convoy.starting(ConvoyKind.FLOTA_DE_ORO);
        play.emit(new ConvoyCameBack(ConvoyKind.FLOTA_DE_ORO, fleet.id().part(play.state().founded() + 1), fleet.country(), port, fresh.ships()));
    }
}
