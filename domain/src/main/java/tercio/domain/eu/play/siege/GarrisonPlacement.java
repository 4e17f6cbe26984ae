package tercio.domain.eu.play.siege;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.FallingBack;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.eu.play.movement.SplitForm;
import tercio.domain.eu.play.movement.Splitting;
import tercio.domain.eu.play.siege.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.play.siege.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.play.siege.SiegeEvent.GarrisonPlaced;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * The placement of troops that left a fortress with war honours: they go to any friendly provinces, together or in parts
 * (EU-SIEGE-HONOURS). Once a part is placed, the question for the others follows.
 */
final class GarrisonPlacement {

    private static final String RULE = FallOfFortress.HONOURS;
    private static final String PROVINCE = "province";

    private GarrisonPlacement() {}

    /** The options: each friendly province for all of the troops. */
    static List<Option> havens(Board board, Duty.Garrison duty) {
        return provinces(board, duty).stream()
                .map(province -> new Option("the garrison goes to " + board.name(province), new PlaceGarrison(duty.stack(), province)))
                .toList();
    }

    private static List<String> provinces(Board board, Duty.Garrison duty) {
        int alliance = board.state().allianceOf(duty.country());
        var going = board.state().stack(duty.stack()).stream().toList();
        return board.state().fortresses().keySet().stream()
                .filter(province -> board.controlledBy(province, alliance) && board.friendly(province, alliance) && FallingBack.open(board, going, province)).toList();
    }

    /** The form for a part of the troops; {@code null} if they are 1 LD or have one province to go to. */
    static Form form(Board board, Duty.Garrison duty) {
        var stack = board.state().stacks().get(duty.stack());
        var provinces = provinces(board, duty);
        var smallest = Splitting.smallest(board.state(), stack);
        if (smallest.isEmpty() || provinces.size() < 2) {
            return null;
        }
        var fields = SplitForm.units(List.of(stack), stack.ld() - 1);
        var limits = new ArrayList<>(List.of(Form.Limit.of("at least 1 LD goes there, and at least 1 goes elsewhere", RULE,
                fields.stream().map(Form.Field::name).toArray(String[]::new))));
        SplitForm.leaders(board.state(), List.of(stack)).ifPresent(fields::add);
        SplitForm.veterans(List.of(stack), fields, limits);
        fields.addFirst(new Choice(PROVINCE, "where a part goes", provinces.stream().map(to -> new Item(to, board.name(to))).toList()));
        boolean led = !stack.leaders().isEmpty();
        return new Form(part(stack, provinces.getFirst(), Counters.of(smallest.get()), List.of(), null), fields, limits,
                filled -> part(stack, filled.choice(PROVINCE), SplitForm.counters(fields, filled),
                        led ? filled.chosen(SplitForm.LEADERS) : List.of(), SplitForm.veterans(fields, filled)),
                below -> {
                    var values = new HashMap<>(SplitForm.drawn(board.state(), stack, below));
                    values.put(PROVINCE, provinces.get(below.applyAsInt(provinces.size())));
                    return new Form.Filling(values);
                });
    }

    private static PlaceGarrison part(Stack stack, String province, Counters units, List<String> leaders, Integer veteranLd) {
        return new PlaceGarrison(stack.id(), province, Optional.of(units), leaders, veteranLd);
    }

    /** Places the troops or a part of them. Refused for a province that is not friendly, and for units that they cannot give. */
    static Optional<Verdict<EuEvent>> place(Play play, PlaceGarrison command) {
        if (play.state().duties().isEmpty()
                || !(play.state().duties().getFirst() instanceof Duty.Garrison duty)
                || !duty.stack().equals(command.stack())) {
            return Play.refused(RULE, "no troops with this id have left a fortress with war honours");
        }
        var havens = havens(play.board(), duty);
        if (!provinces(play.board(), duty).contains(command.province())) {
            return Play.refused(RULE, "troops with war honours go to a friendly province without enemies", havens);
        }
        var stack = play.state().stacks().get(duty.stack());
        if (command.units().isEmpty() && (!command.leaders().isEmpty() || command.veteranLd() != null)) {
            return Play.refused(RULE, "leaders and veterans are named with the units that go; where all go, they go along", havens);
        }
        if (command.units().isEmpty()) {
            play.happens(new GarrisonPlaced(stack.id(), command.province()));
            return Play.done();
        }
        var units = command.units().get();
        var fault = Splitting.fault(play.state(), stack, units, command.leaders())
                .or(() -> Splitting.fault(play.state(), stack, units, command.veteranLd()));
        if (fault.isPresent()) {
            return Play.refused(RULE, fault.get(), havens);
        }
        var going = Splitting.take(play, stack, units.units(), Optional.ofNullable(command.veteranLd()), command.leaders());
        play.happens(new GarrisonFreed(stack.id(), stack.country(), stack.province(), stack.ld() - units.units().allLd(), true));
        play.happens(new GarrisonPlaced(going, command.province()));
        return Play.done();
    }

    /**
     * Destroys troops that find no friendly province.
     *
     * @return whether they were destroyed
     */
    static boolean lost(Play play, Duty.Garrison duty) {
        boolean nowhere = provinces(play.board(), duty).isEmpty();
        if (nowhere) {
            play.happens(new StackDestroyed(duty.stack(), play.state().stacks().get(duty.stack()).province(), "no place to go"));
        }
        return nowhere;
    }
}
