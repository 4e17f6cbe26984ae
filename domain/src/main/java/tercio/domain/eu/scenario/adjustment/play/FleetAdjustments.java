package tercio.domain.eu.scenario.adjustment.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Anchorages;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Changes of naval stacks by the host: their fields, and what they do to the board. */
final class FleetAdjustments {

    static final String FLEET = "fleet";
    static final String ANCHORAGE = "anchorage";

    /** The most FLEET counters of a naval stack (EU-STACK-2). */
    private static final int MOST_FLEETS = 3;

    static final List<ChangeKind<?>> KINDS = List.of(
            veteran(ships(ChangeKind.of(SeaChange.FleetRaised.class, Sentence.of("eu.adjustment.label-naval-stack-new")).reference("country", Sentence.of("eu.adjustment.label-country"), "country", SeaChange.FleetRaised::country)
                    .reference("at", Sentence.of("eu.adjustment.label-port-or-sea-zone"), ANCHORAGE, SeaChange.FleetRaised::at), SeaChange.FleetRaised::ships), SeaChange.FleetRaised::veteran),
            ChangeKind.of(SeaChange.FleetPlaced.class, Sentence.of("eu.adjustment.label-naval-stack-move")).reference(FLEET, Sentence.of("eu.adjustment.label-naval-stack"), FLEET, SeaChange.FleetPlaced::fleet)
                    .reference("at", Sentence.of("eu.adjustment.label-port-or-sea-zone"), ANCHORAGE, SeaChange.FleetPlaced::at)
                    .with(new ChangeField.Flag("moved", Sentence.of("eu.adjustment.label-has-moved"), true), SeaChange.FleetPlaced::moved),
            veteran(ships(ChangeKind.of(SeaChange.FleetShips.class, Sentence.of("eu.adjustment.label-naval-stack-ships")).reference(FLEET, Sentence.of("eu.adjustment.label-naval-stack"), FLEET, SeaChange.FleetShips::fleet),
                    SeaChange.FleetShips::ships), SeaChange.FleetShips::veteran),
            ChangeKind.of(SeaChange.FleetWithdrawn.class, Sentence.of("eu.adjustment.label-naval-stack-remove")).reference(FLEET, Sentence.of("eu.adjustment.label-naval-stack"), FLEET, SeaChange.FleetWithdrawn::fleet));

    private FleetAdjustments() {}

    private static <T extends EuChange> ChangeKind<T> ships(ChangeKind<T> kind, Function<T, Ships> ships) {
        return kind.with(count("fleetPlus", Sentence.of("eu.adjustment.label-fleet-plus")), ships.andThen(Ships::fleetPlus)::apply)
                .with(count("fleetMinus", Sentence.of("eu.adjustment.label-fleet-minus")), ships.andThen(Ships::fleetMinus)::apply)
                .with(count("nwd", Sentence.of("eu.adjustment.label-warships-those-in-fleet-counters-counted")), ships.andThen(Ships::nwd)::apply)
                .with(count("ngd", Sentence.of("eu.adjustment.label-galleys")), ships.andThen(Ships::ngd)::apply)
                .with(count("ntd", Sentence.of("eu.adjustment.label-transports")), ships.andThen(Ships::ntd)::apply)
                .with(count("vgd", Sentence.of("eu.adjustment.label-galleasses")), ships.andThen(Ships::vgd)::apply)
                .with(new ChangeField.Number("ships.nde", Sentence.of("eu.adjustment.label-thirds-of-a-warship-besides"), true, 0, 2), ships.andThen(Ships::nde)::apply);
    }

    private static ChangeField count(String name, Sentence label) {
        return new ChangeField.Number("ships." + name, label, true, 0, Ships.MOST);
    }

    private static <T extends EuChange> ChangeKind<T> veteran(ChangeKind<T> kind, Function<T, Optional<Boolean>> value) {
        return kind.with(new ChangeField.Flag("veteran", Sentence.of("eu.adjustment.label-veteran"), true), value::apply);
    }

    /** The board after a new naval stack. */
    static EuState withNewFleet(EuState state, SeaChange.FleetRaised raised) {
        var ships = raised.ships().units();
        return state.withNewStack(NavalStack.atRest(raised.id().orElseThrow(), raised.country(), raised.at(), ships, veterans(ships, raised.veteran().orElse(false)), List.of()));
    }

    static EuState withFleetPlaced(EuState state, SeaChange.FleetPlaced placed) {
        var stack = state.fleet(placed.fleet()).orElseThrow();
        return state.withNavies(state.navies().with(stack.placedIn(placed.at()).withMoved(placed.moved().orElse(stack.moved()))));
    }

    static EuState withFleetShips(EuState state, SeaChange.FleetShips written) {
        var stack = state.fleet(written.fleet()).orElseThrow();
        var ships = written.ships().units();
        return state.withNavies(state.navies().with(stack.withShips(ships, veterans(ships, written.veteran().orElse(false)))));
    }

    /** The naval stack is gone with what is aboard. Its leaders wait for the next round. */
    static EuState withoutFleet(EuState state, SeaChange.FleetWithdrawn withdrawn) {
        var stack = state.fleet(withdrawn.fleet()).orElseThrow();
        var navies = state.navies().without(stack.id());
        for (var leader : stack.leaders()) {
            navies = navies.with(state.navies().leaders().get(leader).asLost(Fate.WAITING, null, stack.at()));
        }
        return state.withNavies(navies);
    }

    private static int veterans(NavalUnits ships, boolean veteran) {
        return veteran ? ships.thirds() : 0;
    }

    /** The fault of ships that are written; empty if there is none. */
    static Optional<Keyed> fault(Ships ships) {
        if (!ships.isValid()) {
            return Optional.of(Sentence.of("eu.adjustment.fault-no-ship").with("most", Ships.MOST));
        }
        int whole = ships.nwd() + ships.ngd() + ships.ntd() + ships.vgd();
        return ships.fleetPlus() + ships.fleetMinus() > Math.min(MOST_FLEETS, whole)
                ? Optional.of(Sentence.of("eu.adjustment.fault-fleets").with("most", MOST_FLEETS)) : Optional.empty();
    }

    /** The reason why a naval stack cannot lie where a change puts it; empty if it can. */
    static Optional<Keyed> placementFault(WarView after, EuChange change) {
        return (switch (change) {
            case SeaChange.FleetRaised raised -> after.state().fleet(raised.id().orElseThrow());
            case SeaChange.FleetPlaced placed -> after.state().fleet(placed.fleet());
            case SeaChange.FleetShips written -> after.state().fleet(written.fleet());
            default -> Optional.<NavalStack>empty();
        }).flatMap(stack -> Anchorages.wrongPlace(after, stack).or(() -> Anchorages.sizeFault(after, stack)));
    }
}
