package tercio.domain.eu.land.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.Refuge;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.MilitiaStacks;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.land.movement.play.Splitting;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Item;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * After a draw at a besieged fortress, the side that holds the fortress may divide its troops freely: troops that made a
 * sortie may stay outside, troops from outside may enter (EU-BATTLE-RETREAT, AMB-41). Leaders are with either part of
 * their stack; those who are not named stay with the part outside, unless all of it goes in.
 */
final class MixedRetreat {

    private MixedRetreat() {}

    /** Destinations of the troops outside: a neighbouring province, or the province of the battle. */
    private static List<SpaceId> destinationsOutside(WarView board, Engagement engagement, Side side) {
        var out = new ArrayList<SpaceId>();
        if (Retreats.mayStay(board, engagement, side)) {
            out.add(engagement.province());
        }
        out.addAll(Retreats.adjacent(board, engagement, side, alliance(board, engagement, side)));
        return out;
    }

    private static Alliance alliance(WarView board, Engagement engagement, Side side) {
        return board.state().allianceOf(stacks(board, engagement, side).getFirst());
    }

    /** Militia is not divided: it goes into the fortress. */
    private static List<Stack> stacks(WarView board, Engagement engagement, Side side) {
        return MilitiaStacks.withoutMilitia(board.state(), BattleLines.stacks(board.state(), engagement, side));
    }

    /** LD of the side that the fortress can hold, beside troops inside that took no part. */
    private static int room(WarView board, Engagement engagement, Side side) {
        int others = WarView.ld(board.stacksInside(engagement.province()))
                - WarView.ld(stacks(board, engagement, side).stream().filter(Stack::besieged).toList());
        int holds = StackingLimits.from(board.tables()).insideFortress(board.state().fortress(engagement.province()).level());
        return Math.max(0, holds - others);
    }

    /** Whether the side may divide its troops in this way. */
    static boolean isAllowed(WarView board, Engagement engagement, Side side) {
        return engagement.winner().isEmpty()
                && board.isControlledBy(engagement.province(), alliance(board, engagement, side))
                && Sorties.wasBesieged(board, engagement.province())
                && room(board, engagement, side) > 0;
    }

    /** The retreats without any troops inside, not even those that made a sortie. */
    static List<Retreats.Place> retreatsOutside(WarView board, Engagement engagement, Side side) {
        return isAllowed(board, engagement, side)
                ? destinationsOutside(board, engagement, side).stream()
                        .map(to -> Retreats.Place.ofDivision(to, nobodyInside(stacks(board, engagement, side))))
                        .toList()
                : List.of();
    }

    private static Division nobodyInside(List<Stack> stacks) {
        return new Division(stacks.stream().map(stack -> new Division.Share(stack, Units.NONE)).toList(), List.of());
    }

    /** The retreat that a command with named troops means, if it is legal. */
    static Optional<Retreats.Place> place(WarView board, Engagement engagement, Side side, Retreat command) {
        var stacks = stacks(board, engagement, side);
        return Division.ofTroopsInside(board.state(), stacks, command.stacks(), command.leaders())
                .filter(inside -> inside.ld() <= room(board, engagement, side))
                .filter(inside -> inside.ld() == WarView.ld(stacks)
                        ? Retreat.FORTRESS.equals(command.to())
                        : destinationsOutside(board, engagement, side).contains(command.to()))
                .map(inside -> Retreats.Place.ofDivision(command.to(), inside));
    }

    /**
     * The form for the division; empty if the side has no such choice, as a side of exploration detachments alone, which has no LD to
     * divide.
     */
    static Optional<Form> form(WarView board, Engagement engagement, Side side) {
        var out = destinationsOutside(board, engagement, side);
        var stacks = stacks(board, engagement, side);
        int most = Math.min(room(board, engagement, side), WarView.ld(stacks) - 1);
        if (out.isEmpty() || most < 0) {
            return Optional.empty();
        }
        return Optional.of(form(board, engagement, stacks, out, 0, most,
                new Retreat(engagement.province(), out.getFirst(), 0, nobodyInside(stacks).toTroops(), Optional.of(List.of()))));
    }

    /** The form for a retreat in which a part is inside the fortress and the others go to one of these provinces. */
    static Form form(WarView board, Engagement engagement, List<Stack> stacks, List<SpaceId> out, int least, int most, Retreat example) {
        var province = engagement.province();
        var to = new Choice("to", Sentence.of("eu.battle.field-others"), out.stream()
                .map(place -> place.equals(province) ? new Item(place.value(), Sentence.of("eu.battle.to-stay").with("where", SentenceNames.place(place))) : AnswerNames.placeItem(place)).toList());
        return DivisionForm.withTheirTroops(board.state(), stacks, least, most).form(example,
                Sentence.of("eu.battle.limit-inside").with("least", least).with("most", most),
                Retreats.RULE, List.of(to),
                (filling, troops, leaders) -> new Retreat(province, new SpaceId(filling.choice("to")), 0, troops, Optional.of(leaders)));
    }

    /**
     * Carries out the division.
     *
     * @return the parts that were split off to be inside
     */
    static List<StackId> carryOut(EuCommandRun play, Engagement engagement, Refuge refuge) {
        var province = engagement.province();
        var parts = new ArrayList<StackId>();
        for (var troops : refuge.stacks()) {
            var stack = play.state().stacks().get(troops.stack());
            var units = troops.units().units();
            if (!units.isEmpty() && !units.equals(stack.units())) {
                var part = Splitting.splitOff(play, stack, units, Optional.ofNullable(troops.veteranLd()),
                        stack.leaders().stream().filter(refuge.leaders()::contains).toList());
                parts.add(part);
                enterFortress(play, part, province);
            } else if (!units.isEmpty()) {
                enterFortress(play, stack.id(), province);
            }
            if (!units.equals(stack.units()) && (stack.besieged() || !refuge.to().equals(province))) {
                play.emit(new StackRetreated(stack.id(), province, refuge.to(), false));
            }
        }
        return parts;
    }

    private static void enterFortress(EuCommandRun play, StackId id, SpaceId province) {
        if (!play.state().stacks().get(id).besieged()) {
            play.emit(new StackRetreated(id, province, province, true));
        }
    }
}
