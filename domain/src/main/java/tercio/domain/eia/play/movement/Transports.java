package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.SeaLanes;
import tercio.domain.eia.play.movement.MarchCommand.Disembark;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/**
 * Corps go ashore from the fleets that transport them (EIA-7.3.5, EIA-6.2.5): from the sea into any area next to it, from a port or
 * a blockade box into the area of that port, and into the city itself where it is a besieged friendly port. It takes the whole
 * allowance and counts as having crossed a river.
 *
 * <p>Read: a landing enters the area, so that neutral and foreign territory is closed as it is for a march (EIA-10.3); the port in
 * which the corps lies is open to it. When the movement of a power is over, its corps at sea and in blockade boxes are eliminated,
 * and those in ports go ashore by themselves: the rule says "must" of both, and "or be eliminated" of the former alone.
 */
public final class Transports {

    static final String RULE = "EIA-7.3.5";
    private static final String NO_RISK = "0.00";

    private Transports() {}

    private static List<Corps> aboard(EiaBoard board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.at().isAboard()).toList();
    }

    /** The corps of a power on fleets at sea or in blockade boxes: they are lost if they have not disembarked when its movement ends. */
    public static List<Corps> atSea(EiaBoard board, Power power) {
        return aboard(board, power).stream().filter(corps -> !inPort(board, corps)).toList();
    }

    private static boolean inPort(EiaBoard board, Corps corps) {
        return board.map().area(corps.at().area()).isPresent() && SeaLanes.fleetInPort(board, corps.power(), corps.at().area());
    }

    /** The places at which a corps on a fleet can go ashore. */
    static List<Location> landings(EiaBoard board, Corps corps) {
        if (!corps.at().isAboard()) {
            return List.of();
        }
        var at = corps.at().area();
        var shores = board.map().area(at).isPresent() ? List.of(at) : board.map().shoresOf(at);
        var ground = new MarchGround(board, corps.power());
        var all = new ArrayList<Location>();
        for (var shore : shores) {
            if (inPort(board, corps) || ground.closed(shore).isEmpty()) {
                all.add(Location.field(shore));
            }
            if (besiegedFriendlyPort(board, corps.power(), shore) && board.roomInCity(corps.power(), shore) >= corps.held().total()) {
                all.add(Location.city(shore));
            }
        }
        return all;
    }

    private static boolean besiegedFriendlyPort(EiaBoard board, Power power, String area) {
        return SeaLanes.friendlyPort(board, power, area) && board.besieged(area);
    }

    static Optional<Verdict<EiaEvent>> disembark(EiaPlay play, Disembark command) {
        var board = play.board();
        var found = CorpsMarch.own(board, command.power(), command.corps()).filter(corps -> corps.at().isAboard());
        if (found.isEmpty()) {
            return EiaPlay.refused(RULE, command.power().title() + " has no corps " + command.corps() + " on a fleet.");
        }
        var corps = found.get();
        var objection = ForageTime.objection(board, corps).or(() -> objection(board, corps, command)).or(() -> LeadersAlong.objection(board, corps, command.leaders()));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get().legal(options(board, corps))));
        }
        land(play, corps, command.intoCity() ? Location.city(command.area()) : Location.field(command.area()), command.leaders());
        return EiaPlay.done();
    }

    private static Optional<Refusal> objection(EiaBoard board, Corps corps, Disembark command) {
        var at = corps.at().area();
        var area = command.area() == null ? "" : command.area();
        boolean port = board.map().area(at).isPresent();
        if (port ? !at.equals(area) : !board.map().shoresOf(at).contains(area)) {
            return no(RULE, corps.title() + " disembarks " + (port ? "in the area of the port where its fleet is, " + board.name(at) + "."
                    : "in an area next to " + board.name(at) + "."));
        }
        if (!command.intoCity()) {
            return inPort(board, corps) ? Optional.empty() : new MarchGround(board, corps.power()).closed(area);
        }
        if (!besiegedFriendlyPort(board, corps.power(), area)) {
            return no(RULE, board.name(area) + " is no besieged friendly port: " + corps.title() + " disembarks in the field.");
        }
        int room = board.roomInCity(corps.power(), area);
        return corps.held().total() <= room ? Optional.empty()
                : no("EIA-7.3.3.4", "The city of " + board.name(area) + " has room for " + Math.max(0, room) + " factors.");
    }

    private static void land(EiaPlay play, Corps corps, Location to, List<String> leaders) {
        play.happens(new MarchEvent.CorpsDisembarked(corps.id(), to, MarchAllowances.of(corps.counter(), corps.power()), leaders));
        if (to.inField()) {
            EnemyDepots.threaten(play, corps.power(), corps.id(), to.area());
        }
    }

    /** The ways ashore of a corps on a fleet. */
    static List<Option> options(EiaBoard board, Corps corps) {
        var options = new ArrayList<Option>();
        if (ForageTime.objection(board, corps).isPresent()) {
            return options;
        }
        int points = MarchAllowances.of(corps.counter(), corps.power());
        for (var to : landings(board, corps)) {
            boolean attack = to.inField() && new MarchGround(board, corps.power()).attacks(to.area());
            for (var leaders : LeadersAlong.offered(board, corps)) {
                options.add(new Option("disembark " + (to.inCity() ? "into the port of " : "in ") + board.name(to.area())
                        + LeadersAlong.words(board, leaders) + (attack ? ", attack" : ""),
                        new Disembark(corps.power(), corps.id(), to.area(), to.inCity(), leaders),
                        new MovePreview(to.area(), List.of(to.area()), points, 0, attack, null, List.of(), NO_RISK)));
            }
        }
        return options;
    }

    /**
     * Settles one corps that is still on a fleet when the movement of its power is over.
     *
     * @return whether there was one
     */
    static boolean settle(EiaPlay play, Power power) {
        var board = play.board();
        var left = aboard(board, power).stream().findFirst();
        left.ifPresent(corps -> {
            var leaders = LeadersAlong.allMustGo(board, corps) ? LeadersAlong.with(board, corps).stream().map(LeaderPiece::id).toList() : List.<String>of();
            if (inPort(board, corps)) {
                var ashore = landings(board, corps);
                land(play, corps, ashore.getLast(), leaders);
            } else {
                play.happens(new MarchEvent.CorpsLostAtSea(power, corps.id(), Optional.of(corps.held()), leaders));
            }
        });
        return left.isPresent();
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
