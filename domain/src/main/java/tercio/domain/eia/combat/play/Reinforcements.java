package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.RatingNumber;
import tercio.domain.eia.combat.play.CombatCommand.EndReinforcing;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.combat.play.CombatEvent.CombatAnswered;
import tercio.domain.eia.combat.play.CombatEvent.ReinforcementArrived;
import tercio.domain.eia.combat.play.CombatEvent.ReinforcementTried;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.AreaBorder;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Attempts to reinforce after each round (EIA-7.5.2.11). Each place beside the combat may try once after a round for each power:
 * with a leader all that he takes together, without one each corps for itself.
 */
final class Reinforcements {

    static final String RULE = "EIA-7.5.2.11.1";
    static final String REINFORCE = "reinforce";


    private Reinforcements() {}

    /** The side that a power may reinforce: its own, or that whose enemies are all at war with it (EIA-7.5.2.11.1.3). */
    static Optional<CombatSide> sideOf(EiaWarView board, LandCombat combat, Power power) {
        return combat.sideOf(power).or(() -> Stream.of(CombatSide.values())
                .filter(side -> combat.armyOf(side.opponent()).powers().stream().allMatch(enemy -> board.atWar(power, enemy)))
                .filter(side -> combat.armyOf(side).powers().stream().noneMatch(friend -> board.atWar(power, friend)))
                .filter(side -> combat.armyOf(side).powers().stream().anyMatch(friend -> board.areAllied(power, friend))).findFirst());
    }

    /** Whether the combat can be reinforced now (EIA-7.5.3.1, reading E15). */
    private static boolean isOpen(EiaWarView board, LandCombat combat, EiaTables tables) {
        boolean last = combat.round() >= tables.constants().rounds();
        boolean afterwards = combat.kind() != CombatKind.LIMITED && board.state().readings().is(CombatReadings.REINFORCE_AFTER_LAST_ROUND, "allowed");
        return combat.isAt(CombatStage.REINFORCEMENT) && combat.kind() != CombatKind.TRIVIAL && (!last || afterwards);
    }

    /** The powers that may try to reinforce and have not ended their attempts. */
    static List<Power> powersToAsk(EiaWarView board, LandCombat combat, EiaTables tables) {
        return !isOpen(board, combat, tables) ? List.of() : board.state().powersInGame().filter(power -> !combat.answered().contains(power))
                .filter(power -> !places(board, combat, power).isEmpty()).toList();
    }

    static boolean isSettled(EiaWarView board, LandCombat combat, EiaTables tables) {
        return powersToAsk(board, combat, tables).isEmpty();
    }

    /** The places from which a power may still try after this round. */
    static List<Location> places(EiaWarView board, LandCombat combat, Power power) {
        if (sideOf(board, combat, power).isEmpty()) {
            return List.of();
        }
        var near = board.map().landNeighbours(combat.area());
        return Stream.concat(Stream.of(Location.city(combat.area())),
                        near.stream().flatMap(area -> Stream.of(Location.field(area), Location.city(area))))
                .filter(place -> !combat.tried().contains(key(power, place)))
                .filter(place -> !place.inCity() || board.printedCity(place.area()).isPresent() && !board.isBesieged(place.area()))
                .filter(place -> !corps(board, power, place).isEmpty() || !irregulars(board, combat, power, place).isEmpty()).toList();
    }

    private static String key(Power power, Location place) {
        return power.word() + "@" + place.id();
    }

    /** The corps of a power at a place that may try: they have fought in no other combat, and will fight in none (EIA-7.5.2.11.1.2). */
    static List<UnitId> corps(EiaWarView board, Power power, Location place) {
        return isEngaged(board, power, place) ? List.of() : board.state().corpsAt(place).stream()
                .filter(corps -> corps.power() == power && !corps.journey().fought()).map(Corps::id).toList();
    }

    /** The irregulars there, which need a leader; guerillas come out of a city for an attacker alone (EIA-7.5.2.11.1). */
    static List<UnitId> irregulars(EiaWarView board, LandCombat combat, Power power, Location place) {
        boolean guerillas = place.inField() || sideOf(board, combat, power).filter(side -> side == CombatSide.ATTACKER).isPresent();
        return leader(board, power, place).isEmpty() || isEngaged(board, power, place) ? List.of() : board.state().irregularsAt(place).stream()
                .filter(piece -> piece.power() == power && !piece.journey().fought()).filter(piece -> guerillas || piece.type() != FactorType.GUERILLA)
                .map(Irregular::id).toList();
    }

