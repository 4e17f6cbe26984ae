package tercio.domain.eu.common.play;

import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * Countries that intervene for an ally, limited or in a foreign civil war (EU-ALLY-3, EU-ALLY-5). One stack on land takes part in
 * the war, and one at sea if the intervention names it. The other stacks and the land of the country are at peace: those on land stay in their land, and nobody
 * else enters it; those at sea sail, but neither fight nor blockade, supply or carry anybody of the war, and nobody attacks or intercepts them. The land that the
 * stack conquers and the monarchs it captures are the ally's. Readings: allies who go back or are supplied may use that land; a part that is divided from
 * the naval stack, which happens in its own ports alone, is at peace.
 */
public final class Interventions {

    private static final String LIMITED = "EU-ALLY-3";
    private static final String FOREIGN = "EU-ALLY-5";

    private Interventions() {}

    /** Whether the stack is of a country that intervenes, and not the stack of the intervention or a part of it. */
    public static boolean isAtPeace(EuState state, Stack stack) {
        return state.scenario().relationsOrNone().intervention(stack.country())
                .filter(war -> !war.stack().filter(stack.id()::equals).isPresent() && !(war.hasPart(stack.id()) && (isAbroad(state, stack) || isLost(state, war))))
                .isPresent();
    }

    /** Whether the stack that takes part is on the map no more, neither on land nor aboard a ship. */
    private static boolean isLost(EuState state, InterventionAtStart war) {
        return war.stack().filter(id -> isThere(state, id)).isEmpty();
    }

    private static boolean isThere(EuState state, StackId stack) {
        return everywhere(state).anyMatch(troops -> troops.id().equals(stack));
    }

    /** Land stacks ashore and aboard. */
    static Stream<Stack> everywhere(EuState state) {
        return Stream.concat(state.stacks().values().stream(), state.navies().stacks().values().stream().flatMap(ships -> ships.aboard().stream()));
    }

    /** An intervention as it stands on a board: without the stacks that are lost, and with those that have been divided from it. */
    public static InterventionAtStart now(EuState state, InterventionAtStart war) {
        var parts = everywhere(state).map(Stack::id).filter(war::hasPart).sorted().toList();
        return new InterventionAtStart(war.helps(), war.stack().filter(id -> isThere(state, id)), war.foreign(), war.fleet().filter(id -> state.fleet(id).isPresent()),
                Optional.of(parts).filter(some -> !some.isEmpty()));
    }

    /** A part of the stack that a battle abroad has divided is still in the war. One that it left at home is not. */
    private static boolean isAbroad(EuState state, Stack stack) {
        var fortress = state.fortress(stack.province());
        return fortress == null || !stack.country().equals(fortress.controller());
    }

    /** Whether ships are of a country that intervenes, and not its naval stack that takes part. */
    public static boolean isAtPeace(EuState state, NavalStack ships) {
        return state.scenario().relationsOrNone().intervention(ships.country()).filter(war -> war.fleet().filter(ships.id()::equals).isEmpty()).isPresent();
    }

    /** The reason why ships take no part in the war of their alliance, or empty. */
    public static Optional<Refusal> peaceRefusal(WarView board, NavalStack ships) {
        return isAtPeace(board.state(), ships) ? Optional.of(Refusal.of(rule(board.state(), ships.country()), Sentence.of("eu.common.refused-ships-at-peace")
                .with("stack", SentenceNames.fleet(board.state(), ships.id())).with("who", SentenceNames.country(ships.country())))) : Optional.empty();
    }

    /** The reason why the naval stack of a foreign intervention may not have so many FLEETs, or empty. */
    public static Optional<Refusal> fleetsRefusal(EuState state, NavalStack ships, int fleets) {
        return fleets > 1 && !isAtPeace(state, ships) && intervenes(state, ships.country()) && rule(state, ships.country()).equals(FOREIGN)
                ? Optional.of(Refusal.of(FOREIGN, Sentence.of("eu.common.refused-one-fleet-at-sea"))) : Optional.empty();
    }

    /** The reason why two naval stacks do not become one: one of them is at peace; or empty. */
    public static Optional<Refusal> mergeRefusal(WarView board, NavalStack one, NavalStack other) {
        return isAtPeace(board.state(), one) == isAtPeace(board.state(), other) ? Optional.empty()
                : Optional.of(Refusal.of("EU-UNIT-3", Sentence.of("eu.common.refused-peace-and-war").with("one", SentenceNames.fleet(board.state(), one.id()))
                        .with("other", SentenceNames.fleet(board.state(), other.id()))));
    }

