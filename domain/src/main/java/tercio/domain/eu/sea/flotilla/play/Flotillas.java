package tercio.domain.eu.sea.flotilla.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.counters.PrintedFleets;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.FormFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetDivided;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetsFormed;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetsJoined;
import tercio.domain.eu.sea.interception.play.SeaInterceptors;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.FleetCounters;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Naval stacks are divided and joined between movements, and their FLEET counters formed and broken (EU-FLEET-1, EU-STACK-2). Ships that
 * have moved do not lend their move to others: both parts of a stack that has moved have moved.
 */
public final class Flotillas {

    static final String RULE = "EU-FLEET-1";
    static final String STACK = "EU-STACK-2";
    private static final String POOL = "EU-UNIT-4";
    private static final int THIRDS = 3;

    private Flotillas() {}

    /** Joins and new counters of a stack, as complete commands; divisions are described by a form. */
    public static List<Option> options(WarView board, NavalStack stack) {
        if (regroupRefusal(board, stack).isPresent()) {
            return List.of();
        }
        var options = new ArrayList<Option>();
        for (var other : board.state().navies().stacksAt(stack.at())) {
            if (mayJoin(board, stack, other)) {
                options.add(new Option(SailingTogether.both(board, "eu.flotilla.to-join", stack, other),
                        new JoinFleets(stack.id(), other.id())));
            }
        }
        options.addAll(SailingTogether.options(board, stack));
        possibleCounters(board, stack.country(), stack.ships(), stack.convoys()).stream().filter(ships -> !ships.equals(stack.ships()) && staysInCompany(board, stack, ships) && hasCounters(board, stack, ships.fleets()))
                .filter(ships -> portHolds(board, stack, ships) && Interventions.fleetsRefusal(board.state(), stack, ships.fleets()).isEmpty())
                .forEach(ships -> options.add(new Option(Sentence.of("eu.flotilla.to-form").with("some", ships.fleetPlus() + ships.fleetMinus() > 0)
                        .with("counters", SentenceNames.ships(NavalUnits.NONE.withCounters(ships.fleetPlus(), ships.fleetMinus()))), new FormFleets(stack.id(), ships.fleetPlus(), ships.fleetMinus()))));
        return options;
    }

    static Optional<Refusal> regroupRefusal(WarView board, NavalStack stack) {
        boolean open = board.state().phase() instanceof Movement movement && !movement.isUnderWay()
                && board.state().duties().isEmpty() && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(stack)
                && !movement.ended().contains(stack.country());
        return open ? Optional.empty() : Optional.of(Refusal.of(RULE, Sentence.of("eu.flotilla.refused-between-movements")));
    }

    /** The reason why a stack may not be divided now: between movements, before an interception with a part of it (EU-INT-SPLIT), where a voyage pauses
     * (EU-MOVE-REGROUP), or before a part follows (EU-SEA-FOLLOW). */
    static Optional<Refusal> divisionRefusal(WarView board, NavalStack stack) {
        var oneStack = WarRestrictions.divisionRefusal(board, stack);
        if (oneStack.isPresent()) {
            return oneStack;
        }
        return SeaInterceptors.mayDivide(board, stack) || PartsThatFollow.openPursuit(board, stack).isPresent() || RegroupingAtSea.mayRegroup(board.state(), stack) ? Optional.empty() : regroupRefusal(board, stack);
    }

    /** Whether ships can be one stack beside convoys. @param ships with the transports of the convoys */
    static boolean canBeOneStack(WarView board, CountryId country, NavalUnits ships, List<ConvoyShips> convoys) {
        var period = Period.of(board.state().scenario().period());
        return FleetPlaces.from(board.tables()).fitOneStack(withoutConvoys(ships, convoys), convoys.size(), country, board.tables().armyClasses().of(country, period), period);
    }

    /** The ships without those of the convoys, which are in no FLEET (EU-CONVOY). */
    private static NavalUnits withoutConvoys(NavalUnits ships, List<ConvoyShips> convoys) {
        return ships.withoutTransports(Math.min(ships.ntd(), convoys.stream().mapToInt(ConvoyShips::transports).sum()));
    }

    /** Whether each FLEET on its larger side has ships that do not fit the smaller one. @param ships with the transports of the convoys */
    static boolean areLargerSidesFilled(WarView board, CountryId country, NavalUnits ships, List<ConvoyShips> convoys) {
        var period = Period.of(board.state().scenario().period());
        return FleetPlaces.from(board.tables()).areLargerSidesFilled(withoutConvoys(ships, convoys), country, board.tables().armyClasses().of(country, period), period);
    }