    /** Whether the forces of a power there are to fight another combat of this sequence that is not trivial. */
    private static boolean isEngaged(EiaWarView board, Power power, Location place) {
        if (!place.inField() || !board.state().combats().declared().contains(place.area()) || !CombatListing.mustFight(board, place.area())) {
            return false;
        }
        var attacker = CombatListing.attacker(board, place.area());
        var defender = CombatListing.defender(board, place.area());
        return (attacker.powers().contains(power) || defender.powers().contains(power))
                && CombatListing.kind(board, attacker, defender, place.area()) != CombatKind.TRIVIAL;
    }

    /** The leader of a power there; among equals of its own the power takes the one with the best strategic rating. */
    private static Optional<LeaderPiece> leader(EiaWarView board, Power power, Location place) {
        var leaders = board.state().leadersAt(place).stream().filter(leader -> leader.power() == power).toList();
        return CombatCommanders.candidates(board, leaders, board.state().corpsAt(place)).stream()
                .flatMap(candidate -> leaders.stream().filter(leader -> leader.id().equals(candidate.leader())))
                .max(Comparator.comparingInt(leader -> board.counter(leader).strategic()));
    }

    /** The number that the die of a leader, or of a corps, needs (EIA-7.5.2.11.3). */
    private static RatingNumber neededNumber(EiaWarView board, LandCombat combat, Power power, Location place, EiaTables tables) {
        int strategic = leader(board, power, place).map(leader -> board.counter(leader).strategic()).orElseGet(() -> tables.intrinsic().of(power, board.state().month().year()).strategic());
        boolean river = !place.area().equals(combat.area()) && board.map().way(place.area(), combat.area())
                .filter(way -> way.kind() instanceof AreaBorder.Land(boolean flows) && flows).isPresent();
        return RatingNumber.reinforcement(tables, strategic, board.area(place.area()).terrain(), river);
    }

    // --- The attempt -----------------------------------------------------------------------------------------------

