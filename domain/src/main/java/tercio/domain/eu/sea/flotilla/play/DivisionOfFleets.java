package tercio.domain.eu.sea.flotilla.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.ShipFields;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/** The ships that leave a naval stack when it is divided, and the counters of both parts. */
final class DivisionOfFleets {

    private static final int MOST_FLEETS = 3;
    private static final String SHIPS = "ships";
    private static final String REST = "rest";
    private static final String PLUS = ".fleetPlus";
    private static final String MINUS = ".fleetMinus";
    private static final String LEADERS = "leaders";

    private DivisionOfFleets() {}

    static boolean isPossible(WarView board, NavalStack stack) {
        return Flotillas.divisionRefusal(board, stack).isEmpty() && example(board, stack).isPresent();
    }

    /** The ships that stay: with the counters that are named, or those that do not leave. */
    static NavalUnits stayingShips(NavalUnits all, NavalUnits taken, Optional<NavalUnits> rest) {
        int plus = rest.map(NavalUnits::fleetPlus).orElse(all.fleetPlus() - taken.fleetPlus());
        int minus = rest.map(NavalUnits::fleetMinus).orElse(all.fleetMinus() - taken.fleetMinus());
        return new NavalUnits(Math.max(0, plus), Math.max(0, minus), all.nwd() - taken.nwd(), all.ngd() - taken.ngd(), all.ntd() - taken.ntd(),
                all.nde() - taken.nde(), all.vgd() - taken.vgd());
    }

    /** The reason why a stack is not divided so; empty if it can be. */
    static Optional<Sentence> fault(WarView board, NavalStack stack, DivideFleet command) {
        var title = SentenceNames.fleet(board.state(), stack.id());
        if (command.ships() == null || !command.ships().isValid() || command.rest().filter(rest -> !rest.isInRange()).isPresent()) {
            return Optional.of(Sentence.of("eu.flotilla.refused-one-leaves").with("stack", title).with("most", Ships.MOST));
        }
        var taken = command.ships().units();
        var all = stack.ships();
        var free = stack.shipsWithoutConvoys();
        if (!free.withCounters(taken.fleetPlus(), taken.fleetMinus()).containsAll(taken) || taken.thirds() >= all.thirds()) {
            return Optional.of(Sentence.of("eu.flotilla.refused-one-stays").with("stack", title).with("ships", SentenceNames.ships(free)).with("convoy", !stack.convoys().isEmpty()));
        }
        var left = stayingShips(all, taken, command.rest().map(Ships::units));
        if (!Flotillas.canBeOneStack(board, stack.country(), taken) || !Flotillas.canBeOneStack(board, stack.country(), left, stack.convoys())) {
            return Optional.of(Sentence.of("eu.flotilla.refused-parts"));
        }
        if (!Flotillas.areLargerSidesFilled(board, stack.country(), taken, List.of()) || !Flotillas.areLargerSidesFilled(board, stack.country(), left, stack.convoys())) {
            return Optional.of(Sentence.of("eu.flotilla.refused-larger-side").with("parts", true).with("stack", title));
        }
        if (!Flotillas.staysInCompany(board, stack, left)) {
            return Optional.of(Sentence.of("eu.flotilla.refused-company").with("stack", title).with("stay", true));
        }
        if (!Flotillas.portHolds(board, stack, taken) || !Flotillas.portHolds(board, stack, left)) {
            return Optional.of(Sentence.of("eu.flotilla.refused-port").with("where", SentenceNames.place(stack.at())));
        }
        if (stack.gold() > Cargo.goldRoom(board, stack.withShips(left))) {
            return Optional.of(Sentence.of("eu.flotilla.refused-gold-stays").with("stack", title).with("gold", stack.gold()));
        }
        if (!stack.leaders().containsAll(command.leaders()) || command.leaders().stream().distinct().count() != command.leaders().size()) {
            return Optional.of(Sentence.of("eu.flotilla.refused-leaders").with("stack", title));
        }
        if (stack.aboard().isEmpty()) {
            return PartsThatFollow.fault(board, stack, taken);
        }
        return PartsThatFollow.openPursuit(board, stack).isEmpty() ? Optional.of(Sentence.of("eu.flotilla.refused-laden").with("stack", title))
                : !PartsThatFollow.canCarry(board, stack, left) ? Optional.of(Sentence.of("eu.flotilla.refused-no-room-left").with("stack", title))
                : PartsThatFollow.fault(board, stack, taken);
    }

    static boolean isAllowed(WarView board, NavalStack stack, DivideFleet command) {
        return fault(board, stack, command).isEmpty() && hasCounters(board, stack, command) && foreignRefusal(board, stack, command).isEmpty();
    }

    /** Whether the country has counters for the FLEETs of both parts (EU-UNIT-4). */
    static boolean hasCounters(WarView board, NavalStack stack, DivideFleet command) {
        var taken = command.ships().units();
        return Flotillas.hasCounters(board, stack, taken.fleets() + stayingShips(stack.ships(), taken, command.rest().map(Ships::units)).fleets());
    }

    /** The reason why the naval stack of a foreign intervention would not keep so many FLEETs, or empty (EU-ALLY-5). */
    static Optional<Refusal> foreignRefusal(WarView board, NavalStack stack, DivideFleet command) {
        return Interventions.fleetsRefusal(board.state(), stack, stayingShips(stack.ships(), command.ships().units(), command.rest().map(Ships::units)).fleets());
    }

