package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.domain.sentence.Sentence;

/** The question who reinforces: all that stand at a place are listed, parts of them are described. */
final class ReinforcementForm {

    private static final String WITHIN = "within";
    private static final String CORPS = "corps";
    private static final String IRREGULARS = "irregulars";

    private ReinforcementForm() {}

    static Decision decision(EiaWarView board, LandCombat combat, Power power) {
        return new Decision("reinforce-" + power.word(), power.word(), "ReinforceCombat", Citation.of(Reinforcements.RULE),
                say("ask-reinforcement").with("who", CampaignNames.power(power)).with("at", CampaignNames.at(combat.area())).with("round", combat.round()),
                Reinforcements.options(board, combat, power), List.of()).with(form(board, combat, power));
    }

    /** One field of all pieces at all places: those chosen must stand at one place. */
    private static Keyed say(String key) {
        return Sentence.of("eia.combat." + key);
    }

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
            fields.add(new Subset(CORPS, say("field-reinforcing"), corps, 0, corps.size()));
        }
        if (!irregulars.isEmpty()) {
            fields.add(new Subset(IRREGULARS, say("field-irregulars"), irregulars, 0, irregulars.size()));
        }
        var all = places.stream().map(Location::area).distinct().map(area -> new Item(area.value(), CampaignNames.item(CampaignNames.area(area)))).toList();
        fields.add(new Form.Choice("from", say("field-from"), all));
        fields.add(new Form.Choice(WITHIN, say("field-within"), List.of(new Item(word(Within.FIELD), say("within").with("inside", false)), new Item(word(Within.CITY), say("within").with("inside", true)))));
        return new Form(example(board, combat, power, places.getFirst()), fields,
                List.of(Form.Limit.of(say("limit-one-place"), "EIA-7.5.2.11.2", fields.getFirst().name())),
                filled -> new ReinforceCombat(power, new SpaceId(filled.choice("from")), filled.choice(WITHIN).equals(word(Within.CITY)) ? Within.CITY : Within.FIELD,
                        corps.isEmpty() ? List.of() : Id.all(filled.choices(CORPS), UnitId::new), irregulars.isEmpty() ? List.of() : Id.all(filled.choices(IRREGULARS), UnitId::new)),
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

    private static Item item(EiaWarView board, Location place, UnitId id) {
        return new Item(id.value(), say("item-at").with("unit", CombatNames.unitName(board.state(), id)).with("at", CampaignNames.at(place.area())).with("inside", place.inCity()));
    }
}
