package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.LeaderCapture;
import tercio.domain.eia.combat.PoliticalPoints;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.ForceSurrendered;
import tercio.domain.eia.combat.play.CombatEvent.ForcesLeft;
import tercio.domain.eia.combat.play.CombatEvent.LeadersCaptured;
import tercio.domain.eia.combat.play.CombatEvent.PoliticalPointsChanged;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.RetreatingForce;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.guerilla.play.GuerillaUprising;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The results of the end of a combat: political points, captured leaders, forces that must leave (EIA-7.5.2.10). */
final class CombatEnds {

    private CombatEnds() {}

    /** What the losses of a round have decided. */
    static void decide(EiaCommandRun play, CombatState end, List<Step> steps, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var victor = Optional.ofNullable(end.winner());
        play.emit(new CombatDecided(end.ended(), victor), steps);
        victor.ifPresent(winner -> {
            awardPoints(play, combat, winner, tables);
            raiseGuerilla(play, combat, winner.opponent());
            if (end.ended() == CombatEnd.ELIMINATION) {
                capture(play, winner.opponent());
            }
        });
    }

    /** Political points for every power of both sides; none in a combat that is trivial by its forces (EIA-7.5.3.5). */
    private static void awardPoints(EiaCommandRun play, LandCombat combat, CombatSide winner, EiaTables tables) {
        if (combat.kind() == CombatKind.TRIVIAL) {
            return;
        }
        var loser = combat.armyOf(winner.opponent());
        for (var side : CombatSide.values()) {
            var whole = side == winner ? PoliticalPoints.ofVictory(loser.used().size(), loser.large().size(), isUnderNapoleon(play.board(), combat, side), tables.constants())
                    : PoliticalPoints.ofDefeat(loser.used().size(), loser.large().size(), isUnderNapoleon(play.board(), combat, side), tables.constants());
            var powers = combat.armyOf(side).powers().stream().filter(power -> tookPart(play.board(), combat, side, power)).toList();
            boolean split = powers.size() > 1 && !play.state().readings().is(CombatReadings.COALITION_POINTS, CombatReadings.WHOLE);
            var points = split ? PoliticalPoints.share(whole, powers.size()) : whole;
            var step = PoliticalPoints.step(side, points, loser.used().size(), loser.large().size());
            powers.forEach(power -> play.emit(new PoliticalPointsChanged(power, points.total()),
                    List.of(powers.size() > 1 ? step.reading(CombatReadings.COALITION_POINTS.id()) : step)));
        }
    }

    /** Whether a power fought: not where all its forces retired into the city before. */
    private static boolean tookPart(EiaWarView board, LandCombat combat, CombatSide side, Power power) {
        boolean retired = combat.proposals().stream().anyMatch(proposal -> proposal.power() == power && !proposal.isEmpty());
        return !retired || ArmyUnit.of(board, combat, side).stream().anyMatch(unit -> unit.power() == power)
                || combat.armyOf(side).used().stream().anyMatch(id -> board.state().findCorps(id).filter(corps -> corps.power() == power).isPresent());
    }

    /** A guerilla appears where Spain has lost with a Spanish corps (EIA-10.1.1.1). */
    private static void raiseGuerilla(EiaCommandRun play, LandCombat combat, CombatSide loser) {
        if (combat.kind() != CombatKind.TRIVIAL) {
            boolean spanish = combat.armyOf(loser).used().stream()
                    .anyMatch(id -> PrintedCounters.corps(id).filter(counter -> counter.nation().equals(Power.SPAIN.nation())).isPresent());
            GuerillaUprising.riseAfterLostCombat(play, combat.armyOf(loser).powers(), spanish, combat.area());
        }
    }

    private static boolean isUnderNapoleon(EiaWarView board, LandCombat combat, CombatSide side) {
        return CombatCommanders.of(board, combat.armyOf(side)).filter(leader -> board.charts().leader(leader.id()).napoleon()).isPresent();
    }

    /** The leaders of a side that was wiped out, or whose pinning force was, are taken (EIA-7.5.2.10.1.2.1, reading E28). */
    private static void capture(EiaCommandRun play, CombatSide side) {
        var combat = CombatFlow.combat(play.state());
        boolean pinned = combat.armyOf(side).waitsForFlank();
        boolean taken = LeaderCapture.isTaken(pinned, true, false, play.state().readings());
        var leaders = CombatCommanders.leaders(play.board(), combat, side).stream().map(LeaderPiece::id).toList();
        if (taken && !leaders.isEmpty()) {
            play.emit(new LeadersCaptured(combat.armyOf(side.opponent()).lead(), leaders), List.of(Step.of("captured leaders",
                    pinned ? "EIA-7.5.2.10.1.2.1" : "EIA-7.5.2.10").side(side.word()).reading(CombatReadings.LEADERS_WIPED_OUT.id())
                    .result(CombatNames.resultOf(leaders))));
        }
    }

