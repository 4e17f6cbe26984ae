package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.eia.combat.CombatCommander;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatForecast;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FactorLine;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.combat.TrivialCombat;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.ruling.Forecast;

/**
 * The odds of a day: of fighting on after it, which is the next day with the chits of this one, or of this day before its first round.
 * Both sides stay, losses go by the standing order, without reinforcements, guards and artillery. Figures of the next day stand under
 * {@code sameChits}, which says so.
 */
final class LaterDays {

    private static final List<String> FIGURES = List.of("winner", "ended", "lostFactors/attacker", "lostFactors/defender");

    private final EiaBoard board;
    private final LandCombat combat;
    private final EiaTables tables;

    private LaterDays(EiaBoard board, LandCombat combat, EiaTables tables) {
        this.board = board;
        this.combat = combat;
        this.tables = tables;
    }

    /** The odds for both sides; empty where the viewer does not know all factors, or a side cannot repeat its chit. */
    static Optional<Forecast> of(EiaBoard board, LandCombat combat, EiaTables tables) {
        return known(board, combat) ? new LaterDays(board, combat, tables).forecast(combat.day() + 1).map(LaterDays::figures) : Optional.empty();
    }

    /** The odds of the day of which no round was fought yet; empty where the viewer does not know all factors, or where the defender withdraws, which is settled by then. */
    static Optional<CombatForecast> thisDay(EiaBoard board, LandCombat combat, EiaTables tables) {
        boolean withdrawn = combat.shown().filter(chits -> chits.defender() == OperationalChit.WITHDRAW).isPresent();
        return known(board, combat) && !withdrawn ? new LaterDays(board, combat, tables).forecast(combat.day()) : Optional.empty();
    }

    private static boolean known(EiaBoard board, LandCombat combat) {
        return Stream.of(combat.attacker(), combat.defender()).flatMap(army -> army.corps().stream())
                .allMatch(id -> board.state().findCorps(id).filter(corps -> corps.factors().isPresent()).isPresent());
    }

    private Optional<CombatForecast> forecast(int day) {
        var terms = new CombatTerms(board.area(combat.area()).terrain(), day, CombatOptions.moraleMethod(board.state()),
                CombatOptions.on(board.state(), CombatOptions.CAVALRY_SUPERIORITY), force(CombatSide.ATTACKER), force(CombatSide.DEFENDER),
                board.state().readings());
        if (combat.simplified()) {
            return Optional.of(CombatForecast.of(new TrivialCombat(terms, combat.kind() != CombatKind.TRIVIAL), tables));
        }
        var chits = combat.shown().orElseThrow();
        boolean eachCorps = chits.defender() == OperationalChit.WITHDRAW && CombatCommanders.of(board, combat.defender()).isEmpty();
        var divided = FieldCombat.outflanker(chits.attacker(), chits.defender(), tables);
        var part = divided.map(this::flanking);
        if (eachCorps || part.filter(Optional::isEmpty).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(CombatForecast.of(new FieldCombat(terms, chits.attacker(), chits.defender(), combat.crossing(), part.flatMap(known -> known),
                List.of()), tables));
    }

    private static Forecast figures(CombatForecast forecast) {
        var all = forecast.figures();
        var shown = Forecast.EMPTY;
        for (var figure : FIGURES) {
            shown = shown.with("sameChits/" + figure, all.figures().get(figure));
        }
        return shown;
    }

    private List<FactorLine> lines(List<ArmyUnit> units) {
        return ArmyUnit.lines(board.state(), units, tables).stream().filter(line -> line.count() > 0).toList();
    }

    private CombatForce force(CombatSide side) {
        var army = combat.army(side);
        var units = ArmyUnit.of(board, combat, side);
        int corps = (int) units.stream().filter(unit -> unit.corps() && !unit.factors().isEmpty()).count();
        var commander = CombatCommanders.of(board, army).map(leader -> commander(leader, side));
        return new CombatForce(army.lead(), corps, Math.min(corps, army.large().size()), lines(units), commander, CombatCommanders.intrinsic(board, army, tables),
                DueLosses.STANDING, OptionalInt.of(army.morale().base()), army.morale().lostBefore() + army.morale().lost(), DayChoice.FIGHT, army.depot());
    }

    private CombatCommander commander(LeaderPiece leader, CombatSide side) {
        var counter = leader.counter();
        boolean cavalry = CombatCommanders.leaders(board, combat, side).stream()
                .anyMatch(each -> each.power() == combat.army(side).lead() && each.counter().cavalryLeader());
        return new CombatCommander(counter.strategic(), counter.tactical(), OptionalInt.of(counter.tacticalMax()), counter.napoleon(), cavalry);
    }

    /** The same corps go around the flank again; empty where one of the parts has nothing left. */
    private Optional<OutflankingPart> flanking(CombatSide side) {
        var army = combat.army(side);
        var units = ArmyUnit.of(board, combat, side);
        var around = units.stream().filter(unit -> army.flanking().contains(unit.id()) && !unit.factors().isEmpty()).toList();
        var away = lines(around);
        var counts = new ArrayList<Integer>();
        boolean pins = false;
        for (var line : lines(units)) {
            int some = away.stream().filter(each -> each.type() == line.type() && each.nation().equals(line.nation())).mapToInt(FactorLine::count).sum();
            counts.add(some);
            pins |= some < line.count();
        }
        int corps = (int) around.stream().filter(ArmyUnit::corps).count();
        return corps > 0 && pins ? Optional.of(new OutflankingPart(corps, counts)) : Optional.empty();
    }
}