    /** A division that is possible: one ship leaves, or a part that follows the beaten. */
    private static Optional<DivideFleet> example(WarView board, NavalStack stack) {
        if (PartsThatFollow.openPursuit(board, stack).isPresent()) {
            return PartsThatFollow.example(board, stack);
        }
        return stack.shipsWithoutConvoys().oneOfEach().stream().map(ships -> new DivideFleet(stack.id(), Ships.of(ships), List.of(), restCounters(board, stack, ships)))
                .filter(command -> isAllowed(board, stack, command)).findFirst();
    }

    /** Counters with which the ships that stay can be one stack; empty for those that they have. */
    private static Optional<Ships> restCounters(WarView board, NavalStack stack, NavalUnits taken) {
        var left = stayingShips(stack.ships(), taken, Optional.empty());
        var possible = Flotillas.possibleCounters(board, stack.country(), left, stack.convoys());
        return possible.contains(left) ? Optional.empty() : possible.stream().findFirst().map(Ships::of);
    }

    /** The optional decision to divide a stack; its form allows every division. */
    static Decision decision(WarView board, NavalStack stack) {
        var example = example(board, stack).orElseThrow();
        var ships = new ShipFields(SHIPS, stack.shipsWithoutConvoys());
        var fields = new ArrayList<Field>(ships.fields("leave"));
        fields.add(new Count(SHIPS + PLUS, fleets("plus", "leave"), 0, MOST_FLEETS));
        fields.add(new Count(SHIPS + MINUS, fleets("minus", "leave"), 0, MOST_FLEETS));
        fields.add(new Count(REST + PLUS, fleets("plus", "stay"), 0, MOST_FLEETS));
        fields.add(new Count(REST + MINUS, fleets("minus", "stay"), 0, MOST_FLEETS));
        if (!stack.leaders().isEmpty()) {
            fields.add(new Subset(LEADERS, Sentence.of("eu.flotilla.field-leaders"),
                    stack.leaders().stream().map(id -> new Item(id.value(), AnswerNames.item(SentenceNames.leader(board.state().navies().leaders().get(id).leader())))).toList(), 0, stack.leaders().size()));
        }
        var counted = fields.stream().map(Field::name).filter(name -> !name.equals(LEADERS)).toArray(String[]::new);
        var limits = List.of(Limit.of(Sentence.of("eu.flotilla.limit-counters"), Flotillas.STACK, counted),
                Limit.of(Sentence.of("eu.flotilla.limit-plus"), Flotillas.RULE, counted));
        var form = new Form(example, fields, limits, filled -> new DivideFleet(stack.id(), shipsWithCounters(ships.of(filled).units(), filled, SHIPS), leaders(stack, filled),
                Optional.of(shipsWithCounters(NavalUnits.NONE, filled, REST))), below -> randomFilling(board, stack, ships, below));
        return new Decision("split-" + stack.id(), stack.country().value(), "DivideFleet", Citation.of(Flotillas.RULE),
                Sentence.of("eu.flotilla.ask-division").with("stack", SentenceNames.fleet(board.state(), stack.id())), List.of(), List.of(), form, stack.id().value());
    }

    private static Sentence fleets(String side, String part) {
        return Sentence.of("eu.flotilla.field-fleets").with("side", side).with("part", part);
    }

    private static List<LeaderId> leaders(NavalStack stack, Filling filled) {
        return stack.leaders().isEmpty() ? List.of() : Id.all(filled.choices(LEADERS), LeaderId::new);
    }

    private static Ships shipsWithCounters(NavalUnits ships, Filling filled, String part) {
        return Ships.of(ships.withCounters(filled.count(part + PLUS), filled.count(part + MINUS)));
    }

    /** Random ships with counters that fit them. */
    private static Filling randomFilling(WarView board, NavalStack stack, ShipFields fields, IntUnaryOperator below) {
        var all = stack.shipsWithoutConvoys();
        var ships = new NavalUnits(0, 0, below.applyAsInt(all.nwd() + 1), below.applyAsInt(all.ngd() + 1), below.applyAsInt(all.ntd() + 1),
                below.applyAsInt(all.nde() + 1), below.applyAsInt(all.vgd() + 1));
        var taken = any(Flotillas.possibleCounters(board, stack.country(), ships), ships, below);
        var rest = stayingShips(stack.ships(), ships, Optional.of(NavalUnits.NONE));
        var left = any(Flotillas.possibleCounters(board, stack.country(), rest, stack.convoys()), rest, below);
        var values = fields.values(ships);
        values.put(SHIPS + PLUS, taken.fleetPlus());
        values.put(SHIPS + MINUS, taken.fleetMinus());
        values.put(REST + PLUS, left.fleetPlus());
        values.put(REST + MINUS, left.fleetMinus());
        values.put(LEADERS, stack.leaders().stream().filter(leader -> below.applyAsInt(2) == 0).toList());
        return new Filling(values);
    }

    private static NavalUnits any(List<NavalUnits> choices, NavalUnits otherwise, IntUnaryOperator below) {
        return choices.isEmpty() ? otherwise : choices.get(below.applyAsInt(choices.size()));
    }
}
