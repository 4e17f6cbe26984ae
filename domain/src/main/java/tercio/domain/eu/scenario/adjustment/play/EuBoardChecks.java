package tercio.domain.eu.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.InterventionTerms;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.StandingFault;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.game.Refusal.Fault;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/**
 * Checks that the board is in order when all changes are made. Faults that the board had before are ignored. A fault points to the change
 * that causes it.
 */
final class EuBoardChecks {

    private final WarView before;
    private final WarView after;
    private final List<EuChange> changes;
    private final List<Fault> faults = new ArrayList<>();

    private EuBoardChecks(WarView before, WarView after, List<EuChange> changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    static List<Fault> of(WarView before, WarView after, List<EuChange> changes) {
        var checks = new EuBoardChecks(before, after, changes);
        var provinces = new TreeSet<>(after.byProvince().keySet());
        changes.forEach(change -> {
            if (change instanceof ProvinceChange.SiegeworksSet set) {
                provinces.add(set.province());
            }
            if (change instanceof WorldChange.EstablishmentsRemoved removed) {
                provinces.add(removed.province());
            }
            if (change instanceof ProvinceChange.PortBlockade set && set.blockaded() && !Ports.hasHarbour(after, set.province())) {
                checks.addFault(change::equals, in("fault-no-port", set.province()));
            }
            SeaAdjustments.placementFault(after, change).ifPresent(fault -> checks.addFault(change::equals, fault));
            FleetAdjustments.placementFault(after, change).ifPresent(fault -> checks.addFault(change::equals, fault));
            if (change instanceof ProvinceChange.RaidSet set && set.level() > 0 && after.map().seasOf(set.province()).isEmpty()) {
                checks.addFault(change::equals, in("fault-no-coast", set.province()));
            }
            if (change instanceof ProvinceChange.SiegeContinued set && set.continued() && after.besiegers(set.province()).isEmpty()) {
                checks.addFault(change::equals, in("fault-no-siege", set.province()));
            }
            if (change instanceof StackChange.StackSupply set && set.cutOff()
                    && after.state().stack(set.stack()).filter(stack -> SupplySegment.supplyRoute(after, stack).isPresent()).isPresent()) {
                checks.addFault(change::equals, Sentence.of("eu.adjustment.fault-in-supply"));
            }
            if (change instanceof ProvinceChange.FortressSupply set && set.supplied() && after.stacksInside(set.province()).isEmpty()) {
                checks.addFault(change::equals, in("fault-none-besieged", set.province()));
            }
        });
        provinces.forEach(checks::checkProvince);
        checks.checkInterventions();
        checks.checkTimar();
        return checks.faults;
    }

    private void checkProvince(SpaceId province) {
        if (after.map().province(province).filter(after.state().scenario()::includes).isEmpty()) {
            return;
        }
        var here = after.stacks(province, stack -> true);
        var barred = here.stream().filter(stack -> isBarred(after, stack) && !(before.byProvince().containsKey(province) && isBarred(before, stack))).findFirst();
        if (barred.isPresent() && changes.stream().anyMatch(change -> concerns(change, province))) {
            addFault(change -> concerns(change, province), in("fault-barred", province).with("country", SentenceNames.country(barred.get().country())));
            return;
        }
        StandingFault.in(after, province).stream().filter(fault -> !fault.isKnownOn(before)).forEach(fault -> addFault(change -> concerns(change, province), fault.message()));
        here.stream().filter(stack -> isMisplaced(after, stack) && before.state().stack(stack.id()).filter(old -> isMisplaced(before, old) && old.province().equals(province)).isEmpty()).findFirst()
                .ifPresent(stack -> addFault(change -> concerns(change, province) || change instanceof DiplomacyChange.InterventionSet, misplacement(stack)));
        if (after.stacks(province, stack -> true).stream().anyMatch(stack -> stack.units().lde() > 0) && !after.map().isOnWorldSheet(province)) {
            addFault(change -> concerns(change, province), in("fault-exploration", province));
        }
        if (after.state().fortress(province) != null) {
            checkWorks(province);
        } else if (!after.stacksInside(province).isEmpty()) {
            addFault(change -> concerns(change, province), in("fault-nothing-inside", province));
        }
    }

    private static boolean isBarred(WarView board, Stack stack) {
        return !stack.besieged() && !board.mayStay(stack.province(), board.state().allianceOf(stack));
    }

    private static boolean isMisplaced(WarView board, Stack stack) {
        return Interventions.standingRefusal(board, stack).isPresent();
    }

    private void checkWorks(SpaceId province) {
        var works = after.state().fortress(province).works();
        if (after.besiegers(province).isEmpty() && !works.equals(Siegeworks.NONE) && !works.equals(before.state().fortress(province).works())) {
            addFault(change -> change instanceof ProvinceChange.SiegeworksSet set && set.province().equals(province), in("fault-no-siege", province));
        }
    }

    /** The interventions that a change has made what they cannot be. */
    private void checkInterventions() {
        var known = before.state().scenario().relationsOrNone();
        after.state().scenario().relationsOrNone().interventions().forEach((country, war) -> {
            var old = known.intervention(country).map(was -> InterventionTerms.faults(before.state(), country, Interventions.now(before.state(), was))).orElse(List.of());
            InterventionTerms.faults(after.state(), country, Interventions.now(after.state(), war)).stream().filter(fault -> !old.contains(fault))
                    .forEach(fault -> addFault(change -> change instanceof DiplomacyChange.InterventionSet set && set.country().equals(country)
                            || change instanceof StackChange.StackUnits || change instanceof SeaChange.FleetShips, fault.message()));
        });
    }

    /** More Timar and Pashas than there are counters, raised or written. */
    private void checkTimar() {
        excess(after).filter(fault -> excess(before).isEmpty())
                .ifPresent(fault -> addFault(change -> change instanceof StackChange.StackRaised || change instanceof StackChange.StackUnits, fault));
    }

    private static Optional<Keyed> excess(WarView board) {
        var all = board.state().stacks().values().stream().map(stack -> stack.units().timarCounters()).reduce(Timar.NONE, Timar::plus);
        return TurkishArmy.from(board.tables()).notPrinted(all, FreeCounters.pool(board.state().scenario(), TurkishArmy.COUNTRY));
    }

    /** Whether a change concerns who and what is in a province. */
    private boolean concerns(EuChange change, SpaceId province) {
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

    /** The reason why a stack may not stand where an intervention keeps it out. */
    private Keyed misplacement(Stack stack) {
        return Interventions.isAtPeace(after.state(), stack)
                ? Sentence.of("eu.adjustment.fault-no-part").with("stack", SentenceNames.stack(after.state(), stack.id())).with("country", SentenceNames.country(stack.country()))
                : in("fault-at-peace", stack.province()).with("country", SentenceNames.country(after.controller(stack.province())));
    }

    private static Keyed in(String key, SpaceId province) {
        return Sentence.of("eu.adjustment." + key).with("where", SentenceNames.place(province));
    }

    private void addFault(Predicate<EuChange> cause, Keyed message) {
        int at = IntStream.range(0, changes.size()).filter(index -> cause.test(changes.get(index))).reduce((first, second) -> second).orElse(changes.size() - 1);
        faults.add(new Fault("/changes/" + at, message, List.of()));
    }
}
