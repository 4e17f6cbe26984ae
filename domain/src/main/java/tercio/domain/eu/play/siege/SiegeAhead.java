package tercio.domain.eu.play.siege;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.battle.FightAhead;
import tercio.domain.eu.play.leader.ViziersValues;
import tercio.domain.eu.play.militia.MilitiaAtHome;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.ruling.Forecast;

/**
 * The odds of the siege at the end of a march onto an enemy fortress: of a round of undermining, and of an assault without a breach, by
 * all besiegers who then stand there. Nobody intercepts, no attrition strikes, militia stays in the fortress, which is as it is now (reading: the rules do
 * not mention odds).
 */
public final class SiegeAhead {

    private SiegeAhead() {}

    /**
     * The odds of that siege. Empty where no enemy fortress is besieged: enemies in the field are fought first, and what is left of both
     * sides then is not known; also where a commander has no values yet, and where the besiegers could neither undermine nor assault.
     */
    public static Optional<Forecast> odds(Board board, Stack stack, List<String> path) {
        if (path.isEmpty()) {
            return Optional.empty();
        }
        var to = path.getLast();
        int alliance = board.state().allianceOf(stack);
        if (!board.enemyFortress(to, alliance) || !board.enemiesInField(to, alliance).isEmpty()) {
            return Optional.empty();
        }
        return standing(FightAhead.arrived(board, stack, path), to);
    }

    /** The same odds for the besiegers who stand there; empty where nobody besieges, and where a commander has no values yet. */
    static Optional<Forecast> standing(Board board, String to) {
        var there = MilitiaAtHome.manned(board, to);
        if (!besieged(there, to)) {
            return Optional.empty();
        }
        var forecast = undermining(there, to).orElse(Forecast.EMPTY);
        if (Sieges.notAssaulting(there, to).isEmpty()) {
            forecast = assault(there, to, forecast);
        }
        return forecast.figures().isEmpty() ? Optional.empty() : Optional.of(forecast);
    }

    /** The odds of a round of undermining by the besiegers who stand there; empty as for both, and where they may not undermine. */
    public static Optional<Forecast> undermining(Board board, String to) {
        var there = MilitiaAtHome.manned(board, to);
        return besieged(there, to) && Sieges.notUndermining(there, to).isEmpty()
                ? Optional.of(under("undermining", SiegeOutlook.undermining(there, to), List.of("result", "attritionDue"), Forecast.EMPTY))
                : Optional.empty();
    }

    /** The odds of an assault at once through a fresh breach, for a besieger who could take it. */
    static Optional<Forecast> breached(Board board, String to) {
        var there = MilitiaAtHome.manned(board, to);
        return besieged(there, to) ? Optional.of(assault(there, to, Forecast.EMPTY)) : Optional.empty();
    }

    /** Whether anybody besieges the fortress, and the values of all commanders there are known. */
    private static boolean besieged(Board there, String to) {
        var besiegers = there.besiegers(to);
        var leaders = Stream.concat(besiegers.stream(), there.inside(to).stream()).flatMap(each -> each.leaders().stream()).toList();
        return !besiegers.isEmpty() && ViziersValues.without(there.state(), leaders).isEmpty();
    }

    private static Forecast assault(Board there, String to, Forecast before) {
        var assault = SiegeOutlook.assault(there, new ResolveAssault(to));
        return under("assault", assault, List.of("fortressFalls"), before).with("assault/besiegerLossesLd", assault.figures().get("besieger/lossesLd"));
    }

    private static Forecast under(String name, Forecast from, List<String> figures, Forecast to) {
        var all = to;
        for (var figure : figures) {
            all = all.with(name + "/" + figure, from.figures().get(figure));
        }
        return all;
    }
}
