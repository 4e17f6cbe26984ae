package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatCrossing;
import tercio.domain.eia.combat.play.CombatCommand.JoinRelief;
import tercio.domain.eia.combat.play.CombatEvent.CombatAnswered;
import tercio.domain.eia.combat.play.CombatEvent.SallyMade;
import tercio.domain.eia.combat.play.CombatEvent.WentBackInside;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.RetreatingForce;
import tercio.domain.eia.common.game.SalliedGarrison;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Besieged forces that attack beside a relieving force, and where both go when they have not won (EIA-7.5.4.2.3). */
final class Sallies {

    static final String RULE = "EIA-7.5.4.2.3";

    private Sallies() {}

    /** Asks the besieged in a limited field combat, else goes on to the question who commands. */
    static void begin(EiaCommandRun play) {
        if (CombatFlow.combat(play.state()).kind() == CombatKind.LIMITED) {
            CombatFlow.enterStage(play, CombatStage.SALLY);
        } else {
            SideCommand.begin(play);
        }
    }

    /** The powers with besieged forces that may join and have not answered. */
    static List<Power> powersToAsk(EiaWarView board, LandCombat combat) {
        return board.state().powersInGame().filter(power -> !combat.answered().contains(power)).filter(power -> !combat.defender().powers().contains(power))
                .filter(power -> combat.defender().powers().stream().allMatch(enemy -> board.atWar(power, enemy)))
                .filter(power -> !besiegedCorps(board, combat, power).isEmpty() || !garrisons(board, combat, power).isEmpty()).toList();
    }

    static List<UnitId> besiegedCorps(EiaWarView board, LandCombat combat, Power power) {
        return board.corpsInside(combat.area()).stream().filter(corps -> corps.power() == power).map(Corps::id).toList();
    }

    /** The garrisons in the city that belong to a power, its free states included. */
    static List<SalliedGarrison> garrisons(EiaWarView board, LandCombat combat, Power power) {
        return board.state().city(combat.area()).stream().flatMap(city -> city.garrisons().entrySet().stream())
                .filter(entry -> board.controllerOf(entry.getKey()).filter(power::equals).isPresent())
                .map(entry -> new SalliedGarrison(entry.getKey(), entry.getValue())).toList();
    }

    static boolean runAutomaticStep(EiaCommandRun play, LandCombat combat) {
        if (!powersToAsk(play.board(), combat).isEmpty()) {
            return false;
        }
        SideCommand.begin(play);
        return true;
    }

    static Execution join(EiaCommandRun play, JoinRelief command) {
        var combat = CombatFlow.combat(play.state());
        if (!powersToAsk(play.board(), combat).contains(command.power())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-relief").with("who", CampaignNames.power(command.power())));
        }
        var legal = options(play.board(), combat, command.power());
        if (!CombatCommand.isPlainList(command.corps()) || !besiegedCorps(play.board(), combat, command.power()).containsAll(command.corps())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.joining-corps"), legal);
        }
        var held = garrisons(play.board(), combat, command.power());
        var taken = new ArrayList<SalliedGarrison>();
        for (var part : command.garrison()) {
            var garrison = held.stream().filter(each -> each.nation().equals(UnitId.orNone(part.unit()).nation())).findFirst();
            int there = garrison.map(each -> each.factors().count(part.type())).orElse(0);
            if (part.count() < 0 || garrison.isEmpty() || there < part.count()) {
                return EiaCommandRun.refuse(RULE, CampaignNames.fewerFactors(CampaignNames.garrison(UnitId.orNone(part.unit()).nation()), part.type(), there, part.count()), legal);
            }
            if (part.count() > 0) {
                taken.add(new SalliedGarrison(part.unit().nation(), Factors.of(part.type(), part.count())));
            }
        }
        if (!CombatCommand.isPlainList(command.garrison().stream().map(part -> part.unit() + " " + part.type()).toList())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.named-twice"), legal);
        }
        if (!command.corps().isEmpty() || !taken.isEmpty()) {
            play.emit(new SallyMade(command.power(), command.corps(), leaders(play.board(), combat, command), merge(taken),
                    crossing(play.board(), combat, command)));
        }
        play.emit(new CombatAnswered(command.power()));
        return EiaCommandRun.success();
    }

    /**
     * Corps that disembarked into the besieged port count as having crossed a river in their own power's sequence (EIA-7.3.5), where no
     * other attacker crossed anything.
     */
    private static Optional<CombatCrossing> crossing(EiaWarView board, LandCombat combat, JoinRelief command) {
        boolean phasing = board.state().slot().filter(slot -> slot.isActing(command.power())).isPresent();
        boolean landed = command.corps().stream().map(id -> board.state().corps().get(id)).anyMatch(corps -> corps.journey().crossed() == Crossed.SEA);
        return phasing && landed && combat.crossing() == CombatCrossing.NONE ? Optional.of(CombatCrossing.SEA) : Optional.empty();
    }

