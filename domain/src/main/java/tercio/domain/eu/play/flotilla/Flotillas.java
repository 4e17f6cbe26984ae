package tercio.domain.eu.play.flotilla;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.counters.PrintedFleets;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.ConvoyShips;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.naval.FleetPlaces;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.Meetings;
import tercio.domain.eu.play.flotilla.FlotillaCommand.DivideFleet;
import tercio.domain.eu.play.flotilla.FlotillaCommand.FormFleets;
import tercio.domain.eu.play.flotilla.FlotillaCommand.JoinFleets;
import tercio.domain.eu.play.flotilla.FlotillaEvent.FleetDivided;
import tercio.domain.eu.play.flotilla.FlotillaEvent.FleetsFormed;
import tercio.domain.eu.play.flotilla.FlotillaEvent.FleetsJoined;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.harbour.FleetCounters;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.seawatch.SeaInterceptors;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Naval stacks are divided and joined between movements, and their FLEET counters formed and broken (EU-FLEET-1, EU-STACK-2). Ships that
 * have moved do not lend their move to others: both parts of a stack that has moved have moved.
 */
public final class Flotillas {

    static final String RULE = "EU-FLEET-1";
    static final String STACK = "EU-STACK-2";
    static final String LARGER_SIDE = "a FLEET shows its larger side where its ships do not fit the smaller one";
    private static final String POOL = "EU-UNIT-4";
    private static final int THIRDS = 3;

    private Flotillas() {}

    /** Joins and new counters of a stack, as complete commands; divisions are described by a form. */
    public static List<Option> options(Board board, NavalStack stack) {
        if (forbidden(board, stack).isPresent()) {
            return List.of();
        }
        var options = new ArrayList<Option>();
        for (var other : board.state().navies().at(stack.at())) {
            if (mayJoin(board, stack, other)) {
                options.add(new Option(FleetTitle.of(board.state(), stack.id()) + " joins " + FleetTitle.of(board.state(), other.id()),
                        new JoinFleets(stack.id(), other.id())));
            }
        }
        options.addAll(SailingTogether.options(board, stack));
        counters(board, stack.country(), stack.ships(), stack.convoys()).stream().filter(ships -> !ships.equals(stack.ships()) && inCompany(board, stack, ships) && pooled(board, stack, ships.fleets()))
                .filter(ships -> holds(board, stack, ships))
                .forEach(ships -> options.add(new Option("form " + FleetTitle.ships(NavalUnits.NONE.withCounters(ships.fleetPlus(),
                        ships.fleetMinus())).replace("no ships", "no FLEET"), new FormFleets(stack.id(), ships.fleetPlus(), ships.fleetMinus()))));
        return options;
    }

    /** Whether a stack can be divided, joined or given other counters now. */
    public static boolean canRegroup(Board board, NavalStack stack) {
        return DivisionOfFleets.possible(board, stack) || !options(board, stack).isEmpty();
    }

    static Optional<Verdict<EuEvent>> forbidden(Board board, NavalStack stack) {
        boolean open = board.state().phase() instanceof Phase.Movement movement && !movement.busy() && movement.engagement() == null && movement.ride() == null
                && board.state().duties().isEmpty() && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(stack)
                && !movement.ended().contains(stack.country());
        return open ? Optional.empty() : Play.refused(RULE, "naval stacks are divided and joined between the movements of their own alliance");
    }

    /** Why a stack may not be divided now: between movements, before an interception with a part of it (EU-INT-SPLIT), where a voyage pauses
     * (EU-MOVE-REGROUP), or before a part follows (EU-SEA-FOLLOW). */
    static Optional<Verdict<EuEvent>> forbidsDividing(Board board, NavalStack stack) {
        return SeaInterceptors.mayDivide(board, stack) || PartsThatFollow.battle(board, stack).isPresent() || RegroupingAtSea.concerned(board.state(), stack) ? Optional.empty() : forbidden(board, stack);
    }

    /** Whether ships can be one stack beside convoys. @param ships with the transports of the convoys */
    static boolean stacks(Board board, String country, NavalUnits ships, List<ConvoyShips> convoys) {
        var period = Period.of(board.state().scenario().period());
        return FleetPlaces.in(board.tables()).stacks(beside(ships, convoys), convoys.size(), country, board.tables().armyClasses().of(country, period), period);
    }

