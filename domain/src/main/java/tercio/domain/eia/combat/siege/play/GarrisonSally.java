package tercio.domain.eia.combat.siege.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The attack of a garrison on its besiegers, and corps that leave a freed city (EIA-7.5.4.2.1). */
final class GarrisonSally {

    static final String FREED = "EIA-7.5.4.2.1.5";

    private GarrisonSally() {}

    /** The factors that may attack: those inside of the powers that act now. */
    static List<FactorShare> availableFactors(EiaWarView board, SpaceId area) {
        var acting = SiegeStep.actingPowers(board);
        return SiegeForces.factorsInside(board, area).stream()
                .filter(share -> SiegeForces.ownerOf(board, share.piece()).filter(acting::contains).isPresent()).toList();
    }

    static Execution attack(EiaCommandRun play, CitySiegeCommand.AttackBesiegers command) {
        var area = command.area();
        var objection = SiegeStep.refusal(play, command.power(), area, false);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var board = play.board();
        var available = availableFactors(board, area);
        var force = LossesInSiege.merge(command.force());
        var fault = force.isEmpty() ? Optional.<Sentence>of(Sentence.of("eia.refused.attack-needs-one"))
                : LossesInSiege.whyIllegal(board.state(), available, force.stream().mapToInt(FactorShare::count).sum(), command.force());
        if (fault.isPresent()) {
            return EiaCommandRun.refuse(SiegeFights.SALLY, fault.get(), SiegeStep.options(board, board.state().city(area).orElseThrow()));
        }
        play.emit(new CitySiegeEvent.SiegeHeld(command.power(), area));
        SiegeFights.sally(play, area, force);
        return EiaCommandRun.success();
    }

    // --- Corps that are free -----------------------------------------------------------------------------------------

    static List<Option> freedOptions(EiaWarView board, SiegeDuty.FreedCorps duty) {
        var all = freedCorps(board, duty.power(), duty.area());
        return List.of(new Option(Sentence.of("eia.siege.to-all-stay"), new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), List.of())),
                new Option(Sentence.of("eia.siege.to-all-leave"), new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), all)));
    }

    /** The form for any of the corps. */
    static Form form(EiaWarView board, SiegeDuty.FreedCorps duty) {
        var all = freedCorps(board, duty.power(), duty.area());
        var items = all.stream().map(id -> new Form.Item(id.value(), CampaignNames.item(CampaignNames.corps(id)))).toList();
        return new Form(new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), List.of()),
                List.of(new Form.Subset("corps", Sentence.of("eia.siege.field-out"), items, 0, items.size())), List.of(),
                filled -> new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), Id.all(filled.choices("corps"), UnitId::new)));
    }

    /** The corps inside that a power decides on: its own, and those of its allies. */
    static List<UnitId> freedCorps(EiaWarView board, Power power, SpaceId area) {
        return board.corpsInside(area).stream().filter(corps -> corps.power() == power || board.areAllied(power, corps.power())).map(corps -> corps.id()).toList();
    }

    static Execution leaveFreedCity(EiaCommandRun play, CitySiegeCommand.LeaveFreedCity command) {
        var duty = SiegeStep.openDuty(play, SiegeDuty.FreedCorps.class, command);
        if (duty.isEmpty()) {
            return EiaCommandRun.refuse(FREED, Sentence.of("eia.refused.no-freed-corps").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())));
        }
        var corps = command.corps().stream().distinct().toList();
        if (!freedCorps(play.board(), command.power(), command.area()).containsAll(corps)) {
            return EiaCommandRun.refuse(FREED, Sentence.of("eia.refused.leaving-corps"), freedOptions(play.board(), duty.get()));
        }
        if (!corps.isEmpty()) {
            play.emit(new CitySiegeEvent.FreedCorpsLeft(command.area(), Stream.concat(corps.stream(), leaders(play.board(), command.area(), corps).map(UnitId::ofLeader)).toList()));
        }
        BreachAnswers.recordChoice(play, command.area(), SiegeChoice.STAYED);
        return EiaCommandRun.success();
    }

    /** A leader goes with the corps where none of his power stays inside. */
    private static Stream<EiaLeaderId> leaders(EiaWarView board, SpaceId area, List<UnitId> leaving) {
        return board.state().leadersAt(Location.city(area)).stream()
                .filter(leader -> board.corpsInside(area).stream().filter(corps -> corps.power() == leader.power()).allMatch(corps -> leaving.contains(corps.id()))
                        && board.corpsInside(area).stream().anyMatch(corps -> leaving.contains(corps.id())
                                && (corps.power() == leader.power() || board.areAllied(corps.power(), leader.power()))))
                .map(LeaderPiece::id);
    }
}
