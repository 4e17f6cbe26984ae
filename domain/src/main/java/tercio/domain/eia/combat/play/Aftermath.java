package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.combat.play.CombatCommand.DepotFate;
import tercio.domain.eia.combat.play.CombatCommand.SettleDepot;
import tercio.domain.eia.combat.play.CombatEvent.BesiegersLeft;
import tercio.domain.eia.combat.play.CombatEvent.CombatAnswered;
import tercio.domain.eia.combat.play.CombatEvent.CombatClosed;
import tercio.domain.eia.combat.play.CombatEvent.CorpsRemoved;
import tercio.domain.eia.combat.play.CombatEvent.DepotSettled;
import tercio.domain.eia.combat.play.CombatEvent.EmptiedCityFell;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.supply.line.play.DepotCounters;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.eia.supply.line.play.SparedCities;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The aftermath of a combat: emptied corps, depots, sieges that end, the next combat (EIA-7.5.5, EIA-7.5.2.14). */
final class Aftermath {

    static final String DEPOTS = "EIA-7.5.2.14";

    private Aftermath() {}

    // --- Emptied corps ---------------------------------------------------------------------------------------------

    /**
     * Removes emptied corps, and leaders left without a corps of their power, as after foraging (EIA-7.5.5, EIA-7.4.1.3.3, reading).
     * Returns whether there were any.
     */
    static boolean removeEmptiedCorps(EiaCommandRun play) {
        var combat = CombatFlow.combat(play.state());
        var corps = new ArrayList<UnitId>();
        var leaders = new ArrayList<EiaLeaderId>();
        for (var side : CombatSide.values()) {
            var emptied = combat.armyOf(side).corps().stream()
                    .filter(id -> play.state().corps().get(id).factors().filter(Factors::isEmpty).isPresent()).toList();
            corps.addAll(emptied);
            CombatCommanders.leaders(play.board(), combat, side).stream().filter(leader -> play.state().corpsAt(Location.field(combat.area())).stream()
                    .noneMatch(each -> each.power() == leader.power() && !emptied.contains(each.id()))).map(LeaderPiece::id).forEach(leaders::add);
        }
        if (corps.isEmpty() && leaders.isEmpty()) {
            return false;
        }
        play.emit(new CorpsRemoved(corps, leaders), List.of(Step.of("removal of corps", "EIA-7.5.5").result(corps.isEmpty()
                ? Sentence.of("eia.combat.result-without-corps").with("leaders", CampaignNames.leaders(leaders))
                : Sentence.of("eia.combat.result-units").with("units", CombatNames.unitNames(play.state(), corps)))));
        return true;
    }

    // --- The order of what follows ---------------------------------------------------------------------------------

    static boolean runAutomaticStep(EiaCommandRun play, LandCombat combat) {
        if (removeEmptiedCorps(play)) {
            return true;
        }
        if (depotToSettle(play.board(), combat).isPresent() && combat.answered().isEmpty()) {
            return false;
        }
        updateBesiegers(play, combat);
        close(play, combat);
        return true;
    }

    /** The power that remains alone and the depot that it may settle; empty where there is none. */
    static Optional<Depot> depotToSettle(EiaWarView board, LandCombat combat) {
        return remainingSide(board, combat).flatMap(side -> board.depotInField(combat.area())
                .filter(depot -> depot.garrison().isEmpty() && board.atWar(combat.armyOf(side).lead(), depot.power())));
    }

    private static Sentence depot(String fate) {
        return Sentence.of("eia.combat.to-depot").with("fate", fate);
    }

    /** The only side with corps in the field of the area. */
    static Optional<CombatSide> remainingSide(EiaWarView board, LandCombat combat) {
        boolean attacker = hasForces(board, combat, combat.attacker());
        boolean defender = hasForces(board, combat, combat.defender());
        return attacker == defender ? Optional.empty() : Optional.of(attacker ? CombatSide.ATTACKER : CombatSide.DEFENDER);
    }

    private static boolean hasForces(EiaWarView board, LandCombat combat, CombatArmy army) {
        return !board.corpsInField(combat.area(), corps -> army.powers().contains(corps.power())).isEmpty() || army.depot()
                || !army.irregulars().isEmpty();
    }