    /** The ships without those of the convoys, which are in no FLEET (EU-CONVOY). */
    private static NavalUnits beside(NavalUnits ships, List<ConvoyShips> convoys) {
        return ships.withoutTransports(Math.min(ships.ntd(), convoys.stream().mapToInt(ConvoyShips::transports).sum()));
    }

    /** Whether each FLEET on its larger side has ships that do not fit the smaller one. @param ships with the transports of the convoys */
    static boolean largerSidesFilled(Board board, String country, NavalUnits ships, List<ConvoyShips> convoys) {
        var period = Period.of(board.state().scenario().period());
        return FleetPlaces.in(board.tables()).largerSidesFilled(beside(ships, convoys), country, board.tables().armyClasses().of(country, period), period);
    }

    /** Whether a country has counters for so many FLEETs in place of those of a stack (EU-UNIT-4). */
    static boolean pooled(Board board, NavalStack stack, int fleets) {
        return fleets <= stack.fleets() + FleetCounters.free(board, stack.country());
    }

    /** Whether the contingents of a stack stay one stack if this one had these ships and counters. */
    static boolean inCompany(Board board, NavalStack stack, NavalUnits ships) {
        var company = SeaCompany.of(board.state(), stack);
        return company.size() == 1 || Blockaders.fit(board, company.stream().map(each -> each.id().equals(stack.id()) ? each.ships(ships) : each).toList());
    }

    /** Whether a stack can be one with these ships and their counters (EU-STACK-2). */
    public static boolean isOne(Board board, NavalStack stack, NavalUnits ships) {
        return stacks(board, stack.country(), ships, stack.convoys());
    }

    /** The ships with the fewest counters with which they are one stack, of those that the country has; empty where they are too many. */
    public static Optional<NavalUnits> arranged(Board board, NavalStack stack, NavalUnits ships) {
        return counters(board, stack.country(), ships, stack.convoys()).stream().filter(each -> pooled(board, stack, each.fleets())).findFirst();
    }

    /** The printed counters of a country, for a refusal. */
    static String pool(Board board, String country) {
        int all = PrintedFleets.in(board.tables()).of(country);
        return Nation.of(country) + " has " + all + " FLEET " + (all == 1 ? "counter" : "counters") + ", and " + FleetCounters.free(board, country) + " beside the map";
    }

    static boolean stacks(Board board, String country, NavalUnits ships) {
        return stacks(board, country, ships, List.of());
    }

    /** The ships with all FLEET counters with which they can be one stack, the fewest counters first; none where they are too many. */
    public static List<NavalUnits> counters(Board board, String country, NavalUnits ships) {
        return counters(board, country, ships, List.of());
    }

    static List<NavalUnits> counters(Board board, String country, NavalUnits ships, List<ConvoyShips> convoys) {
        var all = new ArrayList<NavalUnits>();
        for (int plus = 0; plus <= THIRDS; plus++) {
            for (int minus = 0; plus + minus <= THIRDS; minus++) {
                var counted = ships.withCounters(plus, minus);
                if (stacks(board, country, counted, convoys) && largerSidesFilled(board, country, counted, convoys)) {
                    all.add(counted);
                }
            }
        }
        all.sort(Comparator.comparingInt(NavalUnits::fleets).thenComparingInt(NavalUnits::fleetPlus));
        return all;
    }

    /** Whether the port where a stack lies is large enough for these ships. */
    static boolean holds(Board board, NavalStack stack, NavalUnits ships) {
        return board.map().sea(stack.at()).isPresent() || Ports.receives(board, stack.ships(ships), stack.at());
    }

    static boolean mayJoin(Board board, NavalStack stack, NavalStack other) {
        return !other.id().equals(stack.id()) && other.country().equals(stack.country()) && other.at().equals(stack.at())
                && SeaCompany.of(board.state(), stack).size() == 1 && inCompany(board, other, whole(stack.ships().plus(other.ships())))
                && Cargo.oneCargo(Stream.of(stack, other))
                && Meetings.forbidsMerging(board, stack.at(), stack.id(), stack.country(), other.id(), other.country()).isEmpty()
                && stacks(board, stack.country(), whole(stack.ships().plus(other.ships())),
                        Stream.concat(stack.convoys().stream(), other.convoys().stream()).toList()) && holds(board, stack, stack.ships().plus(other.ships()));
    }

    /** The ships with three thirds of a warship counted as a whole one. */
    static NavalUnits whole(NavalUnits ships) {
        return new NavalUnits(ships.fleetPlus(), ships.fleetMinus(), ships.nwd() + ships.nde() / THIRDS, ships.ngd(), ships.ntd(), ships.nde() % THIRDS, ships.vgd());
    }

