package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.combat.retreat.play.RetreatGround;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The retreat of besiegers whom the garrison has beaten (EIA-7.5.4.2.1.5): the victor retreats them together, area by area, as
 * after a lost field combat. Garrisons of depots stay.
 */
final class BesiegerRetreat {

    static final String DIRECTION = "EIA-7.5.2.10.3.1";
    private static final String NO_WAY = "EIA-7.5.2.10.3.6";

    private BesiegerRetreat() {}

    /** The areas for the next step. */
    static List<SpaceId> nextAreas(EiaWarView board, SiegeDuty.BesiegersInRetreat duty) {
        return RetreatGround.of(board, duty.besiegers()).nextAreas(duty.passed());
    }

    static List<Option> options(EiaWarView board, SiegeDuty.BesiegersInRetreat duty) {
        return nextAreas(board, duty).stream().map(to -> new Option(Sentence.of("eia.siege.to-retreat").with("to", CampaignNames.area(to)),
                new CitySiegeCommand.RetreatBesiegers(duty.power(), duty.area(), to))).toList();
    }

    static Execution retreat(EiaCommandRun play, CitySiegeCommand.RetreatBesiegers command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.BesiegersInRetreat.class, command);
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(DIRECTION, Sentence.of("eia.refused.no-besiegers-in-retreat").with("who", CampaignNames.power(command.power())).with("city", CampaignNames.area(command.area())));
        }
        if (!nextAreas(play.board(), duty.get()).contains(command.to())) {
            return EiaCommandRun.refuse(DIRECTION, Sentence.of("eia.refused.besiegers-retreat"), options(play.board(), duty.get()));
        }
        moveOn(play, duty.get(), command.to());
        return EiaCommandRun.success();
    }

    /** Retreats them where one way is open, and makes them surrender where there is none. */
    static boolean settleForcedDuty(EiaCommandRun play, SiegeDuty.BesiegersInRetreat duty) {
        var ways = nextAreas(play.board(), duty);
        if (ways.size() > 1) {
            return false;
        }
        if (ways.isEmpty()) {
            surrender(play, duty);
        } else {
            moveOn(play, duty, ways.getFirst());
        }
        return true;
    }

    private static void moveOn(EiaCommandRun play, SiegeDuty.BesiegersInRetreat duty, SpaceId to) {
        var from = duty.passed().getLast();
        play.emit(new CitySiegeEvent.BesiegersRetreated(duty.area(), from, to, pieces(play.board(), duty.besiegers(), from)), List.of(
                Step.of("retreat", DIRECTION).result(Sentence.of("eia.siege.result-retreat").with("to", CampaignNames.area(to)))));
        BreachAnswers.recordChoice(play, duty.area(), SiegeChoice.RETREAT_ENDED);
        if (RetreatGround.of(play.board(), duty.besiegers()).mustGoOn(to)) {
            var passed = new ArrayList<>(duty.passed());
            passed.add(to);
            play.emit(new CitySiegeEvent.RetreatGoesOn(new SiegeDuty.BesiegersInRetreat(duty.power(), duty.area(), duty.besiegers(), passed)),
                    List.of(Step.of("enemies in the area of the retreat", "EIA-7.5.2.10.3.3").result(Sentence.of("eia.siege.result-goes-on").with("from", CampaignNames.area(to)))));
        }
    }

    private static void surrender(EiaCommandRun play, SiegeDuty.BesiegersInRetreat duty) {
        var board = play.board();
        var at = duty.passed().getLast();
        var force = SiegeForces.besiegingFactors(board, at, duty.besiegers());
        var leaders = leaders(board, duty.besiegers(), at);
        BreachAnswers.recordChoice(play, duty.area(), SiegeChoice.RETREAT_ENDED);
        LossesInSiege.take(play, at, force);
        play.emit(new CitySiegeEvent.PrisonersTaken(duty.power(), at, FactorShare.sum(force), leaders), List.of(
                Step.of("retreat", NO_WAY).result(Sentence.of("eia.siege.result-no-way"))));
    }

    private static List<UnitId> pieces(EiaWarView board, List<Power> besiegers, SpaceId area) {
        var all = new ArrayList<UnitId>();
        SiegeForces.besiegingCorps(board, area, besiegers).stream().map(Corps::id).forEach(all::add);
        board.state().irregularsAt(Location.field(area)).stream().filter(piece -> besiegers.contains(piece.power())).map(Irregular::id).forEach(all::add);
        leaders(board, besiegers, area).forEach(leader -> all.add(UnitId.ofLeader(leader)));
        return all;
    }

    private static List<EiaLeaderId> leaders(EiaWarView board, List<Power> besiegers, SpaceId area) {
        return board.state().leadersAt(Location.field(area)).stream().filter(leader -> besiegers.contains(leader.power())).map(LeaderPiece::id).toList();
    }
}
