package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CombatArmy;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.DepotFate;
import tercio.domain.eia.play.combat.CombatCommand.SettleDepot;
import tercio.domain.eia.play.combat.CombatEvent.BesiegersLeft;
import tercio.domain.eia.play.combat.CombatEvent.CombatAnswered;
import tercio.domain.eia.play.combat.CombatEvent.CombatClosed;
import tercio.domain.eia.play.combat.CombatEvent.CorpsRemoved;
import tercio.domain.eia.play.combat.CombatEvent.DepotSettled;
import tercio.domain.eia.play.combat.CombatEvent.EmptiedCityFell;
import tercio.domain.eia.play.lines.DepotCounters;
import tercio.domain.eia.play.lines.DepotGarrison;
import tercio.domain.eia.play.lines.SparedCities;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/** The aftermath of a combat: emptied corps, depots, sieges that end, the next combat (EIA-7.5.5, EIA-7.5.2.14). */
final class Aftermath {

    static final String DEPOTS = "EIA-7.5.2.14";

    private Aftermath() {}

    // --- Emptied corps ---------------------------------------------------------------------------------------------

    /**
     * Removes emptied corps, and leaders left without a corps of their power, as after foraging (EIA-7.5.5, EIA-7.4.1.3.3, reading).
     * Returns whether there were any.
     */
    static boolean removeEmptied(EiaPlay play) {
        var combat = CombatFlow.combat(play.state());
        var corps = new ArrayList<String>();
        var leaders = new ArrayList<String>();
        for (var side : CombatSide.values()) {
            var emptied = combat.army(side).corps().stream()
                    .filter(id -> play.state().corps().get(id).factors().filter(Factors::isEmpty).isPresent()).toList();
            corps.addAll(emptied);
            CombatCommanders.leaders(play.board(), combat, side).stream().filter(leader -> play.state().corpsAt(Location.field(combat.area())).stream()
                    .noneMatch(each -> each.power() == leader.power() && !emptied.contains(each.id()))).map(LeaderPiece::id).forEach(leaders::add);
        }
        if (corps.isEmpty() && leaders.isEmpty()) {
            return false;
        }
        play.happens(new CorpsRemoved(corps, leaders), List.of(Step.of("removal of corps", "EIA-7.5.5").result(corps.isEmpty()
                ? CombatNames.leaders(leaders) + " without corps" : CombatNames.units(play.state(), corps))));
        return true;
    }

    // --- The order of what follows ---------------------------------------------------------------------------------

    static boolean goesOn(EiaPlay play, LandCombat combat) {
        if (removeEmptied(play)) {
            return true;
        }
        if (depot(play.board(), combat).isPresent() && combat.answered().isEmpty()) {
            return false;
        }
        besiegers(play, combat);
        close(play, combat);
        return true;
    }

    /** The power that remains alone and the depot that it may settle; empty where there is none. */
    static Optional<Depot> depot(EiaBoard board, LandCombat combat) {
        return remaining(board, combat).flatMap(side -> board.depot(combat.area())
                .filter(depot -> depot.garrison().isEmpty() && board.atWar(combat.army(side).lead(), depot.power())));
    }

    /** The only side with corps in the field of the area. */
    static Optional<CombatSide> remaining(EiaBoard board, LandCombat combat) {
        boolean attacker = stands(board, combat, combat.attacker());
        boolean defender = stands(board, combat, combat.defender());
        return attacker == defender ? Optional.empty() : Optional.of(attacker ? CombatSide.ATTACKER : CombatSide.DEFENDER);
    }

    private static boolean stands(EiaBoard board, LandCombat combat, CombatArmy army) {
        return !board.field(combat.area(), corps -> army.powers().contains(corps.power())).isEmpty() || army.depot()
                || !army.irregulars().isEmpty();
    }