    static Optional<Verdict<EuEvent>> join(Play play, JoinFleets command) {
        var one = play.state().fleet(command.stack());
        var other = play.state().fleet(command.into());
        if (one.isEmpty() || other.isEmpty()) {
            return Play.refused(RULE, "there is no naval stack " + (one.isEmpty() ? command.stack() : command.into()));
        }
        var forbidden = RegroupingAtSea.forbidsJoining(play.board(), one.get(), other.get());
        if (forbidden.isPresent()) {
            return forbidden;
        }
        var carrying = Meetings.forbidsMerging(play.board(), one.get().at(), one.get().id(), one.get().country(), other.get().id(), other.get().country());
        if (carrying.isPresent() && one.get().at().equals(other.get().at())) {
            return carrying.map(Verdict.Refused<EuEvent>::new);
        }
        if (!Cargo.oneCargo(Stream.of(one.get(), other.get()))) {
            return Play.refused(Cargo.RULE, FleetTitle.of(play.state(), command.stack()) + " and " + FleetTitle.of(play.state(), command.into())
                    + " both carry troops, and a naval stack carries one land stack: one of them lands its troops first", options(play.board(), one.get()));
        }
        if (!mayJoin(play.board(), one.get(), other.get())) {
            return Play.refused(STACK, FleetTitle.of(play.state(), command.stack()) + " and " + FleetTitle.of(play.state(), command.into())
                    + " are not two naval stacks of one country at the same place that together have at most 3 counters", options(play.board(), one.get()));
        }
        play.happens(new FleetsJoined(command.stack(), command.into()));
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> form(Play play, FormFleets command) {
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return Play.refused(RULE, "there is no naval stack " + command.stack());
        }
        var stack = known.get();
        var forbidden = forbidden(play.board(), stack);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        if (command.fleetPlus() < 0 || command.fleetMinus() < 0 || command.fleetPlus() > THIRDS || command.fleetMinus() > THIRDS) {
            return Play.refused(STACK, "a naval stack has 0 to 3 FLEET counters", options(play.board(), stack));
        }
        var ships = stack.ships().withCounters(command.fleetPlus(), command.fleetMinus());
        if (!largerSidesFilled(play.board(), stack.country(), ships, stack.convoys())) {
            return Play.refused(RULE, LARGER_SIDE + ": " + FleetTitle.of(play.state(), stack.id()) + " has too few for that", options(play.board(), stack));
        }
        if (!pooled(play.board(), stack, ships.fleets())) {
            return Play.refused(POOL, pool(play.board(), stack.country()), options(play.board(), stack));
        }
        if (!inCompany(play.board(), stack, ships)) {
            return Play.refused(STACK, FleetTitle.of(play.state(), stack.id()) + " is one stack with ships of its allies, and one stack has at most 3 counters", options(play.board(), stack));
        }
        if (ships.equals(stack.ships()) || !stacks(play.board(), stack.country(), ships, stack.convoys()) || !holds(play.board(), stack, ships)) {
            return Play.refused(RULE, "the ships of " + FleetTitle.of(play.state(), stack.id()) + " do not form these counters: each FLEET has a ship, a stack at most "
                    + "3 counters, and a port holds one FLEET", options(play.board(), stack));
        }
        play.happens(new FleetsFormed(stack.id(), ships));
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> divide(Play play, DivideFleet command) {
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return Play.refused(RULE, "there is no naval stack " + command.stack());
        }
        var stack = known.get();
        var forbidden = forbidsDividing(play.board(), stack);
        if (forbidden.isPresent()) {
            return forbidden;
        }
        var fault = DivisionOfFleets.fault(play.board(), stack, command);
        if (fault.isPresent()) {
            return Play.refused(RULE, fault.get(), options(play.board(), stack));
        }
        if (!DivisionOfFleets.pooled(play.board(), stack, command)) {
            return Play.refused(POOL, pool(play.board(), stack.country()) + ": both parts together have no more FLEETs than that", options(play.board(), stack));
        }
        var taken = command.ships().units();
        var left = DivisionOfFleets.left(stack.ships(), taken, command.rest().map(Ships::units));
        int veterans = Math.min(stack.veteranThirds(), taken.thirds());
        play.happens(new FleetDivided(stack.id(), stack.id() + "." + (play.state().founded() + 1), taken, left, veterans, command.leaders()));
        return Play.done();
    }
}