    private static List<SalliedGarrison> merge(List<SalliedGarrison> parts) {
        var nations = new LinkedHashSet<NationId>();
        parts.forEach(part -> nations.add(part.nation()));
        return nations.stream().map(nation -> new SalliedGarrison(nation, parts.stream().filter(part -> part.nation().equals(nation))
                .map(SalliedGarrison::factors).reduce(Factors.NONE, Factors::plus))).toList();
    }

    /** Leaders come out with the corps of their power, if any corps comes out. */
    private static List<EiaLeaderId> leaders(EiaWarView board, LandCombat combat, JoinRelief command) {
        return command.corps().isEmpty() ? List.of() : board.state().leadersAt(Location.city(combat.area())).stream()
                .filter(leader -> leader.power() == command.power()).map(LeaderPiece::id).toList();
    }

    static List<Option> options(EiaWarView board, LandCombat combat, Power power) {
        var all = new ArrayList<CombatCommand.LossOf>();
        garrisons(board, combat, power).forEach(part -> part.factors().counts()
                .forEach((type, count) -> all.add(new CombatCommand.LossOf(UnitId.ofGarrison(part.nation()), type, count))));
        return List.of(new Option(Sentence.of("eia.siege.to-stay-inside"), new JoinRelief(power, List.of(), List.of())),
                new Option(Sentence.of("eia.combat.to-join"), new JoinRelief(power, besiegedCorps(board, combat, power), all)));
    }

    // --- After a limited field combat ------------------------------------------------------------------------------

    /**
     * The forces that leave after a limited field combat. A relieving force that has not won goes back to an area from which it
     * came, and the siege defenders go inside (EIA-7.5.4.2.3.1.1); beaten besiegers retreat (EIA-7.5.4.2.3.2).
     */
    static List<RetreatingForce> leavingForces(EiaCommandRun play, List<CombatSide> losers) {
        var combat = CombatFlow.combat(play.state());
        var forces = new ArrayList<RetreatingForce>();
        if (losers.contains(CombatSide.DEFENDER)) {
            CombatEnds.leavingForce(play, combat, CombatSide.DEFENDER, combat.defender().corps(), combat.defender().irregulars(), false).ifPresent(forces::add);
            return forces;
        }
        returnInside(play, combat);
        var army = CombatFlow.combat(play.state()).attacker();
        var corps = army.corps().stream().filter(army.relieving()::contains).toList();
        var irregulars = army.irregulars().stream().filter(army.relieving()::contains).toList();
        CombatEnds.leavingForce(play, CombatFlow.combat(play.state()), CombatSide.ATTACKER, corps, irregulars, true).map(force ->
                new RetreatingForce(force.side(), force.chooser(), force.captor(), force.corps(), force.irregulars(), force.leaders(), force.visited(),
                        origins(play.board(), army, combat.area()))).ifPresent(forces::add);
        return forces;
    }

    /** Siege defenders, and the leaders of their powers where no relieving corps of that power is, go back into the city. */
    private static void returnInside(EiaCommandRun play, LandCombat combat) {
        var army = combat.attacker();
        var corps = army.corps().stream().filter(id -> !army.relieving().contains(id)).toList();
        var powers = corps.stream().map(id -> play.state().corps().get(id).power()).distinct().toList();
        var relieving = army.relieving().stream().flatMap(id -> play.state().findCorps(id).stream()).map(Corps::power).distinct().toList();
        var leaders = CombatCommanders.leaders(play.board(), combat, CombatSide.ATTACKER).stream()
                .filter(leader -> powers.contains(leader.power()) && !relieving.contains(leader.power())).map(LeaderPiece::id).toList();
        if (!corps.isEmpty() || !army.garrison().isEmpty()) {
            play.emit(new WentBackInside(corps, leaders));
        }
    }

    private static List<SpaceId> origins(EiaWarView board, CombatArmy army, SpaceId area) {
        var from = new LinkedHashSet<SpaceId>();
        for (var id : army.relieving()) {
            board.state().findCorps(id).map(Corps::journey).map(journey -> origin(journey, area)).ifPresent(from::add);
            Optional.ofNullable(board.state().irregulars().get(id)).map(piece -> origin(piece.journey(), area)).ifPresent(from::add);
        }
        from.remove(area);
        return List.copyOf(from);
    }

    /** The area from which a piece came: it marched into this one, or it reinforced from the last area of its march. */
    private static SpaceId origin(Journey journey, SpaceId area) {
        var way = journey.entered();
        int last = way.contains(area) ? way.lastIndexOf(area) : way.size();
        return last > 0 ? way.get(last - 1) : journey.began();
    }
}