    static List<Option> depotOptions(EiaBoard board, LandCombat combat) {
        var power = combat.army(remaining(board, combat).orElseThrow()).lead();
        var options = new ArrayList<Option>();
        options.add(new Option("leave the depot", new SettleDepot(power, DepotFate.LEAVE)));
        options.add(new Option("destroy the depot", new SettleDepot(power, DepotFate.DESTROY)));
        if (DepotCounters.left(board, power) && SupplyChains.with(board, power, Location.field(combat.area())).valid(Location.field(combat.area()))) {
            options.add(new Option("convert the depot", new SettleDepot(power, DepotFate.CONVERT)));
        }
        return options;
    }

    static Optional<Verdict<EiaEvent>> settle(EiaPlay play, SettleDepot command) {
        var combat = CombatFlow.combat(play.state());
        if (depot(play.board(), combat).isEmpty() || combat.army(remaining(play.board(), combat).orElseThrow()).lead() != command.power()) {
            return EiaPlay.refused(DEPOTS, "There is no enemy depot that " + command.power().title() + " could settle.");
        }
        var legal = depotOptions(play.board(), combat);
        if (legal.stream().noneMatch(option -> option.command().equals(command))) {
            return EiaPlay.refused(DEPOTS, "A depot is converted only where it would be part of a valid chain and a counter is left.", legal);
        }
        play.happens(new DepotSettled(command.power(), command.fate()));
        play.happens(new CombatAnswered(command.power()));
        return EiaPlay.done();
    }

    // --- Sieges ----------------------------------------------------------------------------------------------------

    private static void besiegers(EiaPlay play, LandCombat combat) {
        var city = play.state().city(combat.area());
        if (city.isEmpty() || !city.get().besieged()) {
            return;
        }
        var left = city.get().besiegers().stream()
                .filter(power -> !play.board().field(combat.area(), corps -> corps.power() == power).isEmpty()).toList();
        if (!left.equals(city.get().besiegers())) {
            play.happens(new BesiegersLeft(combat.area(), left));
        }
        if (combat.kind() == CombatKind.LIMITED && !left.isEmpty() && play.board().vacantCity(combat.area())) {
            play.happens(new EmptiedCityFell(combat.area(), left.getFirst().word()),
                    List.of(Step.of("city without defenders", "EIA-7.5.4.2.3.1.1").result("captured")));
        }
    }

    private static void close(EiaPlay play, LandCombat combat) {
        var fought = new ArrayList<String>();
        if (combat.kind() != CombatKind.TRIVIAL) {
            for (var side : CombatSide.values()) {
                fought.addAll(combat.army(side).used());
                fought.addAll(combat.army(side).irregulars());
            }
        }
        play.happens(new CombatClosed(combat.area(), fought, garrisoning(play.board(), combat), besieging(play.board(), combat)));
    }

    /** The phasing powers that may occupy a friendly or vacant city with what stands outside (EIA-7.5.1.3). */
    private static List<Power> garrisoning(EiaBoard board, LandCombat combat) {
        return phasing(board, combat).filter(power -> DepotGarrison.openTo(board, power, combat.area())).toList();
    }

    private static Stream<Power> phasing(EiaBoard board, LandCombat combat) {
        var slot = board.state().slot().orElseThrow();
        return combat.attacker().powers().stream().filter(slot::acts)
                .filter(power -> !board.field(combat.area(), corps -> corps.power() == power).isEmpty());
    }

    /**
     * The phasing powers that may now besiege an enemy city: having won, or where all defenders went inside (EIA-7.5.1.1.2), if all
     * their corps used depot supply or did not use unused movement points (EIA-7.5.4, EIA-7.4.1.2.2).
     */
    private static List<Power> besieging(EiaBoard board, LandCombat combat) {
        boolean won = combat.winner().filter(side -> side == CombatSide.ATTACKER).isPresent() && combat.kind() != CombatKind.LIMITED;
        boolean retired = combat.end().isEmpty();
        if (board.printedCity(combat.area()).isEmpty() || board.besieged(combat.area()) || board.vacantCity(combat.area()) || !won && !retired) {
            return List.of();
        }
        return phasing(board, combat).filter(power -> board.enemyInside(power, combat.area()))
                .filter(power -> !SparedCities.spared(board, power, combat.area())).toList();
    }
}
