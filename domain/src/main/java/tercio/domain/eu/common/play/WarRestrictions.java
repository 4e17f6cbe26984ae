package tercio.domain.eu.common.play;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Relations.Attitude;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.WarKind;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The rights that the kind of its war gives to a land stack (EU-ALLY, EU-MIN-1): where it goes, and whether it divides itself. {@link WarView#areEnemiesIn}
 * tells who is an enemy in a province. Every order of land forces asks here: marches, interceptions, landings, evasions and retreats.
 */
public final class WarRestrictions {

    private static final String ATTITUDE = "EU-MIN-1";
    private static final String ONE_STACK = "EU-ALLY-3";

    private WarRestrictions() {}

    /** The reason why the stack may not enter a province by a march, an interception or a landing; empty if no kind of war forbids it. */
    public static Optional<Refusal> entryRefusal(WarView board, Stack stack, SpaceId to) {
        return Interventions.entryRefusal(board, stack, to).or(() -> dividedPartRefusal(board, stack, to)).or(() -> attitudeRefusal(board, stack, to));
    }

    /** Reading: a part that a battle has divided from the stack of an intervention fights and besieges only where that stack is (EU-ALLY-3). */
    private static Optional<Refusal> dividedPartRefusal(WarView board, Stack stack, SpaceId to) {
        var state = board.state();
        return state.scenario().relationsOrNone().intervention(stack.country()).filter(war -> !war.stack().filter(stack.id()::equals).isPresent())
                .flatMap(war -> war.stack().flatMap(state::stack)).filter(main -> !main.province().equals(to) && board.hasUnfriendlyForces(to, state.allianceOf(stack)))
                .map(main -> Refusal.of(ONE_STACK, Sentence.of("eu.common.refused-one-stack").with("who", SentenceNames.country(stack.country()))
                        .with("stack", SentenceNames.stack(state, stack.id())).with("main", SentenceNames.stack(state, main.id())).with("where", SentenceNames.place(main.province()))));
    }

    /** The reason why the attitude of its minor country keeps the stack out of a province, also on a retreat (EU-MIN-1). */
    public static Optional<Refusal> attitudeRefusal(WarView board, Stack stack, SpaceId to) {
        var attitude = board.state().scenario().relationsOrNone().attitude(stack.country());
        boolean open = switch (attitude) {
            case OFFENSIVE -> true;
            case DEFENSIVE -> ownsOrOnceOwned(board, stack.country(), to) || board.neighbours(to).stream().map(road -> road.to()).anyMatch(near -> ownsNow(board, stack.country(), near));
            case NAVAL -> ownsOrOnceOwned(board, stack.country(), to);
        };
        return open ? Optional.empty() : Optional.of(Refusal.of(ATTITUDE, Sentence.of("eu.common.refused-attitude").with("who", SentenceNames.country(stack.country()))
                .with("attitude", attitude == Attitude.DEFENSIVE ? "defensive" : "naval").with("where", SentenceNames.place(to))));
    }

    private static boolean ownsOrOnceOwned(WarView board, CountryId country, SpaceId province) {
        return ownsNow(board, country, province) || board.province(province).owner1492().filter(country::equals).isPresent();
    }

    private static boolean ownsNow(WarView board, CountryId country, SpaceId province) {
        var fortress = board.state().fortress(province);
        return fortress != null && fortress.owner().equals(country);
    }

    /**
     * The reason why a stack may not be divided by its player: an intervention has one stack in the war (EU-ALLY-3, EU-ALLY-5). Reading: in land of its
     * own country a part may be left behind, which is at peace from then on; what a battle divides stays in the war.
     */
    public static Optional<Refusal> divisionRefusal(WarView board, Stack stack) {
        boolean abroad = !stack.country().equals(board.controller(stack.province()));
        return Interventions.intervenes(board.state(), stack.country()) && !Interventions.isAtPeace(board.state(), stack) && abroad
                ? Optional.of(Refusal.of(ONE_STACK, Sentence.of("eu.common.refused-not-divided").with("who", SentenceNames.country(stack.country()))
                        .with("stack", SentenceNames.stack(board.state(), stack.id()))))
                : Optional.empty();
    }

    /** The reason why a naval stack may not be divided: an intervention has one at sea; in a port of its own country a part may be left behind, which is at peace. */
    public static Optional<Refusal> divisionRefusal(WarView board, NavalStack stack) {
        var fortress = board.state().fortress(stack.at());
        boolean abroad = fortress == null || !stack.country().equals(fortress.controller());
        return Interventions.intervenes(board.state(), stack.country()) && !Interventions.isAtPeace(board.state(), stack) && abroad
                ? Optional.of(Refusal.of(ONE_STACK, Sentence.of("eu.common.refused-fleet-not-divided").with("who", SentenceNames.country(stack.country()))
                        .with("stack", SentenceNames.fleet(board.state(), stack.id()))))
                : Optional.empty();
    }

    /** Whether a controlled place may supply stacks of a country: a minor one in a limited intervention is supplied from its own provinces alone (EU-ALLY-4). */
    public static boolean maySupply(WarView board, SpaceId province, CountryId country) {
        var bonds = board.state().scenario().relationsOrNone();
        boolean limited = bonds.patron(country).isPresent() && bonds.intervention(country).filter(war -> !war.foreign().orElse(false)).isPresent();
        return !limited || ownsNow(board, country, province);
    }

    /** The reason why a war closes a province to an alliance, with its rule; empty where no kind of war does. */
    public static Optional<Refusal> fightRefusal(WarView board, SpaceId province, Alliance alliance) {
        var holders = Stream.concat(Stream.of(board.controllingAlliance(province)), board.neutralsInField(province, alliance).stream().map(board.state()::allianceOf));
        return holders.filter(holder -> holder.isBelligerent() && holder != alliance && alliance.isBelligerent())
                .flatMap(holder -> restrictionRefusal(board, province, alliance, holder).stream()).findFirst();
    }

    private static Optional<Refusal> restrictionRefusal(WarView board, SpaceId province, Alliance alliance, Alliance holder) {
        EuState state = board.state();
        var fortress = state.fortress(province);
        var whom = SentenceNames.country(state.members(holder).getFirst());
        return state.scenario().hostilities().restrictingWar(board.province(province), fortress == null ? CountryId.NONE : fortress.owner(), state.members(alliance), state.members(holder))
                .flatMap(kind -> rule(kind).map(rule -> Refusal.of(rule, Sentence.of("eu.common.refused-closed-by-war").with("where", SentenceNames.place(province))
                        .with("kind", kind.name().toLowerCase(Locale.ROOT)).with("who", whom))));
    }

    private static Optional<String> rule(WarKind kind) {
        return switch (kind) {
            case REGULAR -> Optional.empty();
            case OVERSEAS -> Optional.of("EU-ALLY-2");
            case AT_SEA -> Optional.of("EU-ALLY-7");
            case ARMISTICE -> Optional.of("EU-ALLY-8");
        };
    }
}
