package tercio.domain.eu.peoples.holland.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.interception.play.OverrunOfMover;
import tercio.domain.eu.peoples.holland.play.FloodCommand.FloodProvince;
import tercio.domain.eu.peoples.holland.play.FloodCommand.KeepDikes;
import tercio.domain.eu.peoples.holland.play.FloodEvent.DikesKept;
import tercio.domain.eu.peoples.holland.play.FloodEvent.FloodOffered;
import tercio.domain.eu.peoples.holland.play.FloodEvent.ProvinceFlooded;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

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
    public static boolean offerFlood(EuCommandRun play) {
        var move = Interceptions.moveUnderWay(play.state()).orElseThrow();
        if (!isPossible(play.board(), move)) {
            return false;
        }
        play.emit(new FloodOffered(Floods.COUNTRY, move.stack(), move.province()));
        return true;
    }

    private static boolean isPossible(WarView board, Move move) {
        if (!board.state().marks().floods().asked() || !board.map().isNational(Floods.COUNTRY, move.province())) {
            return false;
        }
        var mover = board.state().stacks().get(move.stack());
        return board.areEnemiesIn(move.province(), board.state().allianceOf(Floods.COUNTRY), board.state().allianceOf(mover))
                && Floods.COUNTRY.equals(board.controller(move.province())) && !Floods.isFlooded(board, move.province());
    }

    /** The choice between the flood and none. */
    static List<Option> options(WarView board, Duty.Flood duty) {
        var from = Interceptions.moveUnderWay(board.state()).map(Move::from).orElseThrow();
        return List.of(
                new Option(Sentence.of("eu.flood.to-flood").with("where", SentenceNames.place(duty.province())).with("points", figure(board, "dutch_flood_vp"))
                        .with("stability", stability(board)).with("stack", SentenceNames.stack(board.state(), duty.moving())).with("back", SentenceNames.place(from)), new FloodProvince(duty.province())),
                new Option(Sentence.of("eu.flood.to-keep").with("where", SentenceNames.place(duty.province())), new KeepDikes(duty.province())));
    }

    /** Floods the province and drives the stack back; its move ends. Refused unless Holland was just asked. */
    static Execution flood(EuCommandRun play, FloodProvince command) {
        var asked = openDuty(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        var duty = asked.get();
        var state = play.state();
        var move = Interceptions.moveUnderWay(state).orElseThrow();
        var driven = JointMarch.of(state, state.stacks().get(move.stack())).stream().map(Stack::id).toList();
        var price = Step.of("flood", Floods.RULE).side(duty.country().value()).result(price(play.board()));
        play.emit(new ProvinceFlooded(duty.country(), duty.province(), driven, move.from(), figure(play.board(), "dutch_flood_vp"),
                stability(play.board())), List.of(price));
        int pillaged = state.marks().pillageLevel(duty.province());
        if (pillaged < ProvinceMarks.MOST_PILLAGED) {
            play.emit(new PillagePlaced(duty.province(), Math.min(ProvinceMarks.MOST_PILLAGED, pillaged + Floods.PILLAGE)));
        }
        return EuCommandRun.success();
    }

    /** Lets the stack come: it may still be overrun or intercepted. Refused unless Holland was just asked. */
    static Execution keep(EuCommandRun play, KeepDikes command) {
        var asked = openDuty(play, command.province());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(notAskedRefusal(command.province()));
        }
        play.emit(new DikesKept(asked.get().country(), asked.get().moving(), command.province()));
        OverrunOfMover.offer(play);
        return EuCommandRun.success();
    }

    private static int figure(WarView board, String key) {
        return board.tables().constants().value(key);
    }

    /** The levels of stability that Holland loses: none that it has not. */
    private static int stability(WarView board) {
        var holland = board.state().countries().get(Floods.COUNTRY);
        return holland.stability() - holland.withChanges(-figure(board, "dutch_flood_stability"), 0).stability();
    }

    private static Sentence.Keyed price(WarView board) {
        return Sentence.of("eu.flood.result-price").with("points", figure(board, "dutch_flood_vp")).with("stability", stability(board));
    }

    private static Optional<Duty.Flood> openDuty(EuCommandRun play, SpaceId province) {
        return play.state().duties().stream().limit(1).filter(Duty.Flood.class::isInstance).map(Duty.Flood.class::cast)
                .filter(duty -> duty.province().equals(province)).findFirst();
    }

    private static Refusal notAskedRefusal(SpaceId province) {
        return Refusal.of(Floods.RULE, Sentence.of("eu.flood.refused-no-enemy").with("where", SentenceNames.place(province)).with("who", SentenceNames.country(Floods.COUNTRY)));
    }
}
