package tercio.domain.eu.play.refit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.refit.RefitCommand.RefitShips;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;

/** The form for the ships that a country refits with one order. */
final class RefitForm {

    private static final String WATERS = "waters";
    private static final String PORT = "port";

    private RefitForm() {}

    static Form of(Board board, String country) {
        var listed = Refits.options(board, country).stream().map(option -> (RefitShips) option.command()).toList();
        if (listed.isEmpty()) {
            return null;
        }
        var waters = listed.stream().map(RefitShips::waters).distinct().toList();
        var most = waters.stream().map(each -> Refits.of(board, country, each)).toList();
        var fields = new ArrayList<Field>();
        fields.add(new Choice(WATERS, "waters in which they were damaged", waters.stream().map(each -> new Item(each, each.replace('_', ' '))).toList()));
        fields.add(new Choice(PORT, "port where they lie then",
                listed.stream().map(RefitShips::port).distinct().map(port -> new Item(port, board.name(port))).toList()));
        add(fields, "ships.nwd", "warships", most.stream().mapToInt(NavalUnits::nwd).max().orElse(0));
        add(fields, "ships.nde", "thirds of a warship", most.stream().mapToInt(NavalUnits::nde).max().orElse(0));
        add(fields, "ships.vgd", "galleasses", most.stream().mapToInt(NavalUnits::vgd).max().orElse(0));
        add(fields, "ships.ngd", "galleys", most.stream().mapToInt(NavalUnits::ngd).max().orElse(0));
        add(fields, "ships.ntd", "transports", most.stream().mapToInt(NavalUnits::ntd).max().orElse(0));
        var limits = List.of(Limit.of("ships damaged in these waters before this round, in a port that takes them together", Refits.RULE, WATERS, PORT));
        return new Form(listed.getFirst(), fields, limits,
                filled -> new RefitShips(country, filled.choice(WATERS), ships(fields, filled), filled.choice(PORT)),
                below -> filling(listed.get(below.applyAsInt(listed.size()))));
    }

    private static void add(List<Field> fields, String name, String label, int most) {
        if (most > 0) {
            fields.add(new Count(name, label, 0, most));
        }
    }

    private static Ships ships(List<Field> fields, Filling filled) {
        return new Ships(0, 0, count(fields, filled, "ships.nwd"), count(fields, filled, "ships.ngd"), count(fields, filled, "ships.ntd"),
                count(fields, filled, "ships.nde"), count(fields, filled, "ships.vgd"));
    }

    private static int count(List<Field> fields, Filling filled, String name) {
        return fields.stream().anyMatch(field -> field.name().equals(name)) ? filled.count(name) : 0;
    }

    private static Filling filling(RefitShips order) {
        var ships = order.ships();
        return new Filling(Map.of(WATERS, order.waters(), PORT, order.port(), "ships.nwd", ships.nwd(), "ships.nde", ships.nde(), "ships.vgd", ships.vgd(),
                "ships.ngd", ships.ngd(), "ships.ntd", ships.ntd()));
    }
}
