package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;

/** Titles of naval stacks for use in a sentence: {@code Spain's naval stack of 6 ships under Medina}. */
public final class FleetTitle {

    private FleetTitle() {}

    /**
     * The title of a naval stack; the id itself if there is no such stack. The title contains the id only if another
     * stack in the place has the same title.
     */
    public static String of(EuState board, StackId id) {
        return board.fleet(id).map(stack -> full(board, stack)).orElseGet(id::value);
    }

    private static String full(EuState board, NavalStack stack) {
        var title = title(board, stack);
        boolean another = board.navies().stacksAt(stack.at()).stream().anyMatch(other -> !other.id().equals(stack.id()) && title(board, other).equals(title));
        return another ? title + " (" + stack.id() + ")" : title;
    }

    private static String title(EuState board, NavalStack stack) {
        if (stack.ships().thirds() == 0 && board.phase() instanceof Movement movement && movement.ride().isPresent()) {
            return board.leaders().get(movement.ride().get().leader()).leader().title() + " at sea";
        }
        var under = board.admiral(stack).map(Leader::title).map(name -> " under " + name).orElse("");
        return StackTitle.possessive(Nation.of(stack.country())) + " naval stack of " + size(stack.ships().thirds()) + under;
    }

    /** A number of ships, given in thirds, as players write it: {@code 4 1/3 ships}. */
    public static String size(int thirds) {
        return Thirds.format(thirds) + (thirds == Thirds.LD ? " ship" : " ships");
    }

    /** The ships by kind: {@code 1 FLEET-, 2 warships and 1 transport}; {@code no ships} for none. */
    public static String ships(NavalUnits ships) {
        var kinds = new ArrayList<String>();
        add(kinds, ships.fleetPlus(), "FLEET+", "FLEET+");
        add(kinds, ships.fleetMinus(), "FLEET-", "FLEET-");
        add(kinds, ships.nwd(), "warship", "warships");
        add(kinds, ships.vgd(), "galleass", "galleasses");
        add(kinds, ships.ngd(), "galley", "galleys");
        add(kinds, ships.ntd(), "transport", "transports");
        add(kinds, ships.nde(), "third of a warship", "thirds of a warship");
        return kinds.isEmpty() ? "no ships" : SpokenNames.list(kinds);
    }

    private static void add(List<String> kinds, int number, String one, String several) {
        if (number > 0) {
            kinds.add(number + " " + (number == 1 ? one : several));
        }
    }
}
