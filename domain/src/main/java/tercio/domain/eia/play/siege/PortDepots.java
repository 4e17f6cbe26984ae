package tercio.domain.eia.play.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.DepotCounters;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** The depot inside a captured port city: destroyed, or converted and moved into the area (EIA-7.4.3.4.5). */
final class PortDepots {

    static final String RULE = "EIA-7.4.3.4.5";

    private PortDepots() {}

    /**
     * Offers the depot inside a city to the enemy who controls that city now.
     *
     * @return whether there was one
     */
    static boolean fallsTo(EiaPlay play) {
        var board = play.board();
        for (var depot : board.state().depots().values()) {
            if (!depot.at().inCity()) {
                continue;
            }
            var captor = board.state().city(depot.at().area()).flatMap(city -> Power.of(city.controller()));
            boolean fallen = !board.besieged(depot.at().area()) && captor.filter(power -> board.atWar(power, depot.power())
                    && board.state().power(power).isPresent()).isPresent();
            if (fallen) {
                AssaultAttempts.due(play, new SiegeDuty.CapturedDepot(captor.get(), depot.at().area()));
                return true;
            }
        }
        return false;
    }

    static List<Option> options(EiaBoard board, SiegeDuty.CapturedDepot duty) {
        var options = new ArrayList<Option>();
        options.add(new Option("destroy the depot", new CitySiegeCommand.TakePortDepot(duty.power(), duty.area(), false)));
        if (convertible(board, duty.power(), duty.area())) {
            options.add(new Option("convert the depot", new CitySiegeCommand.TakePortDepot(duty.power(), duty.area(), true)));
        }
        return options;
    }

    /** Whether it would be part of a valid chain of the captor, who has a counter for it (EIA-7.2); an area holds one depot. */
    private static boolean convertible(EiaBoard board, Power power, String area) {
        var place = Location.field(area);
        return board.depot(area).isEmpty() && DepotCounters.left(board, power) && SupplyChains.with(board, power, place).valid(place);
    }

    static Optional<Verdict<EiaEvent>> take(EiaPlay play, CitySiegeCommand.TakePortDepot command) {
        var duty = SiegeStep.owed(play, SiegeDuty.CapturedDepot.class, command);
        if (duty.isEmpty()) {
            return SiegeStep.notAsked(RULE, "No depot in a captured port waits for " + command.power().title() + " here.");
        }
        if (command.convert() && !convertible(play.board(), command.power(), command.area())) {
            return EiaPlay.refused(RULE, "A depot is converted only where it would be part of a valid supply chain, the area holds no other depot, and a counter is left.",
                    options(play.board(), duty.get()));
        }
        settle(play, command.power(), command.area(), command.convert());
        return EiaPlay.done();
    }

    static boolean settles(EiaPlay play, SiegeDuty.CapturedDepot duty) {
        boolean forced = !convertible(play.board(), duty.power(), duty.area());
        if (forced) {
            settle(play, duty.power(), duty.area(), false);
        }
        return forced;
    }

    private static void settle(EiaPlay play, Power by, String area, boolean convert) {
        var of = play.state().depotAt(Location.city(area)).orElseThrow().power();
        play.happens(convert ? new CitySiegeEvent.PortDepotConverted(area, of, by) : new CitySiegeEvent.PortDepotDestroyed(area, of));
    }
}
