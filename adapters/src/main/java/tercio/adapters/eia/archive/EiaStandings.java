package tercio.adapters.eia.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tercio.adapters.archive.BoardThing;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LeaderPiece;

/** The things by which a board of Empires in Arms is known: corps with the leaders beside them, cities with their holders, and sieges. */
final class EiaStandings {

    private static final String FACTORS = "factors";

    private EiaState last;
    private List<BoardThing> known = List.of();

    List<BoardThing> of(EiaState board) {
        if (last == null || board.corps() != last.corps() || board.cities() != last.cities() || board.leaders() != last.leaders()) {
            var now = read(board);
            known = now.equals(known) ? known : now;
        }
        last = board;
        return known;
    }

    private static List<BoardThing> read(EiaState board) {
        var all = new ArrayList<BoardThing>();
        var leaders = board.leaders().values().stream().filter(leader -> leader.at().isPresent()).collect(Collectors.groupingBy(leader -> leader.at().orElseThrow()));
        board.corps().values().forEach(corps -> all.add(new BoardThing("corps", corps.id().value(), corps.at().id().value(), corps.power().word(), "",
                corps.factors().map(Factors::total).orElse(null), FACTORS, ofPower(corps.power(), leaders.getOrDefault(corps.at(), List.of())))));
        board.cities().values().forEach(city -> {
            all.add(new BoardThing("city", city.area().value(), city.area().value(), city.controller().value(), "", city.garrisonFactors(), FACTORS, ""));
            if (city.isBesieged()) {
                all.add(new BoardThing("siege", city.area().value(), city.area().value(), city.besiegers().getFirst().word(), city.controller().value(), null, "", ""));
            }
        });
        return all;
    }

    private static String ofPower(Power power, List<LeaderPiece> leaders) {
        return leaders.stream().filter(leader -> leader.power() == power).map(leader -> leader.id().value()).sorted().collect(Collectors.joining(" "));
    }
}
