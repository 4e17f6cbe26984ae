package tercio.domain.eu.sea.battle.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent;
import tercio.domain.eu.sea.attrition.play.SinkingReason;
import tercio.domain.eu.sea.attrition.play.SinkingTroops;
import tercio.domain.eu.sea.attrition.play.Succession;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.ships.ShipLimits;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.eu.sea.ships.play.FleetCounters;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Sentence;

/**
 * The ships that a pursuer captures, and the ducats aboard them (EU-SEA-CAPTURE). Readings: galleys are taken before galleasses; of several
 * stacks those with most ships of the kind lose them first.
 */
final class Captures {

    static final String RULE = "EU-SEA-CAPTURE";
    /** The most ships of a country. */
    private static final String LIMIT = "EU-FLEET-2";
    private static final int SEIZED_PER_TRANSPORT = 10;
    private static final int SUNK_PER_TRANSPORT = 5;
    private static final int SEIZED_PER_OTHER = 5;
    /** Galleys or transports for one star. */
    private static final int PAIR = 2;

    private Captures() {}

    /**
     * Every choice, the most captures first, none last; for each stack that they could join.
     *
     * @param stars of the pursuit, each a choice of ships to capture
     */
    static List<Option> options(WarView board, SeaEngagement battle, Side pursuer, int stars) {
        var force = SeaForce.of(board, battle, pursuer);
        var pursued = SeaForce.of(board, battle, pursuer.opponent()).asOneStack().ships();
        var lead = force.leadingStack().id();
        var joins = force.stacks().size() == 1 ? List.of(Optional.<StackId>empty()) : force.stacks().stream().map(stack -> Optional.of(stack.id())).toList();
        var options = new ArrayList<Option>();
        for (var kinds : choices(pursued, stars)) {
            for (var joined : kinds.isEmpty() ? List.of(Optional.<StackId>empty()) : joins) {
                var surplus = surplus(board, board.state().fleet(joined.orElse(lead)).orElseThrow(), shipsTaken(pursued, kinds));
                options.add(new Option(kinds.isEmpty() ? Sentence.of("eu.seabattle.to-capture-nothing") : Sentence.of("eu.seabattle.to-capture")
                        .with("ships", SentenceNames.ships(shipsTaken(pursued, kinds))).with("joins", joined.isPresent()).with("stack", joined.map(id -> SentenceNames.fleet(board.state(), id)).orElseGet(() -> new Items(List.of())))
                        .with("surplus", surplus.thirds() > 0).with("destroyed", SentenceNames.ships(surplus)), new CaptureShips(lead, kinds, joined)));
            }
        }
        return options;
    }

    /** Whether a choice takes a ship for each star that it names, in any order of the kinds. */
    static boolean isLegal(WarView board, SeaEngagement battle, Side pursuer, int stars, CaptureShips command) {
        if (command.ships().stream().anyMatch(kind -> kind == null) || command.joins().filter(id -> !battle.side(pursuer).contains(id) || board.state().fleet(id).isEmpty()).isPresent()) {
            return false;
        }
        var sorted = new ArrayList<>(command.ships());
        Collections.sort(sorted);
        return choices(SeaForce.of(board, battle, pursuer.opponent()).asOneStack().ships(), stars).contains(sorted);
    }

    private static List<List<FirstLine>> choices(NavalUnits pursued, int stars) {
        var choices = new ArrayList<List<FirstLine>>();
        for (int nwd = Math.min(stars, pursued.nwd()); nwd >= 0; nwd--) {
            for (int ngd = Math.min(stars - nwd, Math.ceilDiv(pursued.nd(FirstLine.NGD), PAIR)); ngd >= 0; ngd--) {
                for (int ntd = Math.min(stars - nwd - ngd, Math.ceilDiv(pursued.ntd(), PAIR)); ntd >= 0; ntd--) {
                    choices.add(Stream.of(Collections.nCopies(nwd, FirstLine.NWD), Collections.nCopies(ngd, FirstLine.NGD), Collections.nCopies(ntd, FirstLine.NTD))
                            .flatMap(List::stream).toList());
                }
            }
        }
        choices.sort((one, other) -> other.size() - one.size());
        return choices;
    }

    private static NavalUnits shipsTaken(NavalUnits pursued, List<FirstLine> kinds) {
        int nwd = Collections.frequency(kinds, FirstLine.NWD);
        int galleys = Math.min(PAIR * Collections.frequency(kinds, FirstLine.NGD), pursued.nd(FirstLine.NGD));
        int ntd = Math.min(PAIR * Collections.frequency(kinds, FirstLine.NTD), pursued.ntd());
        int ngd = Math.min(galleys, pursued.ngd());
        return new NavalUnits(0, 0, nwd, ngd, ntd, 0, galleys - ngd);
    }

