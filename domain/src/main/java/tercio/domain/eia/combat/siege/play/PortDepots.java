package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.DepotCounters;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The depot inside a captured port city: destroyed, or converted and moved into the area (EIA-7.4.3.4.5). */
final class PortDepots {

    static final String RULE = "EIA-7.4.3.4.5";

    private PortDepots() {}

    /**
     * Offers the depot inside a city to the enemy who controls that city now.
     *
     * @return whether there was one
     */
    static boolean offerFallenDepot(EiaCommandRun play) {
        var board = play.board();
        for (var depot : board.state().depots().values()) {
            if (!depot.at().inCity()) {
                continue;
            }
            var captor = board.state().city(depot.at().area()).flatMap(city -> Power.of(city.controller()));
            boolean fallen = !board.isBesieged(depot.at().area()) && captor.filter(power -> board.atWar(power, depot.power())
                    && board.state().power(power).isPresent()).isPresent();
            if (fallen) {
                AssaultAttempts.addDuty(play, new SiegeDuty.CapturedDepot(captor.get(), depot.at().area()));
                return true;
            }
        }
        return false;
    }

    static List<Option> options(EiaWarView board, SiegeDuty.CapturedDepot duty) {
        var options = new ArrayList<Option>();
        options.add(new Option(Sentence.of("eia.siege.to-depot").with("convert", false), new CitySiegeCommand.TakePortDepot(duty.power(), duty.area(), false)));
        if (canConvert(board, duty.power(), duty.area())) {
            options.add(new Option(Sentence.of("eia.siege.to-depot").with("convert", true), new CitySiegeCommand.TakePortDepot(duty.power(), duty.area(), true)));
        }
        return options;
    }

    /** Whether it would be part of a valid chain of the captor, who has a counter for it (EIA-7.2); an area holds one depot. */
    private static boolean canConvert(EiaWarView board, Power power, SpaceId area) {
        var place = Location.field(area);
        return board.depotInField(area).isEmpty() && DepotCounters.areLeft(board, power) && SupplyChains.withDepot(board, power, place).isValid(place);
    }

    static Execution take(EiaCommandRun play, CitySiegeCommand.TakePortDepot command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.CapturedDepot.class, command);
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-port-depot").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())));
        }
        if (command.convert() && !canConvert(play.board(), command.power(), command.area())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-conversion").with("port", true),
                    options(play.board(), duty.get()));
        }
        settle(play, command.power(), command.area(), command.convert());
        return EiaCommandRun.success();
    }

    static boolean settleForcedDuty(EiaCommandRun play, SiegeDuty.CapturedDepot duty) {
        boolean forced = !canConvert(play.board(), duty.power(), duty.area());
        if (forced) {
            settle(play, duty.power(), duty.area(), false);
        }
        return forced;
    }

    private static void settle(EiaCommandRun play, Power by, SpaceId area, boolean convert) {
        var of = play.state().depotAt(Location.city(area)).orElseThrow().power();
        play.emit(convert ? new CitySiegeEvent.PortDepotConverted(area, of, by) : new CitySiegeEvent.PortDepotDestroyed(area, of));
    }
}
