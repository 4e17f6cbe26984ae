package tercio.domain.eu.land.siege.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.MarchBattleOdds;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.eu.world.militia.play.MilitiaAtHome;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;

/**
 * The odds of the siege at the end of a march onto an enemy fortress: of a round of undermining, and of an assault without a breach, by
 * all besiegers who then stand there. Nobody intercepts, no attrition strikes, militia stays in the fortress, which is as it is now (reading: the rules do
 * not mention odds).
 */
public final class MarchSiegeOdds {

    private MarchSiegeOdds() {}

    /**
     * The odds of that siege. Empty where no enemy fortress is besieged: enemies in the field are fought first, and what is left of both
     * sides then is not known; also where a commander has no values yet, and where the besiegers could neither undermine nor assault.
     */
    public static Optional<Forecast> odds(WarView board, Stack stack, List<SpaceId> path) {
        if (path.isEmpty()) {
            return Optional.empty();
        }
        var to = path.getLast();
        var alliance = board.state().allianceOf(stack);
        if (!board.hasEnemyFortress(to, alliance) || !board.enemiesInField(to, alliance).isEmpty()) {
            return Optional.empty();
        }
        return oddsOfStanding(MarchBattleOdds.boardOnArrival(board, stack, path), to);
    }

    /** The same odds for the besiegers who stand there; empty where nobody besieges, and where a commander has no values yet. */
    static Optional<Forecast> oddsOfStanding(WarView board, SpaceId to) {
        var there = MilitiaAtHome.boardWithMannedWalls(board, to);
        if (!isBesieged(there, to)) {
            return Optional.empty();
        }
        var forecast = undermining(there, to).orElse(Forecast.EMPTY);
        if (Sieges.assaultRefusal(there, to).isEmpty()) {
            forecast = assault(there, to, forecast);
        }
        return forecast.figures().isEmpty() ? Optional.empty() : Optional.of(forecast);
    }

    /** The odds of a round of undermining by the besiegers who stand there; empty as for both, and where they may not undermine. */
    public static Optional<Forecast> undermining(WarView board, SpaceId to) {
        var there = MilitiaAtHome.boardWithMannedWalls(board, to);
        return isBesieged(there, to) && Sieges.underminingRefusal(there, to).isEmpty()
                ? Optional.of(addFigures("undermining", SiegeForecaster.undermining(there, to), List.of("result", "attritionDue"), Forecast.EMPTY))
                : Optional.empty();
    }

    /** The odds of an assault at once through a fresh breach, for a besieger who could take it. */
    static Optional<Forecast> oddsThroughBreach(WarView board, SpaceId to) {
        var there = MilitiaAtHome.boardWithMannedWalls(board, to);
        return isBesieged(there, to) ? Optional.of(assault(there, to, Forecast.EMPTY)) : Optional.empty();
    }

    /** Whether anybody besieges the fortress, and the values of all commanders there are known. */
    private static boolean isBesieged(WarView there, SpaceId to) {
        var besiegers = there.besiegers(to);
        var leaders = Stream.concat(besiegers.stream(), there.stacksInside(to).stream()).flatMap(each -> each.leaders().stream()).toList();
        return !besiegers.isEmpty() && ViziersValues.viziersWithout(there.state(), leaders).isEmpty();
    }

    private static Forecast assault(WarView there, SpaceId to, Forecast before) {
        var assault = SiegeForecaster.assault(there, new ResolveAssault(to));
        return addFigures("assault", assault, List.of("fortressFalls"), before).with("assault/besiegerLossesLd", assault.figures().get("besieger/lossesLd"));
    }

    private static Forecast addFigures(String name, Forecast from, List<String> figures, Forecast to) {
        var all = to;
        for (var figure : figures) {
            all = all.with(name + "/" + figure, from.figures().get(figure));
        }
        return all;
    }
}
