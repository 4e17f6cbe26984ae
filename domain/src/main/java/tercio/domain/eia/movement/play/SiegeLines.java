package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.BesiegeCity;
import tercio.domain.eia.movement.play.MarchCommand.LiftSiege;
import tercio.domain.eia.supply.line.play.SparedCities;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Sieges begin and end during movement (EIA-7.3.7.1, EIA-7.5.4). All corps of a power in the field of an area besiege when one
 * does, so a siege is a matter of the power.
 */
public final class SiegeLines {

    private static final String RULE = "EIA-7.5.4";

    private SiegeLines() {}

    static Execution besiege(EiaCommandRun play, BesiegeCity command) {
        var board = play.board();
        if (!besiegeableAreas(board, command.power()).contains(command.area())) {
            if (SparedCities.isSpared(board, command.power(), command.area())) {
                return EiaCommandRun.refuse(SparedCities.RULE, Sentence.of("eia.refused.spared").with("who", CampaignNames.power(command.power())).with("city", CampaignNames.area(command.area())), options(board, command.power()));
            }
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-siege").with("who", CampaignNames.power(command.power())).with("area", CampaignNames.area(command.area())), options(board, command.power()));
        }
        play.emit(new MarchEvent.SiegeBegan(command.power(), command.area()));
        return EiaCommandRun.success();
    }

    static Execution lift(EiaCommandRun play, LiftSiege command) {
        var board = play.board();
        if (board.state().city(command.area()).filter(city -> city.besiegers().contains(command.power())).isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.not-besieging").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())),
                    options(board, command.power()));
        }
        play.emit(new MarchEvent.SiegeLifted(command.power(), command.area()));
        return EiaCommandRun.success();
    }

    /** Ends the siege of a city that a corps left, where it was the last one of its power. */
    public static void liftDesertedSiege(EiaCommandRun play, Power power, Location left) {
        var board = play.board();
        boolean besieged = board.state().city(left.area()).filter(city -> city.besiegers().contains(power)).isPresent();
        if (left.inField() && besieged && board.corpsInField(left.area(), corps -> corps.power() == power).isEmpty()) {
            play.emit(new MarchEvent.SiegeLifted(power, left.area()));
        }
    }

    /**
     * Begins sieges after all have moved: the field forces of a power around a city that its ally besieges besiege it too, if it is at war with
     * those inside (EIA-7.3.7.1, reading E22).
     *
     * @return whether one did
     */
    static boolean joinAlliedSieges(EiaCommandRun play) {
        var board = play.board();
        if (!(board.state().phase() instanceof LandPhase.InSequence(var slot, var step)) || step != LandStep.SUPPLY || slot.mover() > 0) {
            return false;
        }
        for (var city : board.besiegedCities()) {
            var ally = board.state().powersInGame()
                    .filter(power -> !city.besiegers().contains(power) && city.besiegers().stream().anyMatch(besieger -> board.areAllied(power, besieger)))
                    .filter(power -> besiegeableAreas(board, power).contains(city.area())).findFirst();
            if (ally.isPresent()) {
                play.emit(new MarchEvent.SiegeBegan(ally.get(), city.area()));
                return true;
            }
        }
        return false;
    }

    /** The areas in which a power can begin a siege. */
    static List<SpaceId> besiegeableAreas(EiaWarView board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.at().inField()).map(corps -> corps.at().area()).distinct()
                .filter(area -> board.state().city(area).filter(city -> !city.besiegers().contains(power)).isPresent())
                .filter(area -> board.enemyCorpsInField(power, area).isEmpty() && isHeldByEnemies(board, power, area))
                .filter(area -> !SparedCities.isSpared(board, power, area)).toList();
    }

    /** Whether enemies of a power are inside the city of an area. */
    public static boolean isHeldByEnemies(EiaWarView board, Power power, SpaceId area) {
        return board.corpsInside(area).stream().anyMatch(corps -> board.atWar(power, corps.power()))
                || board.state().irregularsAt(Location.city(area)).stream().anyMatch(piece -> board.atWar(power, piece.power()))
                || board.state().city(area).map(CityHold::garrisons).stream().flatMap(garrisons -> garrisons.keySet().stream())
                        .anyMatch(nation -> board.atWar(power, nation));
    }

    static List<Option> options(EiaWarView board, Power power) {
        var options = new ArrayList<Option>();
        besiegeableAreas(board, power).forEach(area -> options.add(new Option(Sentence.of("eia.march.to-besiege").with("city", CampaignNames.area(area)), new BesiegeCity(power, area))));
        board.besiegedCities().stream().filter(city -> city.besiegers().contains(power))
                .forEach(city -> options.add(new Option(Sentence.of("eia.march.to-lift").with("city", CampaignNames.area(city.area())), new LiftSiege(power, city.area()))));
        return options;
    }
}
