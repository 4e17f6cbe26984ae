package tercio.domain.eia.play.siege;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.FactorShare;
import tercio.domain.eia.game.LeaderPiece;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/** The attack of a garrison on its besiegers, and corps that leave a freed city (EIA-7.5.4.2.1). */
final class GarrisonSally {

    static final String FREED = "EIA-7.5.4.2.1.5";

    private GarrisonSally() {}

    /** The factors that may attack: those inside of the powers that act now. */
    static List<FactorShare> available(EiaBoard board, String area) {
        var acting = SiegeStep.acting(board);
        return SiegeForces.inside(board, area).stream()
                .filter(share -> SiegeForces.owner(board, share.piece()).filter(acting::contains).isPresent()).toList();
    }

    static Optional<Verdict<EiaEvent>> attack(EiaPlay play, CitySiegeCommand.AttackBesiegers command) {
        var area = command.area();
        var objection = SiegeStep.objection(play, command.power(), area, false);
        if (objection.isPresent()) {
            return objection;
        }
        var board = play.board();
        var available = available(board, area);
        var force = LossesInSiege.merged(command.force());
        var fault = force.isEmpty() ? Optional.of("An attack needs at least one factor of the garrison.")
                : LossesInSiege.fault(available, force.stream().mapToInt(FactorShare::count).sum(), command.force());
        if (fault.isPresent()) {
            return EiaPlay.refused(SiegeFights.SALLY, fault.get(), SiegeStep.options(board, board.state().city(area).orElseThrow()));
        }
        play.happens(new CitySiegeEvent.SiegeHeld(command.power(), area));
        SiegeFights.sally(play, area, force);
        return EiaPlay.done();
    }

    // --- Corps that are free -----------------------------------------------------------------------------------------

    static List<Option> freedOptions(EiaBoard board, SiegeDuty.FreedCorps duty) {
        var all = freed(board, duty.power(), duty.area());
        return List.of(new Option("all corps stay inside", new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), List.of())),
                new Option("all corps move out", new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), all)));
    }

    /** The form for any of the corps. */
    static Form form(EiaBoard board, SiegeDuty.FreedCorps duty) {
        var all = freed(board, duty.power(), duty.area());
        var items = all.stream().map(id -> new Form.Item(id, board.state().corps().get(id).title())).toList();
        return new Form(new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), List.of()),
                List.of(new Form.Subset("corps", "corps that move out", items, 0, items.size())), List.of(),
                filled -> new CitySiegeCommand.LeaveFreedCity(duty.power(), duty.area(), filled.chosen("corps")));
    }

    /** The corps inside that a power decides on: its own, and those of its allies. */
    static List<String> freed(EiaBoard board, Power power, String area) {
        return board.inside(area).stream().filter(corps -> corps.power() == power || board.allied(power, corps.power())).map(corps -> corps.id()).toList();
    }

    static Optional<Verdict<EiaEvent>> leave(EiaPlay play, CitySiegeCommand.LeaveFreedCity command) {
        var duty = SiegeStep.owed(play, SiegeDuty.FreedCorps.class, command);
        if (duty.isEmpty()) {
            return SiegeStep.notAsked(FREED, "No corps of " + command.power().title() + " was freed in " + play.board().name(command.area()) + ".");
        }
        var corps = command.corps().stream().distinct().toList();
        if (!freed(play.board(), command.power(), command.area()).containsAll(corps)) {
            return EiaPlay.refused(FREED, "Only corps that are inside the city can move out of it.", freedOptions(play.board(), duty.get()));
        }
        if (!corps.isEmpty()) {
            play.happens(new CitySiegeEvent.FreedCorpsLeft(command.area(), Stream.concat(corps.stream(), leaders(play.board(), command.area(), corps)).toList()));
        }
        BreachAnswers.made(play, command.area(), SiegeChoice.STAYED);
        return EiaPlay.done();
    }

    /** A leader goes with the corps where none of his power stays inside. */
    private static Stream<String> leaders(EiaBoard board, String area, List<String> leaving) {
        return board.state().leadersAt(Location.city(area)).stream()
                .filter(leader -> board.inside(area).stream().filter(corps -> corps.power() == leader.power()).allMatch(corps -> leaving.contains(corps.id()))
                        && board.inside(area).stream().anyMatch(corps -> leaving.contains(corps.id())
                                && (corps.power() == leader.power() || board.allied(corps.power(), leader.power()))))
                .map(LeaderPiece::id);
    }
}
