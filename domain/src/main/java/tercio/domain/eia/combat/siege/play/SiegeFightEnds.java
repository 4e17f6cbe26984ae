package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.RoundVerdict;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeCombat;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The results of an assault or a garrison attack (EIA-7.5.4.1.3.4, EIA-7.5.4.1.3.5, EIA-7.5.4.1.4, EIA-7.5.4.2.1). */
final class SiegeFightEnds {

    private static final String RESUMED = "EIA-7.5.4.1.3.4";
    private static final String TAKEN = "EIA-7.5.4.1.3.5";
    private static final String NOT_WON = "EIA-7.5.4.2.1.4";
    private static final String WON = "EIA-7.5.4.2.1.5";

    private SiegeFightEnds() {}

    /** @param verdict empty after three rounds without a decision */
    static void end(EiaCommandRun play, SiegeCombat combat, Optional<RoundVerdict> verdict) {
        boolean bothBreak = verdict.filter(each -> each.end() == CombatEnd.BOTH_BREAK).isPresent();
        boolean taken = bothBreak && combat.assault() && play.state().readings().is(CombatReadings.ASSAULT_BOTH_BREAK, "besieger-wins");
        var winner = taken ? Optional.of(CombatSide.ATTACKER) : verdict.flatMap(RoundVerdict::winner);
        var result = winner.map(side -> side == CombatSide.ATTACKER ? SiegeFightResult.ATTACKER_WON : SiegeFightResult.DEFENDER_WON)
                .orElse(verdict.isPresent() ? SiegeFightResult.NOBODY_WON : SiegeFightResult.UNDECIDED);
        boolean attackerWon = result == SiegeFightResult.ATTACKER_WON;
        var rule = combat.assault() ? attackerWon ? TAKEN : RESUMED : attackerWon ? WON : NOT_WON;
        var step = Step.of("end of the combat", rule).result(sentence(combat, verdict, result));
        play.emit(new CitySiegeEvent.SiegeFightEnded(combat.area(), result), List.of(bothBreak ? step.reading(CombatReadings.ASSAULT_BOTH_BREAK.id()) : step));
        if (combat.assault()) {
            endAssault(play, combat, attackerWon);
        } else {
            endGarrisonAttack(play, combat, attackerWon);
        }
    }

    private static Sentence.Keyed sentence(SiegeCombat combat, Optional<RoundVerdict> verdict, SiegeFightResult result) {
        var attacker = combat.assault() ? "besieger" : "garrison";
        var defender = combat.assault() ? "garrison" : "besieger";
        var winner = switch (result) {
            case ATTACKER_WON -> attacker;
            case DEFENDER_WON -> defender;
            case NOBODY_WON, UNDECIDED -> "siege";
        };
        return verdict.map(each -> each.sentence(winner)).orElseGet(() -> Sentence.of("eia.siege.result-undecided").with("rounds", combat.round()));
    }

    // --- Assault -----------------------------------------------------------------------------------------------------

    private static void endAssault(EiaCommandRun play, SiegeCombat combat, boolean taken) {
        var winners = taken ? List.copyOf(SiegeForces.phasingBesiegers(play.board(), play.state().city(combat.area()).orElseThrow()))
                : defenders(play, combat);
        if (combat.points() > 0) {
            winners.forEach(power -> play.emit(new CitySiegeEvent.SiegePointsGained(power, combat.area(), combat.points()), List.of(
                    Step.of("political points", "EIA-7.5.4.1.4").side(power.word()).result("+" + combat.points()))));
        }
        if (taken) {
            CityCapture.captureWithAllInside(play, combat.area());
        } else {
            removeAbsentBesiegers(play, combat.area(), combat.besieger().factors() == 0, combat.garrison().power());
        }
    }

    /** The powers of the defenders: each gains the whole of the points, as each power of a side does after a field combat. */
    private static List<Power> defenders(EiaCommandRun play, SiegeCombat combat) {
        var now = SiegeForces.factorsInside(play.board(), combat.area()).stream().map(FactorShare::piece).distinct()
                .flatMap(piece -> SiegeForces.ownerOf(play.board(), piece).stream()).distinct().sorted().toList();
        return now.isEmpty() ? combat.defender().power().stream().toList() : now;
    }

    // --- Garrison attack ---------------------------------------------------------------------------------------------

    private static void endGarrisonAttack(EiaCommandRun play, SiegeCombat combat, boolean won) {
        var area = combat.area();
        if (!won) {
            CityCapture.captureIfEmpty(play, area);
            removeAbsentBesiegers(play, combat.area(), combat.besieger().factors() == 0, combat.garrison().power());
            return;
        }
        var besiegers = play.state().city(area).orElseThrow().besiegers();
        var victor = combat.attacker().power().orElseThrow();
        if (combat.defender().factors() > 0) {
            AssaultAttempts.addDuty(play, new SiegeDuty.BesiegersInRetreat(victor, area, besiegers, List.of(area)));
        }
        removeAbsentBesiegers(play, combat.area(), combat.besieger().factors() == 0, combat.garrison().power());
        if (play.state().city(area).orElseThrow().isBesieged()) {
            play.emit(new CitySiegeEvent.SiegeRaised(area, List.of()));
        }
        if (!GarrisonSally.freedCorps(play.board(), victor, area).isEmpty()) {
            AssaultAttempts.addDuty(play, new SiegeDuty.FreedCorps(victor, area));
        }
    }

    /**
     * Besiegers whose last corps is gone besiege no more. Their leaders are taken where their whole force was wiped out (reading
     * E28), and leave the map otherwise.
     */
    static void removeAbsentBesiegers(EiaCommandRun play, SpaceId area, boolean wipedOut, Optional<Power> captor) {
        var board = play.board();
        var besiegers = board.state().city(area).orElseThrow().besiegers();
        var left = besiegers.stream().filter(power -> !SiegeForces.besiegingCorps(board, area, List.of(power)).isEmpty()).toList();
        var stranded = board.state().leadersAt(Location.field(area)).stream()
                .filter(leader -> besiegers.contains(leader.power()) && left.stream().noneMatch(power -> areFriends(board, power, leader)))
                .map(LeaderPiece::id).toList();
        if (!stranded.isEmpty()) {
            boolean captured = wipedOut && captor.isPresent() && board.state().readings().is(CombatReadings.LEADERS_WIPED_OUT, "captured");
            if (captured) {
                play.emit(new CitySiegeEvent.PrisonersTaken(captor.get(), area, Factors.NONE, stranded), List.of(
                        Step.of("leaders of a force that was wiped out", "EIA-7.5.2.10").result(Sentence.of("eia.combat.result-captured")).reading(CombatReadings.LEADERS_WIPED_OUT.id())));
            } else {
                play.emit(new CitySiegeEvent.LeadersWithdrew(area, stranded));
            }
        }
        if (left.size() < besiegers.size()) {
            play.emit(new CitySiegeEvent.SiegeRaised(area, left));
        }
    }

    private static boolean areFriends(EiaWarView board, Power power, LeaderPiece leader) {
        return power == leader.power() || board.areAllied(power, leader.power());
    }
}
