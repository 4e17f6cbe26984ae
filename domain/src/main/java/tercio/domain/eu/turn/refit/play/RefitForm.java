package tercio.domain.eu.turn.refit.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.ShipFields;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.refit.play.RefitCommand.RefitShips;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Filling;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The form for the ships that a country refits with one order. */
final class RefitForm {

    private static final String WATERS = "waters";
    private static final String PORT = "port";

    private RefitForm() {}

    static Form of(WarView board, CountryId country) {
        var listed = Refits.options(board, country).stream().map(option -> (RefitShips) option.command()).toList();
        if (listed.isEmpty()) {
            return null;
        }
        var waters = listed.stream().map(RefitShips::waters).distinct().toList();
        var all = waters.stream().map(each -> Refits.refittableShips(board, country, each)).toList();
        var fields = new ArrayList<Field>();
        fields.add(new Choice(WATERS, Sentence.of("eu.refit.field-waters"), waters.stream().map(each -> new Item(each.value(), AnswerNames.item(SentenceNames.waters(each)))).toList()));
        fields.add(new Choice(PORT, Sentence.of("eu.refit.field-port"),
                listed.stream().map(RefitShips::port).distinct().map(port -> new Item(port.value(), AnswerNames.item(SentenceNames.place(port)))).toList()));
        var ships = new ShipFields("ships", new NavalUnits(0, 0, most(all, NavalUnits::nwd), most(all, NavalUnits::ngd), most(all, NavalUnits::ntd),
                most(all, NavalUnits::nde), most(all, NavalUnits::vgd)));
        fields.addAll(ships.fields("refitted"));
        var limits = List.of(Limit.of(Sentence.of("eu.refit.limit-ships"), Refits.RULE, WATERS, PORT));
        return new Form(listed.getFirst(), fields, limits,
                filled -> new RefitShips(country, new WatersId(filled.choice(WATERS)), ships.of(filled), new SpaceId(filled.choice(PORT))),
                below -> filling(ships, listed.get(below.applyAsInt(listed.size()))));
    }

    private static int most(List<NavalUnits> all, ToIntFunction<NavalUnits> kind) {
        return all.stream().mapToInt(kind).max().orElse(0);
    }

    private static Filling filling(ShipFields ships, RefitShips order) {
        var values = ships.values(order.ships().units());
        values.put(WATERS, order.waters().value());
        values.put(PORT, order.port());
        return new Filling(values);
    }
}