    static void carryOut(EuCommandRun play, CaptureShips command) {
        if (command.ships().isEmpty()) {
            return;
        }
        var battle = SeaFights.current(play.state()).orElseThrow();
        var side = battle.sideOf(command.stack()).orElseThrow().opponent();
        var all = shipsTaken(SeaForce.of(play.board(), battle, side).asOneStack().ships(), command.ships());
        // Shares are of the ships, which stay as they are when the command passes on.
        sinkTroopsAboard(play, SeaForce.of(play.board(), battle, side).stacks(), all);
        Succession.passCommand(play, ShipShares.of(SeaForce.of(play.board(), battle, side).stacks(), all).stream().filter(Captures::isWhole).map(share -> share.stack().id()).toList());
        var pursued = SeaForce.of(play.board(), battle, side);
        boolean transportsLeft = pursued.asOneStack().ships().ntd() > all.ntd();
        var from = new ArrayList<ShipsCaptured.Taken>();
        int seized = 0;
        int sunk = 0;
        for (var share : withGold(pursued.stacks(), ShipShares.of(pursued.stacks(), all))) {
            var stack = share.stack();
            var together = shipsOfCompany(play, stack, pursued.stacks(), all);
            int taken = Math.min(stack.gold(), SEIZED_PER_TRANSPORT * together.ntd()
                    + (transportsLeft ? 0 : SEIZED_PER_OTHER * (together.nwd() + together.ngd() + together.vgd())));
            int lost = ShipLossChoices.afterLosses(stack.ships(), share.ships()).thirds() == 0 ? stack.gold() - taken
                    : Math.min(stack.gold() - taken, SUNK_PER_TRANSPORT * together.ntd());
            seized += taken;
            sunk += lost;
            from.add(new ShipsCaptured.Taken(stack.id(), share.ships(), FleetCounters.afterLosses(play.board(), stack, share.ships()), stack.gold() - taken - lost));
        }
        var captor = play.state().fleet(command.joins().orElse(command.stack())).orElseThrow();
        var surplus = surplus(play.board(), captor, all);
        play.emit(new ShipsCaptured(battle.zone(), from, captor.id(), all, seized, sunk));
        if (surplus.thirds() > 0) {
            destroySurplus(play, captor.id(), surplus);
        }
    }

    // --- Too many ships ------------------------------------------------------------------------------------------------

    /** The captured ships that are too many for the country of the stack that they join. */
    private static NavalUnits surplus(WarView board, NavalStack captor, NavalUnits captured) {
        var most = ShipLimits.from(board.tables()).of(captor.country(), Period.of(board.state().scenario().period()));
        return most.isEmpty() ? NavalUnits.NONE : ShipLimits.surplus(most.getAsInt(), shipsOnMap(board, captor.country()), joiningShips(captured));
    }

    /** The ships of a country on the map. Readings: damaged ones are on no map, and those of convoys are no ships of the navy. */
    private static NavalUnits shipsOnMap(WarView board, CountryId country) {
        return board.state().navies().stacks().values().stream().filter(stack -> stack.country().equals(country)).map(NavalStack::shipsWithoutConvoys)
                .reduce(NavalUnits.NONE, NavalUnits::plus);
    }

    private static void destroySurplus(EuCommandRun play, StackId id, NavalUnits surplus) {
        var stack = play.state().fleet(id).orElseThrow();
        int most = ShipLimits.from(play.tables()).of(stack.country(), Period.of(play.state().scenario().period())).orElseThrow();
        play.emit(new ShipLossEvent.ShipsLost(id, surplus, FleetCounters.afterLosses(play.board(), stack, surplus)), List.of(Step.of("captured ships that are too many", LIMIT)
                .result(Sentence.of("eu.seabattle.result-limit").with("who", SentenceNames.country(stack.country())).with("most", most).with("ships", SentenceNames.ships(surplus)))));
    }

    /** Troops of as many transport points as the captured ships of their stack and its contingents have are lost; all of them with the last ship. */
    private static void sinkTroopsAboard(EuCommandRun play, List<NavalStack> pursued, NavalUnits all) {
        for (var ships : pursued.stream().filter(stack -> !stack.aboard().isEmpty()).toList()) {
            var gone = shipsOfCompany(play, ships, pursued, all);
            boolean last = SeaCompany.together(play.state(), ships).ships().thirds() == gone.thirds();
            SinkingTroops.loseExcess(play, ships, last ? 0 : Cargo.need(play.board(), ships.aboard().getFirst()) - Cargo.capacity(play.board(), gone), SinkingReason.CAPTURED);
        }
    }

    /** The captured ships of a stack and of those that are one with it: they carry together what is aboard the leading one. */
    private static NavalUnits shipsOfCompany(EuCommandRun play, NavalStack stack, List<NavalStack> pursued, NavalUnits all) {
        var company = SeaCompany.of(play.state(), stack).stream().map(NavalStack::id).toList();
        return ShipShares.of(pursued, all).stream().filter(share -> company.contains(share.stack().id())).map(ShipShares.Share::ships).reduce(NavalUnits.NONE, NavalUnits::plus);
    }

    private static boolean isWhole(ShipShares.Share share) {
        return ShipLossChoices.afterLosses(share.stack().ships(), share.ships()).thirds() == 0;
    }

    /** The shares, with those of stacks that lose no ship of their own and carry gold in those of their allies. */
    private static List<ShipShares.Share> withGold(List<NavalStack> pursued, List<ShipShares.Share> shares) {
        var laden = pursued.stream().filter(stack -> stack.gold() > 0 && shares.stream().noneMatch(share -> share.stack().id().equals(stack.id())));
        return Stream.concat(shares.stream(), laden.map(stack -> new ShipShares.Share(stack, NavalUnits.NONE))).toList();
    }

    /** The stack with the ships that it has captured; a captured galleass is a galley (EU-SEA-CAPTURE). */
    static NavalStack withCaptured(NavalStack stack, NavalUnits captured) {
        return stack.withShips(stack.ships().plus(joiningShips(captured)), stack.veteranThirds());
    }

    private static NavalUnits joiningShips(NavalUnits captured) {
        return new NavalUnits(0, 0, captured.nwd(), captured.ngd() + captured.vgd(), captured.ntd(), captured.nde(), 0);
    }
}
