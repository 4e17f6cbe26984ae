package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.movement.play.MarchCommand.Disembark;
import tercio.domain.eia.supply.line.play.SeaLanes;
import tercio.domain.game.Execution;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

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

    private static List<Corps> corpsAboard(EiaWarView board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.at().isAboard()).toList();
    }

    /** The corps of a power on fleets at sea or in blockade boxes: they are lost if they have not disembarked when its movement ends. */
    public static List<Corps> corpsAtSea(EiaWarView board, Power power) {
        return corpsAboard(board, power).stream().filter(corps -> !isInPort(board, corps)).toList();
    }

    private static boolean isInPort(EiaWarView board, Corps corps) {
        return board.map().area(corps.at().area()).isPresent() && SeaLanes.hasFleetInPort(board, corps.power(), corps.at().area());
    }

    /** The places at which a corps on a fleet can go ashore. */
    static List<Location> landings(EiaWarView board, Corps corps) {
        if (!corps.at().isAboard()) {
            return List.of();
        }
        var at = corps.at().area();
        var shores = board.map().area(at).isPresent() ? List.of(at) : board.map().shoresOf(at);
        var ground = new MarchGround(board, corps.power());
        var all = new ArrayList<Location>();
        for (var shore : shores) {
            if (isInPort(board, corps) || ground.areaRefusal(shore).isEmpty()) {
                all.add(Location.field(shore));
            }
            if (isBesiegedFriendlyPort(board, corps.power(), shore) && CityRoom.asKnownTo(board, corps.power(), shore) >= corps.factorsOrNone().total()) {
                all.add(Location.city(shore));
            }
        }
        return all;
    }

    private static boolean isBesiegedFriendlyPort(EiaWarView board, Power power, SpaceId area) {
        return SeaLanes.isFriendlyPort(board, power, area) && board.isBesieged(area);
    }

    static Execution disembark(EiaCommandRun play, Disembark command) {
        var board = play.board();
        var found = CorpsMarch.ownCorps(board, command.power(), command.corps()).filter(corps -> corps.at().isAboard());
        if (found.isEmpty()) {
            return EiaCommandRun.refuse(RULE, CorpsMarch.noCorps("fleet", command.power(), command.corps()));
        }
        var corps = found.get();
        var objection = ForageTime.refusal(board, corps).or(() -> landingRefusal(board, corps, command)).or(() -> AccompanyingLeaders.refusal(board, corps, command.leaders()));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get().withLegal(options(board, corps)));
        }
        land(play, corps, command.intoCity() ? Location.city(command.area()) : Location.field(command.area()), command.leaders());
        return EiaCommandRun.success();
    }

    private static Optional<Refusal> landingRefusal(EiaWarView board, Corps corps, Disembark command) {
        var at = corps.at().area();
        var area = command.area() == null ? SpaceId.NONE : command.area();
        boolean port = board.map().area(at).isPresent();
        if (port ? !at.equals(area) : !board.map().shoresOf(at).contains(area)) {
            return refusal(RULE, Sentence.of("eia.refused.landing").with("corps", CampaignNames.corps(corps.id())).with("port", port).with("where", CampaignNames.area(at)));
        }
        if (!command.intoCity()) {
            return isInPort(board, corps) ? Optional.empty() : new MarchGround(board, corps.power()).areaRefusal(area);
        }
        if (!isBesiegedFriendlyPort(board, corps.power(), area)) {
            return refusal(RULE, Sentence.of("eia.refused.landing-in-field").with("corps", CampaignNames.corps(corps.id())).with("where", CampaignNames.area(area)));
        }
        int room = CityRoom.asKnownTo(board, corps.power(), area);
        return corps.factorsOrNone().total() <= room ? Optional.empty()
                : refusal("EIA-7.3.3.4", Sentence.of("eia.refused.city-room").with("where", CampaignNames.area(area)).with("room", Math.max(0, room)).with("more", false));
    }

    private static void land(EiaCommandRun play, Corps corps, Location to, List<EiaLeaderId> leaders) {
        play.emit(new MarchEvent.CorpsDisembarked(corps.id(), to, MarchAllowances.of(play.board().counter(corps), corps.power()), leaders));
        if (to.inField()) {
            EnemyDepots.threaten(play, corps.power(), corps.id(), to.area());
        }
    }

    /** The ways ashore of a corps on a fleet. */
    static List<Option> options(EiaWarView board, Corps corps) {
        var options = new ArrayList<Option>();
        if (ForageTime.refusal(board, corps).isPresent()) {
            return options;
        }
        int points = MarchAllowances.of(board.counter(corps), corps.power());
        for (var to : landings(board, corps)) {
            boolean attack = to.inField() && new MarchGround(board, corps.power()).hasEnemiesToAttack(to.area());
            for (var leaders : AccompanyingLeaders.leaderChoices(board, corps)) {
                options.add(new Option(AccompanyingLeaders.withLeaders(Sentence.of("eia.march.to-disembark").with("port", to.inCity()).with("where", CampaignNames.area(to.area()))
                        .with("at", CampaignNames.at(to.area())), leaders).with("attack", attack),
                        new Disembark(corps.power(), corps.id(), to.area(), to.inCity(), leaders),
                        new MovePreview(to.area().value(), List.of(to.area().value()), points, 0, attack, null, List.of(), NO_RISK)));
            }
        }
        return options;
    }

    /**
     * Settles one corps that is still on a fleet when the movement of its power is over.
     *
     * @return whether there was one
     */
    static boolean settleNextCorps(EiaCommandRun play, Power power) {
        var board = play.board();
        var left = corpsAboard(board, power).stream().findFirst();
        left.ifPresent(corps -> {
            var leaders = AccompanyingLeaders.allMustGo(board, corps) ? AccompanyingLeaders.leadersWith(board, corps).stream().map(LeaderPiece::id).toList() : List.<EiaLeaderId>of();
            if (isInPort(board, corps)) {
                var ashore = landings(board, corps);
                land(play, corps, ashore.getLast(), leaders);
            } else {
                play.emit(new MarchEvent.CorpsLostAtSea(power, corps.id(), Optional.of(corps.factorsOrNone()), leaders));
            }
        });
        return left.isPresent();
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
