package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.lines.DepotGarrison;
import tercio.domain.eia.play.movement.MarchCommand.EnterCity;
import tercio.domain.eia.play.movement.MarchCommand.QuitCity;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;

/**
 * Corps go into cities and out of them, at no cost (EIA-7.3.3, EIA-7.3.4). A corps that marched upon enemy corps in the field must
 * attack them (EIA-7.3.7.1): it enters no city there. One that stood there before its movement may.
 */
public final class CityMoves {

    private static final String INTO = "EIA-7.3.3";
    private static final String ROOM = "EIA-7.3.3.4";
    private static final String OUT = "EIA-7.3.4";

    private CityMoves() {}

    static Optional<Verdict<EiaEvent>> enter(EiaPlay play, EnterCity command) {
        var board = play.board();
        var corps = CorpsMarch.own(board, command.power(), command.corps());
        if (corps.isEmpty()) {
            return EiaPlay.refused(INTO, command.power().title() + " moves no corps " + command.corps() + ".");
        }
        var objection = closed(board, corps.get()).or(() -> LeadersAlong.objection(board, corps.get(), command.leaders()));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get()));
        }
        var area = corps.get().at().area();
        boolean occupies = occupies(board, command.power(), area);
        play.happens(new MarchEvent.CorpsShifted(corps.get().id(), Location.city(area), command.leaders()));
        if (occupies) {
            play.happens(new MarchEvent.VacantCityTaken(area, command.power()));
        }
        return EiaPlay.done();
    }

    /** Whether a power that enters a city takes its control: an enemy controls it, and left it vacant. */
    public static boolean occupies(EiaBoard board, Power power, String area) {
        return board.state().city(area).filter(city -> board.atWar(power, city.controller())).isPresent();
    }

    private static Optional<Refusal> closed(EiaBoard board, Corps corps) {
        var area = corps.at().area();
        if (!corps.at().inField()) {
            return no(INTO, corps.title() + " does not stand in the field.");
        }
        if (!corps.journey().entered().isEmpty() && !board.enemyCorpsInField(corps.power(), area).isEmpty()) {
            return no("EIA-7.3.7.1", "Enemy corps stand in the field of " + board.name(area) + ": " + corps.title() + " attacks them.");
        }
        if (!DepotGarrison.openTo(board, corps.power(), area)) {
            return no(INTO, board.name(area) + " has no unbesieged city that is friendly or vacant.");
        }
        int room = board.roomInCity(corps.power(), area);
        return corps.held().total() <= room ? ForageTime.objection(board, corps)
                : no(ROOM, "The city of " + board.name(area) + " has room for " + Math.max(0, room) + " factors.");
    }

    static Optional<Verdict<EiaEvent>> leave(EiaPlay play, QuitCity command) {
        var board = play.board();
        var corps = CorpsMarch.own(board, command.power(), command.corps()).filter(found -> found.at().inCity());
        if (corps.isEmpty()) {
            return EiaPlay.refused(OUT, command.power().title() + " has no corps " + command.corps() + " in a city.");
        }
        var area = corps.get().at().area();
        if (board.besieged(area)) {
            return EiaPlay.refused(OUT, corps.get().title() + " is besieged in " + board.name(area) + ".");
        }
        var objection = ForageTime.objection(board, corps.get()).or(() -> LeadersAlong.objection(board, corps.get(), command.leaders()));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get()));
        }
        play.happens(new MarchEvent.CorpsShifted(corps.get().id(), Location.field(area), command.leaders()));
        return EiaPlay.done();
    }

    static List<Option> options(EiaBoard board, Corps corps) {
        var options = new ArrayList<Option>();
        var area = corps.at().area();
        for (var leaders : LeadersAlong.offered(board, corps)) {
            if (corps.at().inField() && closed(board, corps).isEmpty()) {
                options.add(new Option("enter the city of " + board.name(area) + LeadersAlong.words(board, leaders),
                        new EnterCity(corps.power(), corps.id(), leaders)));
            } else if (corps.at().inCity() && !board.besieged(area) && ForageTime.objection(board, corps).isEmpty()) {
                options.add(new Option("leave the city of " + board.name(area) + LeadersAlong.words(board, leaders),
                        new QuitCity(corps.power(), corps.id(), leaders)));
            }
        }
        return options;
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
