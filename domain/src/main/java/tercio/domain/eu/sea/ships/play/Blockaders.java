package tercio.domain.eu.sea.ships.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.Meetings;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.FleetPlaces;
import tercio.domain.eu.sea.ships.FleetPlaces.Contingent;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The naval stacks of one alliance that blockade one port together: they count as one stack, and those of one country become one
 * (EU-SEA-BLOCKADE). Reading: a naval stack has the ships of one country, so those of several countries stay separate counters, which move and
 * intercept each for its own country. In all that concerns the blockade, and in a battle that is declared against one of them, they are one: the
 * stacking limit, the size that the fortress asks for, the roll to escape, and the battles.
 */
public final class Blockaders {

    private static final String RULE = "EU-SEA-BLOCKADE";

    private Blockaders() {}

    /** Whether the port of a province is one that a stack may blockade from where it lies, if it is strong enough: of an enemy, and neither of them at peace. */
    public static boolean isTarget(WarView board, NavalStack stack, SpaceId port) {
        return Ports.hasHarbour(board, port) && board.map().blockadedFrom(port).contains(stack.at())
                && board.areEnemies(board.state().allianceOf(stack), board.controllingAlliance(port)) && !Interventions.isAtPeace(board, port) && !Interventions.isAtPeace(board.state(), stack);
    }

    /**
     * Whether others blockade a port beside a stack with whom it cannot be one blockade: those of other alliances, and those with whom it would be more than one
     * stack holds (EU-SEA-BLOCKADE). Contingents that have parted blockade on together.
     *
     * @param others the ids of those who count
     */
    public static boolean isTaken(WarView board, NavalStack stack, SpaceId port, Predicate<StackId> others) {
        return otherBlockaders(board, stack, port).stream().map(NavalStack::id).anyMatch(others)
                && blockadeRefusal(board, stack, stack.shipsWithoutConvoys(), stack.at(), port).isPresent();
    }

    /** The stacks that blockade the port of a province, in the order of their ids; none if nobody does. */
    public static List<NavalStack> of(WarView board, SpaceId port) {
        return board.state().navies().stacks().values().stream().filter(stack -> blockadedPort(stack).filter(port::equals).isPresent()).toList();
    }

    /** The stacks that blockade a port together with a stack, and the contingents that are one with it, itself among them; else itself alone. */
    public static List<NavalStack> jointBlockaders(WarView board, NavalStack stack) {
        var company = company(board, stack);
        var port = company.stream().flatMap(each -> blockadedPort(each).stream()).findFirst();
        if (port.isEmpty()) {
            return company;
        }
        var before = of(board, port.get());
        return Stream.concat(before.stream(), company.stream().filter(each -> before.stream().noneMatch(other -> other.id().equals(each.id())))).toList();
    }

    private static List<NavalStack> company(WarView board, NavalStack stack) {
        return board.state().fleet(stack.id()).map(known -> SeaCompany.of(board.state(), known)).orElse(List.of(stack));
    }

    /** The enemy stack that has announced a battle against a stack, or against one that blockades the same port; empty if none has. */
    public static Optional<NavalStack> attacker(WarView board, NavalStack stack) {
        return jointBlockaders(board, stack).stream().flatMap(each -> board.state().navies().attackerOf(each.id()).stream()).findFirst();
    }

    private static Optional<SpaceId> blockadedPort(NavalStack stack) {
        return Optional.ofNullable(stack.action()).flatMap(action -> action.blockadedPort());
    }

    /** The ships of stacks that blockade together, without those of convoys. */
    public static NavalUnits ships(List<NavalStack> stacks) {
        return stacks.stream().map(NavalStack::shipsWithoutConvoys).reduce(NavalUnits.NONE, NavalUnits::plus);
    }

    /**
     * The reason why ships may not blockade a port beside those that blockade it already; empty if they may, or if nobody else does.
     *
     * @param ships those of the stack that would blockade it: all of them, or a part
     * @param zone from which they would
     */
    public static Optional<Refusal> blockadeRefusal(WarView board, NavalStack stack, NavalUnits ships, SpaceId zone, SpaceId port) {
        var present = otherBlockaders(board, stack, port);
        if (present.isEmpty()) {
            return Optional.empty();
        }
        var title = SentenceNames.fleet(board.state(), present.getFirst().id());
        if (board.state().allianceOf(present.getFirst()) != board.state().allianceOf(stack)) {
            return refusal(Sentence.of("eu.voyage.refused-blockaded-by-others").with("stack", title).with("port", SentenceNames.place(port)));
        }
        if (!present.getFirst().at().equals(zone)) {
            return refusal(Sentence.of("eu.voyage.refused-blockaded-from").with("stack", title).with("port", SentenceNames.place(port))
                    .with("from", SentenceNames.place(present.getFirst().at())));
        }
        return present.stream().flatMap(other -> Meetings.mergeRefusal(board, zone, stack.id(), stack.country(), other.id(), other.country()).stream()).findFirst()
                .or(() -> canBeOneStack(board, Stream.concat(present.stream(), Stream.of(part(stack, ships))).toList()) ? Optional.empty()
                        : Optional.of(Refusal.of("EU-STACK-2", Sentence.of("eu.voyage.refused-blockaders").with("who", SentenceNames.country(stack.country())).with("stack", title)
                                .with("port", SentenceNames.place(port)))));
    }

    /** The stacks that blockade a port, without this one and its contingents. */
    public static List<NavalStack> otherBlockaders(WarView board, NavalStack stack, SpaceId port) {
        var own = company(board, stack).stream().map(NavalStack::id).toList();
        return of(board, port).stream().filter(each -> !own.contains(each.id())).toList();
    }

    /** The ships of a blockade if these of a stack took part in it, without those of convoys. */
    public static NavalUnits ships(WarView board, NavalStack stack, NavalUnits ships, SpaceId port) {
        return ships(otherBlockaders(board, stack, port)).plus(ships);
    }

    /** A part that is divided off has no convoys. */
    private static NavalStack part(NavalStack stack, NavalUnits ships) {
        return ships.equals(stack.shipsWithoutConvoys()) ? stack : stack.withShips(ships).withConvoys(List.of());
    }

    private static Optional<Refusal> refusal(Sentence detail) {
        return Optional.of(Refusal.of(RULE, detail));
    }

    /** Whether stacks can be one by the counters that they have (EU-STACK-2). */
    public static boolean canBeOneStack(WarView board, List<NavalStack> stacks) {
        var period = Period.of(board.state().scenario().period());
        var ships = new LinkedHashMap<CountryId, NavalUnits>();
        stacks.forEach(stack -> ships.merge(stack.country(), stack.shipsWithoutConvoys(), NavalUnits::plus));
        var contingents = ships.entrySet().stream()
                .map(each -> new Contingent(each.getValue(), each.getKey(), board.tables().armyClasses().of(each.getKey(), period))).toList();
        return FleetPlaces.from(board.tables()).fitOneStackTogether(contingents, stacks.stream().mapToInt(stack -> stack.convoys().size()).sum(), period);
    }
}