    static Execution tryToReinforce(EiaCommandRun play, ReinforceCombat command, EiaTables tables) {
        var board = play.board();
        var combat = CombatFlow.combat(play.state());
        var place = new Location(command.from(), command.within());
        if (!powersToAsk(board, combat, tables).contains(command.power()) || !places(board, combat, command.power()).contains(place)) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-reinforcement-from").with("who", CampaignNames.power(command.power())), options(board, combat, command.power()));
        }
        boolean corps = CombatCommand.isPlainList(command.corps()) && corps(board, command.power(), place).containsAll(command.corps());
        boolean irregulars = CombatCommand.isPlainList(command.irregulars()) && irregulars(board, combat, command.power(), place).containsAll(command.irregulars());
        if (!corps || !irregulars || command.corps().isEmpty() && command.irregulars().isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.who-reinforces"),
                    options(board, combat, command.power()));
        }
        return roll(play, command, place, tables);
    }

    private static Execution roll(EiaCommandRun play, ReinforceCombat command, Location place, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var leader = leader(play.board(), command.power(), place);
        var number = neededNumber(play.board(), combat, command.power(), place, tables);
        var steps = new ArrayList<Step>();
        steps.add(Step.of("number to reinforce", "EIA-7.5.2.11.2").side(command.power().word()).tally(number.tally()).result(number.highestSuccess()));
        var arrived = new ArrayList<UnitId>();
        for (int at = 0; at < (leader.isPresent() ? 1 : command.corps().size()); at++) {
            var name = CombatNames.die(play.state(), command.power(), REINFORCE, at);
            var die = CombatNames.dice(play).next(name);
            if (die.isEmpty()) {
                return EiaCommandRun.needsDie(name);
            }
            play.addRolls(List.of(new Roll(name, die.getAsInt())));
            var who = leader.isPresent() ? CombatLists.union(command.corps(), command.irregulars()) : List.of(command.corps().get(at));
            boolean comes = number.succeeds(die.getAsInt());
            steps.add(Step.of("reinforcement by " + CombatNames.units(play.state(), who), "EIA-7.5.2.11.2").side(command.power().word())
                    .die(die.getAsInt()).result(Sentence.of("eia.combat.result-arrival").with("arrives", comes)));
            if (comes) {
                arrived.addAll(who);
            }
        }
        play.emit(new ReinforcementTried(command.power(), place), steps);
        if (!arrived.isEmpty()) {
            arrive(play, combat, command, place, arrived, leader);
        }
        return EiaCommandRun.success();
    }

    private static void arrive(EiaCommandRun play, LandCombat combat, ReinforceCombat command, Location place, List<UnitId> arrived, Optional<LeaderPiece> leader) {
        var power = command.power();
        var state = play.state();
        var corps = arrived.stream().filter(state.corps()::containsKey).toList();
        var irregulars = arrived.stream().filter(state.irregulars()::containsKey).toList();
        boolean staying = state.corpsAt(place).stream().anyMatch(each -> each.power() == power && !corps.contains(each.id()));
        var leaders = leader.isEmpty() ? List.<EiaLeaderId>of() : staying ? List.of(leader.get().id())
                : state.leadersAt(place).stream().filter(each -> each.power() == power).map(LeaderPiece::id).toList();
        var side = sideOf(play.board(), combat, power).orElseThrow();
        var large = corps.stream().filter(id -> state.corps().get(id).factorsOrNone().total() > CombatForce.LARGE).toList();
        RevealedIdentity.reveal(play, corps);
        play.emit(new ReinforcementArrived(side, power, corps, irregulars, leaders, large, corps,
                command.staysUnder().orElse(false) ? combat.armyOf(side).commander()
                        : ReinforcingCommand.newCommander(play.board(), combat, side, leader, corps).or(() -> combat.armyOf(side).commander())));
        SideCommand.updateLead(play, side);
    }

    static Execution endReinforcing(EiaCommandRun play, EndReinforcing command, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        if (!powersToAsk(play.board(), combat, tables).contains(command.power())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.not-asked").with("who", CampaignNames.power(command.power())));
        }
        play.emit(new CombatAnswered(command.power()));
        return EiaCommandRun.success();
    }

    static List<Option> options(EiaWarView board, LandCombat combat, Power power) {
        var options = new ArrayList<Option>();
        options.add(new Option(Sentence.of("eia.combat.to-end-reinforcing"), new EndReinforcing(power)));
        for (var place : places(board, combat, power)) {
            var command = new ReinforceCombat(power, place.area(), place.within(), corps(board, power, place), irregulars(board, combat, power, place));
            var reinforces = Sentence.of("eia.combat.to-reinforce").with("from", CampaignNames.area(place.area()))
                    .with("units", CombatNames.unitNames(board.state(), CombatLists.union(command.corps(), command.irregulars())));
            options.add(new Option(reinforces, command));
            var leader = leader(board, power, place);
            if (ReinforcingCommand.newCommander(board, combat, sideOf(board, combat, power).orElseThrow(), leader, command.corps()).isPresent()) {
                options.add(new Option(Sentence.of("eia.combat.to-reinforce-led").with("reinforce", reinforces).with("leader", CampaignNames.leader(leader.orElseThrow().id())),
                        new ReinforceCombat(power, place.area(), place.within(), command.corps(), command.irregulars(), Optional.of(true))));
            }
        }
        return options;
    }

    static Forecast forecast(EiaWarView board, LandCombat combat, ReinforceCombat command, EiaTables tables) {
        var place = new Location(command.from(), command.within());
        int needed = neededNumber(board, combat, command.power(), place, tables).highestSuccess();
        boolean one = leader(board, command.power(), place).isPresent();
        Distribution<Integer> corps = Distribution.certain(0);
        for (int at = 0; at < (one ? 1 : command.corps().size()); at++) {
            int gain = one ? command.corps().size() : 1;
            corps = corps.then(before -> Withdrawals.d6().map(die -> before + (die <= needed ? gain : 0)));
        }
        return Forecast.EMPTY.with("corpsArriving", corps).with("anyArrives", corps.map(count -> count > 0));
    }
}