    /** After a pursuit: a side that is wiped out loses its leaders (EIA-7.5.2.10.2.3). */
    static void captureAfterPursuit(EiaCommandRun play) {
        var combat = CombatFlow.combat(play.state());
        for (var side : CombatSide.values()) {
            boolean taken = LeaderCapture.isTaken(false, ArmyUnit.totalFactors(ArmyUnit.of(play.board(), combat, side)).isEmpty(), true, play.state().readings());
            var leaders = CombatCommanders.leaders(play.board(), combat, side).stream().map(LeaderPiece::id).toList();
            if (taken && !leaders.isEmpty()) {
                play.emit(new LeadersCaptured(combat.armyOf(side.opponent()).lead(), leaders), List.of(Step.of("captured leaders",
                        "EIA-7.5.2.10.2.3").side(side.word()).result(CombatNames.resultOf(leaders))));
            }
        }
    }

    // --- Who must leave --------------------------------------------------------------------------------------------

    /** The units that a pursuit may reach: not the siege defenders beside a relieving force (EIA-7.5.4.2.3.1.2). */
    static List<ArmyUnit> pursuableUnits(LandCombat combat, CombatSide side, List<ArmyUnit> units) {
        return combat.kind() == CombatKind.LIMITED && side == CombatSide.ATTACKER
                ? units.stream().filter(unit -> combat.attacker().relieving().contains(unit.id())).toList() : units;
    }

    /** Sides withdraw after a day; the one that stays may pursue the other (EIA-7.5.2.13.1). */
    static void withdraw(EiaCommandRun play, List<CombatSide> leaving, EiaTables tables) {
        play.emit(new ForcesLeft(leavingForces(play, leaving, true)));
        var combat = CombatFlow.combat(play.state());
        if (PlayedCombat.of(play.board(), combat, tables).leaving(leaving).pursuer().isPresent()) {
            CombatFlow.enterStage(play, CombatStage.PURSUIT);
        } else {
            leave(play, combat);
        }
    }

    /** Begins the retreats of all that must leave, after pursuit. */
    static boolean leave(EiaCommandRun play, LandCombat before) {
        Aftermath.removeEmptiedCorps(play);
        var combat = CombatFlow.combat(play.state());
        var leaving = leavingSides(combat);
        boolean own = combat.winner().isEmpty();
        leaving.stream().filter(side -> !own).forEach(side -> surrenderDepot(play, side));
        play.emit(new ForcesLeft(combat.kind() == CombatKind.LIMITED ? Sallies.leavingForces(play, leaving) : leavingForces(play, leaving, own)));
        CombatFlow.enterStage(play, CombatStage.RETREAT);
        return true;
    }

    /** The loser; of two sides that broke the attacker (EIA-7.5.2.10.4.2); who withdrew after a day. */
    private static List<CombatSide> leavingSides(LandCombat combat) {
        if (combat.winner().isPresent()) {
            return List.of(combat.winner().get().opponent());
        }
        if (combat.end().filter(end -> end == CombatEnd.BOTH_BREAK).isPresent()) {
            return List.of(CombatSide.ATTACKER);
        }
        return combat.retreats().stream().map(RetreatingForce::side).distinct().toList();
    }

    /** The garrison of a depot that breaks cannot retreat and surrenders (EIA-7.5.3.4). */
    private static void surrenderDepot(EiaCommandRun play, CombatSide side) {
        var combat = CombatFlow.combat(play.state());
        var held = ArmyUnit.of(play.board(), combat, side).stream().filter(unit -> unit.id().equals(UnitLosses.DEPOT)).toList();
        if (!held.isEmpty() && !ArmyUnit.totalFactors(held).isEmpty()) {
            play.emit(new ForceSurrendered(side, combat.armyOf(side.opponent()).lead(), ArmyUnit.allAsLosses(held), List.of(), List.of()),
                    List.of(Step.of("surrender", "EIA-7.5.3.4").side(side.word()).result(Sentence.of("eia.combat.result-factors").with("factors", CampaignNames.factors(ArmyUnit.totalFactors(held))))));
        }
    }

    /** One force for each side that leaves. */
    private static List<RetreatingForce> leavingForces(EiaCommandRun play, List<CombatSide> leaving, boolean own) {
        var combat = CombatFlow.combat(play.state());
        return leaving.stream().flatMap(side -> leavingForce(play, combat, side, combat.armyOf(side).corps(), combat.armyOf(side).irregulars(), own).stream()).toList();
    }

    /** Corps and irregulars that leave together, with the leaders of the side where a corps goes; empty where nothing is left of them. */
    static Optional<RetreatingForce> leavingForce(EiaCommandRun play, LandCombat combat, CombatSide side, List<UnitId> corps, List<UnitId> irregulars, boolean own) {
        var army = combat.armyOf(side);
        var alive = corps.stream().filter(id -> !play.state().corps().get(id).factors().equals(Optional.of(Factors.NONE))).toList();
        if (alive.isEmpty() && irregulars.isEmpty()) {
            return Optional.empty();
        }
        var leaders = alive.isEmpty() || !alive.containsAll(remainingCorps(play, army.corps())) ? List.<EiaLeaderId>of()
                : CombatCommanders.leaders(play.board(), combat, side).stream().map(LeaderPiece::id).toList();
        Power victor = combat.armyOf(side.opponent()).lead();
        return Optional.of(new RetreatingForce(side, own ? army.lead() : victor, victor, alive, irregulars, leaders, List.of(combat.area()), List.of()));
    }

    private static List<UnitId> remainingCorps(EiaCommandRun play, List<UnitId> corps) {
        return corps.stream().filter(id -> !play.state().corps().get(id).factors().equals(Optional.of(Factors.NONE))).toList();
    }
}
