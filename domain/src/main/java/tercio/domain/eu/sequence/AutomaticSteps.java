package tercio.domain.eu.sequence;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.battle.play.NeutralGround;
import tercio.domain.eu.land.movement.play.LoneRides;
import tercio.domain.eu.land.movement.play.Stacking;
import tercio.domain.eu.land.siege.play.Relief;
import tercio.domain.eu.sea.attrition.play.SinkingGold;
import tercio.domain.eu.sea.flotilla.play.SailingTogether;
import tercio.domain.eu.sea.transport.play.Landings;
import tercio.domain.eu.sea.voyage.play.LostPorts;
import tercio.domain.eu.sea.voyage.play.VoyageSteps;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.eu.world.convoy.play.LevantConvoy;
import tercio.domain.eu.world.convoy.play.Treasures;
import tercio.domain.eu.world.establishment.play.FortBuilding;
import tercio.domain.eu.world.exploration.play.DetachmentsInEurope;
import tercio.domain.eu.world.exploration.play.StackDiscoveries;
import tercio.domain.eu.world.militia.play.MilitiaAtHome;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.game.AutomaticStep;
import tercio.domain.game.StepResult;

/**
 * The automatic steps in the order in which they are tried: those of any moment, then those of the position in the sequence. The
 * order is part of the rules and of every recorded game, since events are recorded in it. Where the order of two shows on the board: a
 * blockade that has lost its ground is lifted before ships are sent out of a lost port; ships leave a lost port with their troops, who would
 * else go ashore in it; a stack brings its discovery home before its detachments are removed in Europe.
 */
final class AutomaticSteps {

    /** Nothing moves while a loss, a fate or a garrison is owed. */
    private static final AutomaticStep<EuCommandRun> SETTLE_FORCED_DUTY = AutomaticStep.doing("settleForcedDuty", AutomaticSteps::settleForcedDuty,
            "EU-BATTLE-LOSSES", "EU-BATTLE-FATE", "EU-FORT-3", "EU-STACK-4", "EU-PRESIDIO-FIRE");

    /** The steps of any moment between two duties. */
    private static final List<AutomaticStep<EuCommandRun>> BETWEEN_DUTIES = List.of(
            AutomaticStep.of("restoreSupplyLines", SupplySegment::restoreSupplyLines, "EU-SUP-DESTROYED", "EU-SUP-6"),
            AutomaticStep.of("destroyAbandonedForts", FortBuilding::destroyAbandonedForts, "EU-FORT-BUILD"),
            AutomaticStep.of("recordOverrunOfNatives", NativesAtHome::recordOverrun, "EU-NAT-RETURN"),
            AutomaticStep.of("disperseNatives", NativesAtHome::disperse, "EU-NAT-RETURN"),
            AutomaticStep.of("sendLeaderlessNativesHome", NativesAtHome::sendLeaderlessHome, "EU-CONQUISTADOR-FOLLOWERS"),
            AutomaticStep.of("sendIdleMilitiaHome", MilitiaAtHome::sendIdleHome, "EU-MILITIA-RETURN"),
            AutomaticStep.of("killOvertakenLeader", LoneRides::killOvertakenLeader, "EU-MOVE-LEADER"),
            AutomaticStep.of("liftBlockades", VoyageSteps::liftBlockades, "EU-SEA-BLOCKADE"),
            AutomaticStep.of("separateContingents", SailingTogether::separateContingents, "EU-CMD-3"),
            AutomaticStep.of("leaveLostPorts", LostPorts::leaveNextLostPort, "EU-MOVE-SEA"),
            AutomaticStep.of("spreadDiscoveries", StackDiscoveries::spreadDiscoveries, "EU-DISCOVERY-SPREAD"),
            AutomaticStep.of("settleCarriedDiscoveries", StackDiscoveries::settleCarriedDiscoveries, "EU-DISCOVERY-LOST", "EU-DISCOVERY-HOME", "EU-DISCOVERY-MEETING"),
            AutomaticStep.of("sinkExcessTroops", Landings::sinkExcess, "EU-SEA-TRANSPORT"),
            AutomaticStep.of("takeBackBeatenTroops", Landings::takeBackBeaten, "EU-BATTLE-RETREAT"),
            AutomaticStep.of("landTroops", Landings::landNext, "EU-SEA-TRANSPORT"),
            AutomaticStep.of("destroyDetachments", DetachmentsInEurope::destroyDetachments, "EU-UNIT-5"),
            AutomaticStep.of("loseGoldWithoutRoom", SinkingGold::loseGoldWithoutRoom, "EU-CONVOY-GOLD"),
            AutomaticStep.of("payForLevantConvoy", LevantConvoy::payForLoss, "EU-CONVOY-LEVANT"),
            AutomaticStep.of("landGold", Treasures::landNext, "EU-CONVOY-GOLD"));

    /** Surplus units, after battles and moves. */
    static final AutomaticStep<EuCommandRun> ENFORCE_STACKING = AutomaticStep.of("enforceStacking", Stacking::enforce, "EU-STACK-3");

    /** Troops where they may not stay, after battles and moves. */
    static final AutomaticStep<EuCommandRun> EXPEL_STACKS = AutomaticStep.of("expelStacks", NeutralGround::expelStacks, "EU-BATTLE-RETREAT-WINNER");

    private AutomaticSteps() {}

    /** The steps of any moment, for one run of them: the relief remembers the board on which it last found nothing. */
    static List<AutomaticStep<EuCommandRun>> always() {
        var relief = new Relief();
        AutomaticStep<EuCommandRun> lift = AutomaticStep.of("liftDesertedSieges", relief::lift, "EU-MOVE-SIEGE");
        return Stream.concat(Stream.of(lift, SETTLE_FORCED_DUTY), BETWEEN_DUTIES.stream()).toList();
    }

    /** Settles the first duty if it has only one outcome. */
    private static StepResult settleForcedDuty(EuCommandRun play) {
        var duties = play.state().duties();
        if (duties.isEmpty()) {
            return StepResult.NOT_DUE;
        }
        return EuChapters.ALL.stream().anyMatch(chapter -> chapter.settleForcedDuty(play, duties.getFirst())) ? StepResult.TAKEN : StepResult.AWAITS_PLAYER;
    }

    /** Takes steps until none is due any more or a player must decide. */
    static void run(EuCommandRun play) {
        var always = always();
        while (takeFirst(play, always) == StepResult.TAKEN) {
            // each step is followed by the first one again
        }
    }

    /** Takes the first step that is due, unless one before it waits for a player. */
    private static StepResult takeFirst(EuCommandRun play, List<AutomaticStep<EuCommandRun>> always) {
        var result = AutomaticStep.takeFirst(always, play);
        return result == StepResult.NOT_DUE ? AutomaticStep.takeFirst(SequencePosition.of(play.state()).steps(), play) : result;
    }
}
