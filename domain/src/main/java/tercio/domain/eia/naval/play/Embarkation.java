package tercio.domain.eia.naval.play;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.SeaLanes;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Corps go aboard fleets of their power or of an ally that lie in a friendly port, which may be besieged (EIA-6.2.5).
 *
 * <p>Read: a besieged port is entered from its city alone, and enemy corps in the field of the port close it to corps outside the city.
 * Leaders who would stay without any corps go along, those of an ally too (EIA-7.3.3.4).
 */
final class Embarkation {

    static final String RULE = "EIA-6.2.5";

    private Embarkation() {}

    static Execution embark(EiaCommandRun play, NavalCommand.EmbarkCorps command) {
        var board = play.board();
        var corps = board.state().findCorps(command.corps()).filter(each -> each.power() == command.power());
        if (corps.isEmpty() || !canEmbark(board, corps.get())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.embarkation").with("who", CampaignNames.power(command.power())), options(board, command.power()));
        }
        var here = leadersWith(board, corps.get()).map(LeaderPiece::id).toList();
        var leaders = isLast(board, corps.get()) ? board.state().leadersAt(corps.get().at()).stream().map(LeaderPiece::id).toList() : command.leaders();
        if (!here.containsAll(command.leaders()) || new HashSet<>(command.leaders()).size() < command.leaders().size()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.leaders-aboard").with("corps", CampaignNames.corps(command.corps())).with("who", CampaignNames.power(command.power())), options(board, command.power()));
        }
        play.emit(new NavalEvent.CorpsEmbarked(command.power(), command.corps(), corps.get().at().area(), leaders), List.of(
                Step.of("embarkation", RULE).side(command.power().word()).result(Sailing.resultAt(CampaignNames.corps(corps.get().id()), corps.get().at().area()))));
        return EiaCommandRun.success();
    }

    static boolean canEmbark(EiaWarView board, Corps corps) {
        var at = corps.at();
        return !at.isAboard() && board.printedCity(at.area()).filter(City::port).isPresent() && SeaLanes.isFriendlyPort(board, corps.power(), at.area())
                && SeaLanes.hasFleetInPort(board, corps.power(), at.area()) && (at.inCity() || !board.isBesieged(at.area()) && board.enemyCorpsInField(corps.power(), at.area()).isEmpty());
    }

    /** Whether no other corps stays with whom leaders of the power could stay. */
    private static boolean isLast(EiaWarView board, Corps corps) {
        return board.state().corpsAt(corps.at()).stream().noneMatch(other -> !other.id().equals(corps.id())
                && (other.power() == corps.power() || board.areAllied(other.power(), corps.power())));
    }

    private static Stream<LeaderPiece> leadersWith(EiaWarView board, Corps corps) {
        return board.state().leadersAt(corps.at()).stream().filter(leader -> leader.power() == corps.power());
    }

    static List<Option> options(EiaWarView board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> canEmbark(board, corps)).flatMap(corps -> {
            var leaders = leadersWith(board, corps).toList();
            var alone = new Option(Sentence.of("eia.naval.to-embark").with("corps", CampaignNames.corps(corps.id())).with("led", !leaders.isEmpty() && isLast(board, corps)),
                    new NavalCommand.EmbarkCorps(power, corps.id(), isLast(board, corps) ? leaders.stream().map(LeaderPiece::id).toList() : List.of()));
            return leaders.isEmpty() || isLast(board, corps) ? Stream.of(alone) : Stream.concat(Stream.of(alone), leaders.stream()
                    .map(leader -> new Option(Sentence.of("eia.naval.to-embark-with").with("corps", CampaignNames.corps(corps.id())).with("leader", CampaignNames.leader(leader.id())),
                            new NavalCommand.EmbarkCorps(power, corps.id(), List.of(leader.id())))));
        }).toList();
    }
}
