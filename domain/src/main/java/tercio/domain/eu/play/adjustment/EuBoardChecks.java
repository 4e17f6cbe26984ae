package tercio.domain.eu.play.adjustment;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.movement.Stacking;
import tercio.domain.eu.play.supply.SupplySegment;
import tercio.domain.eu.siege.Siegeworks;
import tercio.domain.game.Refusal.Fault;

/**
 * Checks that the board is in order when all changes are made. Faults that the board had before are ignored. A fault points to the change
 * that causes it.
 */
final class EuBoardChecks {

    private final Board before;
    private final Board after;
    private final List<EuChange> changes;
    private final List<Fault> faults = new ArrayList<>();

    private EuBoardChecks(Board before, Board after, List<EuChange> changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    static List<Fault> of(Board before, Board after, List<EuChange> changes) {
        var checks = new EuBoardChecks(before, after, changes);
        var provinces = new TreeSet<>(after.byProvince().keySet());
        changes.forEach(change -> {
            if (change instanceof ProvinceChange.SiegeworksSet set) {
                provinces.add(set.province());
            }
            if (change instanceof WorldChange.EstablishmentsRemoved removed) {
                provinces.add(removed.province());
            }
            if (change instanceof ProvinceChange.PortBlockade set && set.blockaded() && !Ports.anchored(after, set.province())) {
                checks.add(change::equals, after.name(set.province()) + " has no port");
            }
            SeaAdjustments.misplaced(after, change).ifPresent(fault -> checks.add(change::equals, fault));
            FleetAdjustments.misplaced(after, change).ifPresent(fault -> checks.add(change::equals, fault));
            if (change instanceof ProvinceChange.RaidSet set && set.level() > 0 && after.map().seasOf(set.province()).isEmpty()) {
                checks.add(change::equals, after.name(set.province()) + " has no coast that corsairs could raid");
            }
            if (change instanceof ProvinceChange.SiegeContinued set && set.continued() && after.besiegers(set.province()).isEmpty()) {
                checks.add(change::equals, "no enemy besieges " + after.name(set.province()));
            }
            if (change instanceof StackChange.StackSupply set && set.cutOff()
                    && after.state().stack(set.stack()).filter(stack -> SupplySegment.route(after, stack).isPresent()).isPresent()) {
                checks.add(change::equals, "a line of supply reaches this stack");
            }
            if (change instanceof ProvinceChange.FortressSupply set && set.supplied() && after.inside(set.province()).isEmpty()) {
                checks.add(change::equals, "no troops are besieged in " + after.name(set.province()));
            }
        });
        provinces.forEach(checks::province);
        return checks.faults;
    }

    private void province(String province) {
        if (after.map().province(province).filter(after.state().scenario()::plays).isEmpty()) {
            return;
        }
        var name = after.name(province);
        var here = after.stacks(province, stack -> true);
        var barred = here.stream().filter(stack -> barred(after, stack) && !(before.byProvince().containsKey(province) && barred(before, stack))).findFirst();
        if (barred.isPresent() && changes.stream().anyMatch(change -> in(change, province))) {
            add(change -> in(change, province), name + " holds forces that are neither friends nor enemies of " + Nation.of(barred.get().country())
                    + ": no stack of it stands there (EU-CTRL-5)");
            return;
        }
        for (int alliance = 0; alliance < after.state().scenario().alliances().size(); alliance++) {
            int surplus = surplus(after, province, alliance);
            if (surplus > 0 && surplus > surplus(before, province, alliance)) {
                add(change -> in(change, province), "the troops of one alliance in " + name + " are " + surplus
                        + " LD more than can stand there (" + Stacking.RULE + ")");
            }
        }
        if (after.stacks(province, stack -> true).stream().anyMatch(stack -> stack.units().lde() > 0) && !after.map().onWorldSheet(province)) {
            add(change -> in(change, province), "exploration detachments stand in the rest of the world alone, not in " + name + " (EU-UNIT-5)");
        }
        if (after.state().fortress(province) != null) {
            fortress(province, name);
        } else if (!after.inside(province).isEmpty()) {
            add(change -> in(change, province), "no fortress stands in " + name + " that stacks could be inside");
        }
    }

    private static boolean barred(Board board, Stack stack) {
        return !stack.besieged() && !board.mayStay(stack.province(), board.state().allianceOf(stack));
    }

    private static int surplus(Board board, String province, int alliance) {
        var together = board.field(province, alliance);
        return together.isEmpty() ? 0 : Math.max(0, Stacking.surplus(board, together));
    }

    private void fortress(String province, String name) {
        var inside = after.inside(province);
        int room = StackingLimits.in(after.tables()).insideFortress(after.state().fortress(province).level());
        if (Board.ld(inside) > room && Board.ld(inside) > Board.ld(before.inside(province))) {
            add(change -> in(change, province), "the fortress of " + name + " has room for " + room + " LD, not for " + Board.ld(inside) + " (EU-STACK-6)");
        }
        if (inside.stream().anyMatch(stack -> after.state().allianceOf(stack) != after.controllingAlliance(province))) {
            add(change -> in(change, province), "stacks inside the fortress of " + name + " are of the alliance that controls it");
        }
        boolean besieged = !after.besiegers(province).isEmpty();
        if (!besieged && inside.stream().anyMatch(stack -> !wasInside(stack))) {
            add(change -> in(change, province), "no enemy besieges " + name + ": stacks stand in the field there");
        }
        if (!besieged && !after.state().fortress(province).works().equals(Siegeworks.NONE)
                && !after.state().fortress(province).works().equals(before.state().fortress(province).works())) {
            add(change -> change instanceof ProvinceChange.SiegeworksSet set && set.province().equals(province), "no enemy besieges " + name);
        }
    }

    private boolean wasInside(Stack stack) {
        return before.state().stack(stack.id()).filter(old -> old.besieged() && old.province().equals(stack.province())).isPresent();
    }

    /** Whether a change concerns who and what is in a province. */
    private boolean in(EuChange change, String province) {
        return switch (change) {
            case StackChange.StackRaised raised -> raised.province().equals(province);
            case StackChange.StackPlaced placed -> placed.province().equals(province);
            case StackChange.StackUnits written -> after.state().stack(written.stack()).filter(stack -> stack.province().equals(province)).isPresent();
            case ProvinceChange.ProvinceController control -> control.province().equals(province);
            case ProvinceChange.FortressLevel level -> level.province().equals(province);
            case WorldChange.EstablishmentSet set -> set.province().equals(province);
            case WorldChange.EstablishmentsRemoved removed -> removed.province().equals(province);
            default -> false;
        };
    }

    private void add(Predicate<EuChange> cause, String message) {
        int at = IntStream.range(0, changes.size()).filter(index -> cause.test(changes.get(index))).reduce((first, second) -> second).orElse(changes.size() - 1);
        faults.add(new Fault("/changes/" + at, message, List.of()));
    }
}
