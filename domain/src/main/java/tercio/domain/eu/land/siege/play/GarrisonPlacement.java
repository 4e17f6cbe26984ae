package tercio.domain.eu.land.siege.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.FallingBack;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.SplitForm;
import tercio.domain.eu.land.movement.play.Splitting;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonPlaced;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The placement of troops that left a fortress with war honours: they go to any friendly provinces, together or in parts
 * (EU-SIEGE-HONOURS). Once a part is placed, the question for the others follows.
 */
final class GarrisonPlacement {

    private static final String RULE = FallOfFortress.HONOURS;
    private static final String PROVINCE = "province";

    private GarrisonPlacement() {}

    /** The options: each friendly province for all of the troops. */
    static List<Option> placementOptions(WarView board, Duty.Garrison duty) {
        return friendlyProvinces(board, duty).stream()
                .map(province -> new Option(Sentence.of("eu.siege.to-go").with("where", SentenceNames.place(province)), new PlaceGarrison(duty.stack(), province)))
                .toList();
    }

    private static List<SpaceId> friendlyProvinces(WarView board, Duty.Garrison duty) {
        var alliance = board.state().allianceOf(duty.country());
        var going = board.state().stack(duty.stack()).stream().toList();
        return board.state().fortresses().keySet().stream()
                .filter(province -> board.isControlledBy(province, alliance) && board.isFriendly(province, alliance) && FallingBack.isOpen(board, going, province)).toList();
    }

    /** The form for a part of the troops; {@code null} if they are 1 LD or have one province to go to. */
    static Form form(WarView board, Duty.Garrison duty) {
        var stack = board.state().stacks().get(duty.stack());
        var provinces = friendlyProvinces(board, duty);
        var smallest = Splitting.smallestPart(board.state(), stack);
        if (smallest.isEmpty() || provinces.size() < 2 || WarRestrictions.divisionRefusal(board, stack).isPresent()) {
            return null;
        }
        var fields = SplitForm.unitFields(List.of(stack), stack.ld() - 1);
        var limits = new ArrayList<>(List.of(Form.Limit.of(Sentence.of("eu.siege.limit-parts"), RULE,
                fields.stream().map(Form.Field::name).toArray(String[]::new))));
        SplitForm.leaderField(board.state(), List.of(stack)).ifPresent(fields::add);
        SplitForm.addVeterans(List.of(stack), fields, limits);
        fields.addFirst(new Choice(PROVINCE, Sentence.of("eu.siege.field-part"), provinces.stream().map(AnswerNames::placeItem).toList()));
        boolean led = !stack.leaders().isEmpty();
        return new Form(part(stack, provinces.getFirst(), Counters.of(smallest.get()), List.of(), null), fields, limits,
                filled -> part(stack, new SpaceId(filled.choice(PROVINCE)), SplitForm.counters(fields, filled),
                        led ? Id.all(filled.choices(SplitForm.LEADERS), LeaderId::new) : List.of(), SplitForm.veteransOf(fields, filled)),
                below -> {
                    var values = new HashMap<>(SplitForm.randomValues(board.state(), stack, below));
                    values.put(PROVINCE, provinces.get(below.applyAsInt(provinces.size())));
                    return new Form.Filling(values);
                });
    }

    private static PlaceGarrison part(Stack stack, SpaceId province, Counters units, List<LeaderId> leaders, Integer veteranLd) {
        return new PlaceGarrison(stack.id(), province, Optional.of(units), leaders, veteranLd);
    }

    /** Places the troops or a part of them. Refused for a province that is not friendly, and for units that they cannot give. */
    static Execution place(EuCommandRun play, PlaceGarrison command) {
        if (play.state().duties().isEmpty()
                || !(play.state().duties().getFirst() instanceof Duty.Garrison duty)
                || !duty.stack().equals(command.stack())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.siege.refused-no-freed-troops"));
        }
        var havens = placementOptions(play.board(), duty);
        if (!friendlyProvinces(play.board(), duty).contains(command.province())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.siege.refused-garrison-haven"), havens);
        }
        var stack = play.state().stacks().get(duty.stack());
        if (command.units().isEmpty() && (!command.leaders().isEmpty() || command.veteranLd() != null)) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.siege.refused-garrison-part"), havens);
        }
        if (command.units().isEmpty()) {
            play.emit(new GarrisonPlaced(stack.id(), command.province()));
            return EuCommandRun.success();
        }
        var whole = WarRestrictions.divisionRefusal(play.board(), stack);
        if (whole.isPresent()) {
            return EuCommandRun.refuse(whole.get().withLegal(havens));
        }
        var units = command.units().get();
        var fault = Splitting.fault(play.state(), stack, units, command.leaders())
                .or(() -> Splitting.fault(play.state(), stack, units, command.veteranLd()));
        if (fault.isPresent()) {
            return EuCommandRun.refuse(RULE, fault.get(), havens);
        }
        var going = Splitting.splitOff(play, stack, units.units(), Optional.ofNullable(command.veteranLd()), command.leaders());
        play.emit(new GarrisonFreed(stack.id(), stack.country(), stack.province(), stack.ld() - units.units().allLd(), true));
        play.emit(new GarrisonPlaced(going, command.province()));
        return EuCommandRun.success();
    }

    /**
     * Destroys troops that find no friendly province.
     *
     * @return whether they were destroyed
     */
    static boolean destroyIfHomeless(EuCommandRun play, Duty.Garrison duty) {
        boolean nowhere = friendlyProvinces(play.board(), duty).isEmpty();
        if (nowhere) {
            play.emit(new StackDestroyed(duty.stack(), play.state().stacks().get(duty.stack()).province(), "no place to go"));
        }
        return nowhere;
    }
}