    /**
     * The reason why a land stack does not join another, or empty: one of them is at peace, or it would go to war with what was divided from the stack of
     * the intervention and may take its place.
     */
    public static Optional<Refusal> mergeRefusal(WarView board, Stack one, Stack into) {
        var war = board.state().scenario().relationsOrNone().intervention(one.country());
        if (isAtPeace(board.state(), one) != isAtPeace(board.state(), into)) {
            return Optional.of(Refusal.of("EU-UNIT-3", Sentence.of("eu.common.refused-peace-and-war").with("one", SentenceNames.stack(board.state(), one.id()))
                    .with("other", SentenceNames.stack(board.state(), into.id()))));
        }
        return war.filter(now -> now.hasPart(into.id()) && !now.stack().filter(one.id()::equals).isPresent() && !now.hasPart(one.id()))
                .map(now -> Refusal.of("EU-UNIT-3", Sentence.of("eu.common.refused-divided-part").with("one", SentenceNames.stack(board.state(), one.id()))
                        .with("into", SentenceNames.stack(board.state(), into.id()))));
    }

    /** The reason why ships do not carry troops: one of them is at peace and the other in the war; or empty. */
    public static Optional<Refusal> cargoRefusal(WarView board, NavalStack ships, Stack troops) {
        return isAtPeace(board.state(), ships) == isAtPeace(board.state(), troops) ? Optional.empty()
                : Optional.of(Refusal.of(rule(board.state(), isAtPeace(board.state(), ships) ? ships.country() : troops.country()), Sentence.of("eu.common.refused-does-not-carry")
                        .with("ships", SentenceNames.fleet(board.state(), ships.id())).with("troops", SentenceNames.stack(board.state(), troops.id()))));
    }

    /** Whether the country takes part in the war with one stack only. */
    public static boolean intervenes(EuState state, CountryId country) {
        return state.scenario().relationsOrNone().intervention(country).isPresent();
    }

    /** Whether the land is of a country that intervenes, and at peace. */
    public static boolean isAtPeace(WarView board, SpaceId province) {
        return board.state().scenario().relationsOrNone().intervention(board.controller(province)).isPresent();
    }

    /** The reason why an intervention keeps the stack out of a province, or empty. */
    public static Optional<Refusal> entryRefusal(WarView board, Stack stack, SpaceId to) {
        var controller = board.controller(to);
        if (stack.country().equals(controller)) {
            return Optional.empty();
        }
        if (isAtPeace(board.state(), stack)) {
            return Optional.of(Refusal.of(rule(board.state(), stack.country()), Sentence.of("eu.common.refused-stays-home")
                    .with("stack", SentenceNames.stack(board.state(), stack.id())).with("who", SentenceNames.country(stack.country()))));
        }
        return isAtPeace(board, to)
                ? Optional.of(Refusal.of(rule(board.state(), controller), Sentence.of("eu.common.refused-land-at-peace").with("where", SentenceNames.place(to))
                        .with("who", SentenceNames.country(controller))))
                : Optional.empty();
    }

    /**
     * The reason why a stack may not be where it stands, or empty. Reading: allies of a country that intervenes come back to its land (EU-ALLY-3), so they may
     * stand there.
     */
    public static Optional<Refusal> standingRefusal(WarView board, Stack stack) {
        var holder = board.controllingAlliance(stack.province());
        boolean back = !isAtPeace(board.state(), stack) && holder.isBelligerent() && holder == board.state().allianceOf(stack);
        return back ? Optional.empty() : entryRefusal(board, stack, stack.province());
    }

    private static String rule(EuState state, CountryId country) {
        boolean foreign = state.scenario().relationsOrNone().intervention(country).flatMap(war -> war.foreign()).orElse(false);
        return foreign ? FOREIGN : LIMITED;
    }

    /** The country that gains what a country conquers or captures: itself, or the ally for whom it intervenes. */
    public static CountryId beneficiary(EuState state, CountryId country) {
        return state.scenario().relationsOrNone().intervention(country).map(war -> war.helps()).orElse(country);
    }
}