    static List<Option> depotOptions(EiaWarView board, LandCombat combat) {
        var power = combat.armyOf(remainingSide(board, combat).orElseThrow()).lead();
        var options = new ArrayList<Option>();
        options.add(new Option(depot("leave"), new SettleDepot(power, DepotFate.LEAVE)));
        options.add(new Option(depot("destroy"), new SettleDepot(power, DepotFate.DESTROY)));
        if (DepotCounters.areLeft(board, power) && SupplyChains.withDepot(board, power, Location.field(combat.area())).isValid(Location.field(combat.area()))) {
            options.add(new Option(depot("convert"), new SettleDepot(power, DepotFate.CONVERT)));
        }
        return options;
    }

    static Execution settle(EiaCommandRun play, SettleDepot command) {
        var combat = CombatFlow.combat(play.state());
        if (depotToSettle(play.board(), combat).isEmpty() || combat.armyOf(remainingSide(play.board(), combat).orElseThrow()).lead() != command.power()) {
            return EiaCommandRun.refuse(DEPOTS, Sentence.of("eia.refused.no-depot-to-settle").with("who", CampaignNames.power(command.power())));
        }
        var legal = depotOptions(play.board(), combat);
        if (legal.stream().noneMatch(option -> option.command().equals(command))) {
            return EiaCommandRun.refuse(DEPOTS, Sentence.of("eia.refused.no-conversion").with("port", false), legal);
        }
        play.emit(new DepotSettled(command.power(), command.fate()));
        play.emit(new CombatAnswered(command.power()));
        return EiaCommandRun.success();
    }

    // --- Sieges ----------------------------------------------------------------------------------------------------

    private static void updateBesiegers(EiaCommandRun play, LandCombat combat) {
        var city = play.state().city(combat.area());
        if (city.isEmpty() || !city.get().isBesieged()) {
            return;
        }
        var left = city.get().besiegers().stream()
                .filter(power -> !play.board().corpsInField(combat.area(), corps -> corps.power() == power).isEmpty()).toList();
        if (!left.equals(city.get().besiegers())) {
            play.emit(new BesiegersLeft(combat.area(), left));
        }
        if (combat.kind() == CombatKind.LIMITED && !left.isEmpty() && play.board().isVacantCity(combat.area())) {
            play.emit(new EmptiedCityFell(combat.area(), left.getFirst().nation()),
                    List.of(Step.of("city without defenders", "EIA-7.5.4.2.3.1.1").result(Sentence.of("eia.combat.result-captured"))));
        }
    }

    private static void close(EiaCommandRun play, LandCombat combat) {
        var fought = new ArrayList<UnitId>();
        if (combat.kind() != CombatKind.TRIVIAL) {
            for (var side : CombatSide.values()) {
                fought.addAll(combat.armyOf(side).used());
                fought.addAll(combat.armyOf(side).irregulars());
            }
        }
        play.emit(new CombatClosed(combat.area(), fought, powersToGarrison(play.board(), combat), powersToBesiege(play.board(), combat)));
    }

    /** The phasing powers that may occupy a friendly or vacant city with what stands outside (EIA-7.5.1.3). */
    private static List<Power> powersToGarrison(EiaWarView board, LandCombat combat) {
        return phasingPowers(board, combat).filter(power -> DepotGarrison.isCityOpenTo(board, power, combat.area())).toList();
    }

    private static Stream<Power> phasingPowers(EiaWarView board, LandCombat combat) {
        var slot = board.state().slot().orElseThrow();
        return combat.attacker().powers().stream().filter(slot::isActing)
                .filter(power -> !board.corpsInField(combat.area(), corps -> corps.power() == power).isEmpty());
    }

    /**
     * The phasing powers that may now besiege an enemy city: having won, or where all defenders went inside (EIA-7.5.1.1.2), if all
     * their corps used depot supply or did not use unused movement points (EIA-7.5.4, EIA-7.4.1.2.2).
     */
    private static List<Power> powersToBesiege(EiaWarView board, LandCombat combat) {
        boolean won = combat.winner().filter(side -> side == CombatSide.ATTACKER).isPresent() && combat.kind() != CombatKind.LIMITED;
        boolean retired = combat.end().isEmpty();
        if (board.printedCity(combat.area()).isEmpty() || board.isBesieged(combat.area()) || board.isVacantCity(combat.area()) || !won && !retired) {
            return List.of();
        }
        return phasingPowers(board, combat).filter(power -> board.hasEnemyInside(power, combat.area()))
                .filter(power -> !SparedCities.isSpared(board, power, combat.area())).toList();
    }
}
