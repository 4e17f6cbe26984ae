package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Subset;
import tercio.domain.ruling.Citation;

/** The question who reinforces: all that stand at a place are listed, parts of them are described. */
final class ReinforcementForm {

    private static final String WITHIN = "within";
    private static final String CORPS = "corps";
    private static final String IRREGULARS = "irregulars";

    private ReinforcementForm() {}

    static Decision decision(EiaWarView board, LandCombat combat, Power power) {
        return new Decision("reinforce-" + power.word(), power.word(), "ReinforceCombat", Citation.of(Reinforcements.RULE),
                "Does " + power.title() + " reinforce the combat in " + board.name(combat.area()) + " after round " + combat.round() + "?",
                Reinforcements.options(board, combat, power), List.of()).with(form(board, combat, power));
    }

    /** One field of all pieces at all places: those chosen must stand at one place. */
    private static Form form(EiaWarView board, LandCombat combat, Power power) {
        var places = Reinforcements.places(board, combat, power);
        var corps = new ArrayList<Item>();
        var irregulars = new ArrayList<Item>();
        for (var place : places) {
            Reinforcements.corps(board, power, place).forEach(id -> corps.add(item(board, place, id)));
            Reinforcements.irregulars(board, combat, power, place).forEach(id -> irregulars.add(item(board, place, id)));
        }
        var fields = new ArrayList<Field>();
        if (!corps.isEmpty()) {
            fields.add(new Subset(CORPS, "corps that try to reinforce", corps, 0, corps.size()));
        }
        if (!irregulars.isEmpty()) {
            fields.add(new Subset(IRREGULARS, "irregulars that try with a leader", irregulars, 0, irregulars.size()));
        }
        var all = places.stream().map(Location::area).distinct().map(area -> new Item(area, board.name(area))).toList();
        fields.add(new Form.Choice("from", "area from which they come", all));
        fields.add(new Form.Choice(WITHIN, "where in it they stand", List.of(new Item(word(Within.FIELD), "outside the city"), new Item(word(Within.CITY), "in the city"))));
        return new Form(example(board, combat, power, places.getFirst()), fields,
                List.of(Form.Limit.of("all of them stand at one place", "EIA-7.5.2.11.2", fields.getFirst().name())),
                filled -> new ReinforceCombat(power, filled.choice("from"), filled.choice(WITHIN).equals(word(Within.CITY)) ? Within.CITY : Within.FIELD,
                        corps.isEmpty() ? List.of() : filled.chosen(CORPS), irregulars.isEmpty() ? List.of() : filled.chosen(IRREGULARS)),
                below -> randomFilling(board, combat, power, places.get(below.applyAsInt(places.size())), below));
    }

    private static Form.Filling randomFilling(EiaWarView board, LandCombat combat, Power power, Location place, IntUnaryOperator below) {
        var values = new HashMap<String, Object>();
        values.put("from", place.area());
        values.put(WITHIN, word(place.within()));
        values.put(CORPS, Reinforcements.corps(board, power, place).stream().filter(id -> below.applyAsInt(2) == 0).toList());
        values.put(IRREGULARS, Reinforcements.irregulars(board, combat, power, place).stream().filter(id -> below.applyAsInt(2) == 0).toList());
        return new Form.Filling(values);
    }

    private static ReinforceCombat example(EiaWarView board, LandCombat combat, Power power, Location place) {
        return new ReinforceCombat(power, place.area(), place.within(), Reinforcements.corps(board, power, place),
                Reinforcements.irregulars(board, combat, power, place));
    }

    private static String word(Within within) {
        return within.name().toLowerCase(Locale.ROOT);
    }

    private static Item item(EiaWarView board, Location place, String id) {
        return new Item(id, CombatNames.unit(board.state(), id) + " in " + board.name(place.area()) + (place.inCity() ? " (city)" : ""));
    }
}