    /** Whether a country has counters for so many FLEETs in place of those of a stack (EU-UNIT-4). */
    static boolean hasCounters(WarView board, NavalStack stack, int fleets) {
        return fleets <= stack.fleets() + FleetCounters.freeCounters(board, stack.country());
    }

    /** Whether the contingents of a stack stay one stack if this one had these ships and counters. */
    static boolean staysInCompany(WarView board, NavalStack stack, NavalUnits ships) {
        var company = SeaCompany.of(board.state(), stack);
        return company.size() == 1 || Blockaders.canBeOneStack(board, company.stream().map(each -> each.id().equals(stack.id()) ? each.withShips(ships) : each).toList());
    }

    /** Whether a stack can be one with these ships and their counters (EU-STACK-2). */
    public static boolean isOneStack(WarView board, NavalStack stack, NavalUnits ships) {
        return canBeOneStack(board, stack.country(), ships, stack.convoys());
    }

    /** The ships with the fewest counters with which they are one stack, of those that the country has; empty where they are too many. */
    public static Optional<NavalUnits> withFewestCounters(WarView board, NavalStack stack, NavalUnits ships) {
        return possibleCounters(board, stack.country(), ships, stack.convoys()).stream().filter(each -> hasCounters(board, stack, each.fleets())).findFirst();
    }

    /** The printed counters of a country, for a refusal. */
    private static Sentence noCounters(WarView board, CountryId country, boolean parts) {
        return Sentence.of("eu.flotilla.refused-no-counters").with("who", SentenceNames.country(country)).with("all", PrintedFleets.from(board.tables()).of(country))
                .with("free", FleetCounters.freeCounters(board, country)).with("parts", parts);
    }

    static boolean canBeOneStack(WarView board, CountryId country, NavalUnits ships) {
        return canBeOneStack(board, country, ships, List.of());
    }

    /** The ships with all FLEET counters with which they can be one stack, the fewest counters first; none where they are too many. */
    public static List<NavalUnits> possibleCounters(WarView board, CountryId country, NavalUnits ships) {
        return possibleCounters(board, country, ships, List.of());
    }

    static List<NavalUnits> possibleCounters(WarView board, CountryId country, NavalUnits ships, List<ConvoyShips> convoys) {
        var all = new ArrayList<NavalUnits>();
        for (int plus = 0; plus <= THIRDS; plus++) {
            for (int minus = 0; plus + minus <= THIRDS; minus++) {
                var counted = ships.withCounters(plus, minus);
                if (canBeOneStack(board, country, counted, convoys) && areLargerSidesFilled(board, country, counted, convoys)) {
                    all.add(counted);
                }
            }
        }
        all.sort(Comparator.comparingInt(NavalUnits::fleets).thenComparingInt(NavalUnits::fleetPlus));
        return all;
    }

    /** Whether the port where a stack lies is large enough for these ships. */
    static boolean portHolds(WarView board, NavalStack stack, NavalUnits ships) {
        return board.map().sea(stack.at()).isPresent() || Ports.canReceive(board, stack.withShips(ships), stack.at());
    }

    static boolean mayJoin(WarView board, NavalStack stack, NavalStack other) {
        return !other.id().equals(stack.id()) && other.country().equals(stack.country()) && other.at().equals(stack.at())
                && SeaCompany.of(board.state(), stack).size() == 1 && staysInCompany(board, other, withWholeWarships(stack.ships().plus(other.ships())))
                && Cargo.haveOneCargo(Stream.of(stack, other)) && Interventions.mergeRefusal(board, stack, other).isEmpty()
                && Meetings.mergeRefusal(board, stack.at(), stack.id(), stack.country(), other.id(), other.country()).isEmpty()
                && canBeOneStack(board, stack.country(), withWholeWarships(stack.ships().plus(other.ships())),
                        Stream.concat(stack.convoys().stream(), other.convoys().stream()).toList()) && portHolds(board, stack, stack.ships().plus(other.ships()));
    }

    /** The ships with three thirds of a warship counted as a whole one. */
    static NavalUnits withWholeWarships(NavalUnits ships) {
        return new NavalUnits(ships.fleetPlus(), ships.fleetMinus(), ships.nwd() + ships.nde() / THIRDS, ships.ngd(), ships.ntd(), ships.nde() % THIRDS, ships.vgd());
    }

