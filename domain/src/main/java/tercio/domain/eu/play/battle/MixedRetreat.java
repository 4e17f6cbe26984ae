package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.BattleState;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.Troops;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleCommand.Retreat;
import tercio.domain.eu.play.losses.LossEvent.StackRetreated;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Item;

/**
 * After a draw at a besieged fortress, the side that holds the fortress may divide its troops freely: troops that made a
 * sortie may stay outside, troops from outside may enter (EU-BATTLE-RETREAT, AMB-41). The leaders of a stack stay with its
 * part outside, unless all of it goes in.
 */
final class MixedRetreat {

    private MixedRetreat() {}

    /** Destinations of the troops outside: a neighbouring province, or the province of the battle. */
    private static List<String> outside(Board board, Engagement engagement, Side side) {
        var out = new ArrayList<String>();
        if (Retreats.mayStay(engagement, side)) {
            out.add(engagement.province());
        }
        out.addAll(Retreats.adjacent(board, engagement, side, alliance(board, engagement, side)));
        return out;
    }

    private static int alliance(Board board, Engagement engagement, Side side) {
        return board.state().allianceOf(stacks(board, engagement, side).getFirst());
    }

    private static List<Stack> stacks(Board board, Engagement engagement, Side side) {
        return BattleLines.stacks(board.state(), engagement, side);
    }

    /** LD of the side that the fortress can hold, beside troops inside that took no part. */
    private static int room(Board board, Engagement engagement, Side side) {
        int others = Board.ld(board.inside(engagement.province()))
                - Board.ld(stacks(board, engagement, side).stream().filter(Stack::besieged).toList());
        int holds = StackingLimits.in(board.tables()).insideFortress(board.state().fortress(engagement.province()).level());
        return Math.max(0, holds - others);
    }

    /** Whether the side may divide its troops in this way. */
    private static boolean allowed(Board board, Engagement engagement, Side side) {
        return engagement.winner().isEmpty()
                && board.controlledBy(engagement.province(), alliance(board, engagement, side))
                && board.besiegers(engagement.province()).stream().anyMatch(Stack::stoodHere)
                && room(board, engagement, side) > 0;
    }

    /** The retreats without any troops inside, not even those that made a sortie. */
    static List<Retreats.Place> everybodyOut(Board board, Engagement engagement, Side side) {
        return allowed(board, engagement, side)
                ? outside(board, engagement, side).stream()
                        .map(to -> new Retreats.Place(
                                to, 0, BattleState.UNLIMITED_ROOM, noneInside(stacks(board, engagement, side))))
                        .toList()
                : List.of();
    }

    private static List<Troops> noneInside(List<Stack> stacks) {
        return stacks.stream().map(stack -> new Troops(stack.id(), Counters.of(Units.NONE))).toList();
    }

    /** The retreat that a command with named troops means, if it is legal. */
    static Optional<Retreats.Place> place(Board board, Engagement engagement, Side side, Retreat command) {
        if (!allowed(board, engagement, side)) {
            return Optional.empty();
        }
        var stacks = stacks(board, engagement, side);
        var leaders = stacks.stream().flatMap(stack -> stack.leaders().stream()).toList();
        return Division.of(stacks, command.stacks(), leaders)
                .filter(inside -> inside.ld() <= room(board, engagement, side))
                .filter(inside -> inside.ld() == Board.ld(stacks)
                        ? command.to().equals(Retreat.FORTRESS)
                        : outside(board, engagement, side).contains(command.to()))
                .map(inside -> new Retreats.Place(command.to(), inside.ld(), BattleState.UNLIMITED_ROOM, inside.named()));
    }

    /** The form for the division; empty if the side has no such choice. */
    static Optional<Form> form(Board board, Engagement engagement, Side side) {
        var out = outside(board, engagement, side);
        if (out.isEmpty() || !allowed(board, engagement, side)) {
            return Optional.empty();
        }
        var stacks = stacks(board, engagement, side);
        var province = engagement.province();
        var to = new Choice("to", "where the others go", out.stream()
                .map(place -> new Item(place, place.equals(province) ? "stay in " + board.name(place) : board.name(place))).toList());
        var unled = stacks.stream().map(stack -> stack.leaders(List.of())).toList();
        return Optional.of(new DivisionForm(board.state(), unled, room(board, engagement, side)).form(
                new Retreat(province, out.getFirst(), 0, noneInside(stacks)),
                "at most " + room(board, engagement, side) + " LD are inside, and not all",
                Retreats.RULE, List.of(to), (filling, troops, leaders) -> new Retreat(province, filling.choice("to"), 0, troops)));
    }

    /**
     * Carries out the division.
     *
     * @return the parts that were split off to be inside
     */
    static List<String> carryOut(Play play, Engagement engagement, Side side, String to, List<Troops> named) {
        var province = engagement.province();
        var parts = new ArrayList<String>();
        for (var troops : named) {
            var stack = play.state().stacks().get(troops.stack());
            var units = troops.units().units();
            if (!units.empty() && !units.equals(stack.units())) {
                var part = Detachments.part(play, stack, units);
                parts.add(part);
                enters(play, part, province);
            } else if (!units.empty()) {
                enters(play, stack.id(), province);
            }
            if (!units.equals(stack.units()) && (stack.besieged() || !to.equals(province))) {
                play.happens(new StackRetreated(stack.id(), province, to, false));
            }
        }
        return parts;
    }

    private static void enters(Play play, String id, String province) {
        if (!play.state().stacks().get(id).besieged()) {
            play.happens(new StackRetreated(id, province, province, true));
        }
    }
}
