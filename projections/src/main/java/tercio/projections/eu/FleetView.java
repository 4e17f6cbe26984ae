package tercio.projections.eu;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * A naval stack for display.
 *
 * @param name its title in a sentence: {@code France's naval stack of 4 ships}
 * @param at its sea zone, or the province of its port
 * @param strength its FLEET counters in the players' notation: {@code F+ F-}; {@code ND} without one
 * @param thirds its ships in thirds
 * @param size its ships as players write them: {@code 4 1/3}
 * @param action its action, {@code null} if none
 * @param aboard the land stacks that it carries
 * @param gold ducats aboard
 * @param goldRoom ducats for which there is room beside the troops, in the ships of its contingents too if it leads some
 * @param convoys the convoys that sail in it
 * @param capacity half points that its ships carry, with those of its contingents if it leads some
 * @param source the distance in sea zones to its source of supply, {@code null} where it reaches none
 * @param company the naval stacks of its allies that are one stack with it (EU-CMD-3), the leading one first; none for a stack of its own
 * @param undivided whether it stays one outside the ports of its own country: it is the naval stack of an intervention (EU-ALLY-3)
 */
public record FleetView(
        StackId id,
        ViewText name,
        CountryId country,
        SpaceId at,
        Ships ships,
        String strength,
        int thirds,
        String size,
        boolean veteran,
        List<StackView.LeaderView> leaders,
        Doing action,
        boolean moved,
        List<Cargo> aboard,
        int gold,
        int goldRoom,
        List<Convoyed> convoys,
        int capacity,
        Integer source,
        List<Contingent> company,
        boolean undivided) {

    /**
     * The action of a naval stack.
     *
     * @param target the naval stack that it attacks, or the province of a port; {@code null} for other actions
     */
    public record Doing(NavalAction.Kind kind, String target) {
        static Doing of(NavalAction action) {
            return action == null ? null : new Doing(action.kind(), action.target().orElse(null));
        }
    }

    /**
     * A naval stack of an ally that is one stack with it.
     *
     * @param leads whether it leads the stack
     */
    public record Contingent(StackId id, ViewText name, boolean leads) {}

    /** All naval stacks on the board, by id. */
    public record All(List<FleetView> stacks) {}

    /**
     * A convoy.
     *
     * @param convoy {@code flota-de-oro}
     * @param transports those left
     */
    public record Convoyed(ConvoyKind convoy, ViewText name, int transports) {
        static Convoyed of(ConvoyShips convoy) {
            return new Convoyed(convoy.kind(), ViewText.label(new Argument.Phrase(Sentence.of("eu.treasure.convoy").with("kind", convoy.kind().name().toLowerCase(Locale.ROOT)))), convoy.transports());
        }
    }

    /** A land stack aboard. */
    public record Cargo(StackId id, CountryId country, String strength, List<LeaderId> leaders) {
        static Cargo of(Stack troops) {
            return new Cargo(troops.id(), troops.country(), troops.units().toString(), troops.leaders());
        }
    }

    /** The naval stacks in a sea zone or a port. */
    static List<FleetView> at(WarView board, SpaceId space) {
        return board.state().navies().stacksAt(space).stream().map(stack -> of(board, stack)).toList();
    }

    static FleetView of(WarView board, NavalStack stack) {
        var state = board.state();
        var ships = stack.ships();
        var sailing = SeaCompany.follows(state, stack) ? stack : SeaCompany.together(state, stack);
        return new FleetView(stack.id(), ViewText.label(SentenceNames.fleet(state, stack.id())), stack.country(), stack.at(), Ships.of(ships), strength(ships), ships.thirds(),
                Thirds.format(ships.thirds()), stack.isVeteran(),
                stack.leaders().stream().map(id -> StackView.LeaderView.of(state.navies().leaders().get(id).effectiveLeader())).toList(),
                Doing.of(stack.action()), stack.moved(), stack.aboard().stream().map(Cargo::of).toList(), stack.gold(),
                tercio.domain.eu.sea.cargo.play.Cargo.goldRoom(board, sailing), stack.convoys().stream().map(Convoyed::of).toList(),
                SeaTransport.from(board.tables()).capacity(sailing.ships()), source(board, stack).orElse(null), company(board, stack),
                Interventions.intervenes(state, stack.country()) && !Interventions.isAtPeace(state, stack));
    }

    private static List<Contingent> company(WarView board, NavalStack stack) {
        var state = board.state();
        return SeaCompany.of(state, stack).stream().filter(each -> !each.id().equals(stack.id()))
                .map(each -> new Contingent(each.id(), ViewText.label(SentenceNames.fleet(state, each.id())), !SeaCompany.follows(state, each))).toList();
    }

    /** Strength in counters: {@code F+ 2 F-}; ships without a FLEET counter are ND. */
    static String strength(NavalUnits ships) {
        var counters = (counters(ships.fleetPlus(), "F+") + " " + counters(ships.fleetMinus(), "F-")).strip();
        return counters.isEmpty() ? "ND" : counters;
    }

    private static String counters(int number, String side) {
        return number == 0 ? "" : number == 1 ? side : number + " " + side;
    }

    private static Optional<Integer> source(WarView board, NavalStack stack) {
        return board.map().sea(stack.at()).isEmpty() ? Optional.of(0) : Ports.supplyLine(board, stack).map(line -> line.length());
    }
}