    static Execution join(EuCommandRun play, JoinFleets command) {
        var one = play.state().fleet(command.stack());
        var other = play.state().fleet(command.into());
        if (one.isEmpty() || other.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(one.isEmpty() ? command.stack() : command.into()))));
        }
        var forbidden = RegroupingAtSea.joinRefusal(play.board(), one.get(), other.get());
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        var carrying = Meetings.mergeRefusal(play.board(), one.get().at(), one.get().id(), one.get().country(), other.get().id(), other.get().country());
        if (carrying.isPresent() && one.get().at().equals(other.get().at())) {
            return EuCommandRun.refuse(carrying.get());
        }
        var peace = Interventions.mergeRefusal(play.board(), one.get(), other.get());
        if (peace.isPresent()) {
            return EuCommandRun.refuse(peace.get());
        }
        if (!Cargo.haveOneCargo(Stream.of(one.get(), other.get()))) {
            return EuCommandRun.refuse(Cargo.RULE, Sentence.of("eu.flotilla.refused-both-laden").with("stack", SentenceNames.fleet(play.state(), command.stack()))
                    .with("into", SentenceNames.fleet(play.state(), command.into())), options(play.board(), one.get()));
        }
        if (!mayJoin(play.board(), one.get(), other.get())) {
            return EuCommandRun.refuse(STACK, Sentence.of("eu.flotilla.refused-not-joined").with("stack", SentenceNames.fleet(play.state(), command.stack()))
                    .with("into", SentenceNames.fleet(play.state(), command.into())), options(play.board(), one.get()));
        }
        play.emit(new FleetsJoined(command.stack(), command.into()));
        return EuCommandRun.success();
    }

    static Execution form(EuCommandRun play, FormFleets command) {
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(command.stack()))));
        }
        var stack = known.get();
        var forbidden = regroupRefusal(play.board(), stack);
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        if (command.fleetPlus() < 0 || command.fleetMinus() < 0 || command.fleetPlus() > THIRDS || command.fleetMinus() > THIRDS) {
            return EuCommandRun.refuse(STACK, Sentence.of("eu.flotilla.refused-counters"), options(play.board(), stack));
        }
        var ships = stack.ships().withCounters(command.fleetPlus(), command.fleetMinus());
        var foreign = Interventions.fleetsRefusal(play.state(), stack, ships.fleets());
        if (foreign.isPresent()) {
            return EuCommandRun.refuse(foreign.get());
        }
        if (!areLargerSidesFilled(play.board(), stack.country(), ships, stack.convoys())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.flotilla.refused-larger-side").with("parts", false)
                    .with("stack", SentenceNames.fleet(play.state(), stack.id())), options(play.board(), stack));
        }
        if (!hasCounters(play.board(), stack, ships.fleets())) {
            return EuCommandRun.refuse(POOL, noCounters(play.board(), stack.country(), false), options(play.board(), stack));
        }
        if (!staysInCompany(play.board(), stack, ships)) {
            return EuCommandRun.refuse(STACK, Sentence.of("eu.flotilla.refused-company").with("stack", SentenceNames.fleet(play.state(), stack.id()))
                    .with("stay", false), options(play.board(), stack));
        }
        if (ships.equals(stack.ships()) || !canBeOneStack(play.board(), stack.country(), ships, stack.convoys()) || !portHolds(play.board(), stack, ships)) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.flotilla.refused-not-formed").with("stack", SentenceNames.fleet(play.state(), stack.id())), options(play.board(), stack));
        }
        play.emit(new FleetsFormed(stack.id(), ships));
        return EuCommandRun.success();
    }

    static Execution divide(EuCommandRun play, DivideFleet command) {
        var known = play.state().fleet(command.stack());
        if (known.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.common.refused-no-fleet").with("id", new Text(String.valueOf(command.stack()))));
        }
        var stack = known.get();
        var forbidden = divisionRefusal(play.board(), stack);
        if (forbidden.isPresent()) {
            return EuCommandRun.refuse(forbidden.get());
        }
        var fault = DivisionOfFleets.fault(play.board(), stack, command);
        if (fault.isPresent()) {
            return EuCommandRun.refuse(RULE, fault.get(), options(play.board(), stack));
        }
        if (!DivisionOfFleets.hasCounters(play.board(), stack, command)) {
            return EuCommandRun.refuse(POOL, noCounters(play.board(), stack.country(), true), options(play.board(), stack));
        }
        var foreign = DivisionOfFleets.foreignRefusal(play.board(), stack, command);
        if (foreign.isPresent()) {
            return EuCommandRun.refuse(foreign.get());
        }
        var taken = command.ships().units();
        var left = DivisionOfFleets.stayingShips(stack.ships(), taken, command.rest().map(Ships::units));
        int veterans = Math.min(stack.veteranThirds(), taken.thirds());
        play.emit(new FleetDivided(stack.id(), stack.id().part(play.state().founded() + 1), taken, left, veterans, command.leaders()));
        return EuCommandRun.success();
    }
}
