package tercio.domain.eu.play.treasure;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.convoy.Convoy;
import tercio.domain.eu.convoy.ConvoyKind;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetAtStart;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.treasure.TreasureCommand.PlaceFlota;
import tercio.domain.eu.play.treasure.TreasureEvent.ConvoyCameBack;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The return of the Flota de Oro, and of no other convoy. When it was sunk or has reached Europe it comes back empty at the beginning of
 * the next round, in an American port of its country on the Atlantic (EU-CONVOY-FLOTA, AMB-28). It is lost as long as there is no such
 * port.
 */
public final class Flotas {

    static final String RULE = "EU-CONVOY-FLOTA";

    private Flotas() {}

    /** The Flota of the scenario that is no longer on the map; empty while it sails, and where there never was one. */
    static Optional<FleetAtStart> gone(Board board) {
        return board.state().scenario().afloat().stream().filter(fleet -> fleet.convoy().filter(kind -> kind == ConvoyKind.FLOTA_DE_ORO).isPresent())
                .findFirst().filter(fleet -> board.state().navies().stacks().values().stream().noneMatch(ships -> ships.convoy(ConvoyKind.FLOTA_DE_ORO).isPresent()));
    }

    /** The ports where it may come back now. */
    static List<String> ports(Board board) {
        return board.state().phase() instanceof Phase.RoundStart ? gone(board).map(fleet -> GoldPorts.ofReturn(board, fleet.country())).orElse(List.of()) : List.of();
    }

    /** Whether its country chooses between several ports. */
    public static boolean waits(Board board) {
        return ports(board).size() > 1;
    }

    static List<Option> options(Board board) {
        return waits(board) ? ports(board).stream().map(port -> new Option("in " + board.name(port), new PlaceFlota(port))).toList() : List.of();
    }

    /**
     * Brings the Flota back where no choice is left.
     *
     * @return whether it came back
     */
    public static boolean goOn(Play play) {
        var ports = ports(play.board());
        if (ports.size() != 1) {
            return false;
        }
        back(play, ports.getFirst());
        return true;
    }

    static Optional<Verdict<EuEvent>> place(Play play, PlaceFlota command) {
        if (!waits(play.board()) || !ports(play.board()).contains(command.province())) {
            return Play.refused(RULE, "the Flota de Oro comes back at the beginning of a round after it was sunk or has reached Europe, in an American port of its "
                    + "country on the Atlantic", options(play.board()));
        }
        back(play, command.province());
        return Play.done();
    }

    private static void back(Play play, String port) {
        var fleet = gone(play.board()).orElseThrow();
        var fresh = Convoy.fresh(ConvoyKind.FLOTA_DE_ORO);
        play.happens(new ConvoyCameBack(ConvoyKind.FLOTA_DE_ORO, fleet.id() + "." + (play.state().founded() + 1), fleet.country(), port, fresh.ships()));
    }
}
