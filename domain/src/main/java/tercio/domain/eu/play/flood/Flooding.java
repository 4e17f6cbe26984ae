package tercio.domain.eu.play.flood;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.ProvinceMarks;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Company;
import tercio.domain.eu.play.Floods;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.flood.FloodCommand.FloodProvince;
import tercio.domain.eu.play.flood.FloodCommand.KeepDikes;
import tercio.domain.eu.play.flood.FloodEvent.DikesKept;
import tercio.domain.eu.play.flood.FloodEvent.FloodOffered;
import tercio.domain.eu.play.flood.FloodEvent.ProvinceFlooded;
import tercio.domain.eu.play.interception.Interceptions;
import tercio.domain.eu.play.interception.OverrunOfMover;
import tercio.domain.eu.play.supply.SupplySegmentEvent.PillagePlaced;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The question whether Holland floods a province that an enemy has just entered on the march (EU-MOVE-5). Readings: Holland must control
 * the province, whose dikes it opens, besieged or not; it is asked before anybody overruns or intercepts the stack; no flood stops troops that
 * land from ships, nor a leader alone.
 */
public final class Flooding {

    private Flooding() {}

    /**
     * Asks Holland about the stack that has just entered a province.
     *
     * @return whether it is asked
     */
    public static boolean offered(Play play) {
        var move = Interceptions.underWay(play.state()).orElseThrow();
        if (!possible(play.board(), move)) {
            return false;
        }
        play.happens(new FloodOffered(Floods.COUNTRY, move.stack(), move.province()));
        return true;
    }

    private static boolean possible(Board board, Move move) {
        if (!board.state().marks().floods().asked() || !board.map().national(Floods.COUNTRY, move.province())) {
            return false;
        }
        var mover = board.state().stacks().get(move.stack());
        return board.enemiesIn(move.province(), board.state().allianceOf(Floods.COUNTRY), board.state().allianceOf(mover))
                && Floods.COUNTRY.equals(board.controller(move.province())) && !Floods.lies(board, move.province());
    }

    /** The choice between the flood and none. */
    static List<Option> options(Board board, Duty.Flood duty) {
        var from = Interceptions.underWay(board.state()).map(Move::from).orElseThrow();
        return List.of(
                new Option("flood " + board.name(duty.province()) + " for " + price(board) + ": "
                        + StackTitle.of(board.state(), duty.moving()) + " goes back to " + board.name(from), new FloodProvince(duty.province())),
                new Option("do not flood " + board.name(duty.province()), new KeepDikes(duty.province())));
    }

    /** Floods the province and drives the stack back; its move ends. Refused unless Holland was just asked. */
    static Optional<Verdict<EuEvent>> flood(Play play, FloodProvince command) {
        var asked = asked(play, command.province());
        if (asked.isEmpty()) {
            return notAsked(play, command.province());
        }
        var duty = asked.get();
        var state = play.state();
        var move = Interceptions.underWay(state).orElseThrow();
        var driven = Company.of(state, state.stacks().get(move.stack())).stream().map(Stack::id).toList();
        var price = Step.of("flood", Floods.RULE).side(duty.country()).result(price(play.board()));
        play.happens(new ProvinceFlooded(duty.country(), duty.province(), driven, move.from(), figure(play.board(), "dutch_flood_vp"),
                stability(play.board())), List.of(price));
        int pillaged = state.marks().pillage(duty.province());
        if (pillaged < ProvinceMarks.MOST_PILLAGED) {
            play.happens(new PillagePlaced(duty.province(), Math.min(ProvinceMarks.MOST_PILLAGED, pillaged + Floods.PILLAGE)));
        }
        return Play.done();
    }

    /** Lets the stack come: it may still be overrun or intercepted. Refused unless Holland was just asked. */
    static Optional<Verdict<EuEvent>> keep(Play play, KeepDikes command) {
        var asked = asked(play, command.province());
        if (asked.isEmpty()) {
            return notAsked(play, command.province());
        }
        play.happens(new DikesKept(asked.get().country(), asked.get().moving(), command.province()));
        OverrunOfMover.offer(play);
        return Play.done();
    }

    private static int figure(Board board, String key) {
        return board.tables().constants().value(key);
    }

    /** The levels of stability that Holland loses: none that it has not. */
    private static int stability(Board board) {
        var holland = board.state().countries().get(Floods.COUNTRY);
        return holland.stability() - holland.changes(-figure(board, "dutch_flood_stability"), 0).stability();
    }

    private static String price(Board board) {
        return figure(board, "dutch_flood_vp") + " VP and " + stability(board) + " stability";
    }

    private static Optional<Duty.Flood> asked(Play play, String province) {
        return play.state().duties().stream().limit(1).filter(Duty.Flood.class::isInstance).map(Duty.Flood.class::cast)
                .filter(duty -> duty.province().equals(province)).findFirst();
    }

    private static Optional<Verdict<EuEvent>> notAsked(Play play, String province) {
        return Play.refused(Floods.RULE, "no enemy has just marched into " + play.board().name(province) + ": " + Nation.of(Floods.COUNTRY)
                + " floods a national province that it controls while an enemy moves there");
    }
}
