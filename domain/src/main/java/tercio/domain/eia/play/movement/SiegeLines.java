package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CityHold;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.SparedCities;
import tercio.domain.eia.play.movement.MarchCommand.BesiegeCity;
import tercio.domain.eia.play.movement.MarchCommand.LiftSiege;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Sieges begin and end during movement (EIA-7.3.7.1, EIA-7.5.4). All corps of a power in the field of an area besiege when one
 * does, so a siege is a matter of the power.
 */
public final class SiegeLines {

    private static final String RULE = "EIA-7.5.4";

    private SiegeLines() {}

    static Optional<Verdict<EiaEvent>> besiege(EiaPlay play, BesiegeCity command) {
        var board = play.board();
        if (!besiegeable(board, command.power()).contains(command.area())) {
            if (SparedCities.spared(board, command.power(), command.area())) {
                return EiaPlay.refused(SparedCities.RULE, command.power().title() + " begins no siege of " + board.name(command.area())
                        + " in this month: a corps there foraged with the help of unused movement points.", options(board, command.power()));
            }
            return EiaPlay.refused(RULE, board.name(command.area()) + " has no city held by enemies of " + command.power().title()
                    + " that a corps of it in the field can besiege, without enemy corps in the field.", options(board, command.power()));
        }
        play.happens(new MarchEvent.SiegeBegan(command.power(), command.area()));
        return EiaPlay.done();
    }

    static Optional<Verdict<EiaEvent>> lift(EiaPlay play, LiftSiege command) {
        var board = play.board();
        if (board.state().city(command.area()).filter(city -> city.besiegers().contains(command.power())).isEmpty()) {
            return EiaPlay.refused(RULE, command.power().title() + " besieges no city in " + board.name(command.area()) + ".",
                    options(board, command.power()));
        }
        play.happens(new MarchEvent.SiegeLifted(command.power(), command.area()));
        return EiaPlay.done();
    }

    /** Ends the siege of a city that a corps left, where it was the last one of its power. */
    public static void liftEmpty(EiaPlay play, Power power, Location left) {
        var board = play.board();
        boolean besieged = board.state().city(left.area()).filter(city -> city.besiegers().contains(power)).isPresent();
        if (left.inField() && besieged && board.field(left.area(), corps -> corps.power() == power).isEmpty()) {
            play.happens(new MarchEvent.SiegeLifted(power, left.area()));
        }
    }

    /**
     * When all have moved, the field forces of a power around a city that its ally besieges besiege it too, if it is at war with
     * those inside (EIA-7.3.7.1, reading E22).
     *
     * @return whether one did
     */
    static boolean alliesJoin(EiaPlay play) {
        var board = play.board();
        if (!(board.state().phase() instanceof LandPhase.InSequence(var slot, var step)) || step != LandStep.SUPPLY || slot.mover() > 0) {
            return false;
        }
        for (var city : board.besiegedCities()) {
            var ally = board.state().played()
                    .filter(power -> !city.besiegers().contains(power) && city.besiegers().stream().anyMatch(besieger -> board.allied(power, besieger)))
                    .filter(power -> besiegeable(board, power).contains(city.area())).findFirst();
            if (ally.isPresent()) {
                play.happens(new MarchEvent.SiegeBegan(ally.get(), city.area()));
                return true;
            }
        }
        return false;
    }

    /** The areas in which a power can begin a siege. */
    static List<String> besiegeable(EiaBoard board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.at().inField()).map(corps -> corps.at().area()).distinct()
                .filter(area -> board.state().city(area).filter(city -> !city.besiegers().contains(power)).isPresent())
                .filter(area -> board.enemyCorpsInField(power, area).isEmpty() && heldByEnemies(board, power, area))
                .filter(area -> !SparedCities.spared(board, power, area)).toList();
    }

    /** Whether enemies of a power are inside the city of an area. */
    public static boolean heldByEnemies(EiaBoard board, Power power, String area) {
        return board.inside(area).stream().anyMatch(corps -> board.atWar(power, corps.power()))
                || board.state().irregularsAt(Location.city(area)).stream().anyMatch(piece -> board.atWar(power, piece.power()))
                || board.state().city(area).map(CityHold::garrisons).stream().flatMap(garrisons -> garrisons.keySet().stream())
                        .anyMatch(nation -> board.atWar(power, nation));
    }

    static List<Option> options(EiaBoard board, Power power) {
        var options = new ArrayList<Option>();
        besiegeable(board, power).forEach(area -> options.add(new Option("besiege " + board.name(area), new BesiegeCity(power, area))));
        board.besiegedCities().stream().filter(city -> city.besiegers().contains(power))
                .forEach(city -> options.add(new Option("lift the siege of " + board.name(city.area()), new LiftSiege(power, city.area()))));
        return options;
    }
}
