package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.EnterCity;
import tercio.domain.eia.movement.play.MarchCommand.QuitCity;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Corps go into cities and out of them, at no cost (EIA-7.3.3, EIA-7.3.4). A corps that marched upon enemy corps in the field must
 * attack them (EIA-7.3.7.1): it enters no city there. One that stood there before its movement may.
 */
public final class CityMoves {

    private static final String INTO = "EIA-7.3.3";
    private static final String ROOM = "EIA-7.3.3.4";
    private static final String OUT = "EIA-7.3.4";

    private CityMoves() {}

    static Execution enter(EiaCommandRun play, EnterCity command) {
        var board = play.board();
        var corps = CorpsMarch.ownCorps(board, command.power(), command.corps());
        if (corps.isEmpty()) {
            return EiaCommandRun.refuse(INTO, CorpsMarch.noCorps("field", command.power(), command.corps()));
        }
        var objection = entryRefusal(board, corps.get()).or(() -> AccompanyingLeaders.refusal(board, corps.get(), command.leaders()));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var area = corps.get().at().area();
        boolean occupies = wouldOccupy(board, command.power(), area);
        play.emit(new MarchEvent.CorpsShifted(corps.get().id(), Location.city(area), command.leaders()));
        if (occupies) {
            play.emit(new MarchEvent.VacantCityTaken(area, command.power()));
        }
        return EiaCommandRun.success();
    }

    /** Whether a power that enters a city takes its control: an enemy controls it, and left it vacant. */
    public static boolean wouldOccupy(EiaWarView board, Power power, SpaceId area) {
        return board.state().city(area).filter(city -> board.atWar(power, city.controller())).isPresent();
    }

    private static Optional<Refusal> entryRefusal(EiaWarView board, Corps corps) {
        var area = corps.at().area();
        if (!corps.at().inField()) {
            return refusal(INTO, Sentence.of("eia.refused.not-in-field").with("corps", CampaignNames.corps(corps.id())));
        }
        if (!corps.journey().entered().isEmpty() && !board.enemyCorpsInField(corps.power(), area).isEmpty()) {
            return refusal("EIA-7.3.7.1", Sentence.of("eia.refused.must-attack").with("corps", CampaignNames.corps(corps.id())).with("where", CampaignNames.area(area)));
        }
        if (!DepotGarrison.isCityOpenTo(board, corps.power(), area)) {
            return refusal(INTO, Sentence.of("eia.refused.no-open-city").with("where", CampaignNames.area(area)).with("room", false));
        }
        int room = CityRoom.asKnownTo(board, corps.power(), area);
        return corps.factorsOrNone().total() <= room ? ForageTime.refusal(board, corps)
                : refusal(ROOM, Sentence.of("eia.refused.city-room").with("where", CampaignNames.area(area)).with("room", Math.max(0, room)).with("more", false));
    }

    static Execution leave(EiaCommandRun play, QuitCity command) {
        var board = play.board();
        var corps = CorpsMarch.ownCorps(board, command.power(), command.corps()).filter(found -> found.at().inCity());
        if (corps.isEmpty()) {
            return EiaCommandRun.refuse(OUT, CorpsMarch.noCorps("city", command.power(), command.corps()));
        }
        var area = corps.get().at().area();
        if (board.isBesieged(area)) {
            return EiaCommandRun.refuse(OUT, Sentence.of("eia.refused.besieged").with("piece", CampaignNames.corps(corps.get().id())).with("several", false).with("at", CampaignNames.at(area)));
        }
        var objection = ForageTime.refusal(board, corps.get()).or(() -> AccompanyingLeaders.refusal(board, corps.get(), command.leaders()));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        play.emit(new MarchEvent.CorpsShifted(corps.get().id(), Location.field(area), command.leaders()));
        return EiaCommandRun.success();
    }

    static Sentence.Keyed entering(SpaceId area, List<EiaLeaderId> leaders) {
        return AccompanyingLeaders.withLeaders(Sentence.of("eia.march.to-enter").with("where", CampaignNames.area(area)), leaders);
    }

    static Sentence.Keyed leaving(SpaceId area, List<EiaLeaderId> leaders) {
        return AccompanyingLeaders.withLeaders(Sentence.of("eia.march.to-quit").with("where", CampaignNames.area(area)), leaders);
    }

    static List<Option> options(EiaWarView board, Corps corps) {
        var options = new ArrayList<Option>();
        var area = corps.at().area();
        for (var leaders : AccompanyingLeaders.leaderChoices(board, corps)) {
            if (corps.at().inField() && entryRefusal(board, corps).isEmpty()) {
                options.add(new Option(entering(area, leaders),
                        new EnterCity(corps.power(), corps.id(), leaders)));
            } else if (corps.at().inCity() && !board.isBesieged(area) && ForageTime.refusal(board, corps).isEmpty()) {
                options.add(new Option(leaving(area, leaders),
                        new QuitCity(corps.power(), corps.id(), leaders)));
            }
        }
        return options;
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
