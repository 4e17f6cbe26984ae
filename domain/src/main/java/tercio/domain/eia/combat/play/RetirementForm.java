package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Limit;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The form for who retires into the city; the garrison of a depot by the listed answers, or with these forces. */
final class RetirementForm {

    private static final String CORPS = "corps";
    private static final String IRREGULARS = "irregulars";
    private static final String LEADERS = "leaders";
    private static final String DEPOTS = "depots";

    private RetirementForm() {}

    /** The form; {@code null} where the power has nothing but the garrison of a depot here. */
    static Form of(EiaWarView board, LandCombat combat, Power power) {
        var fields = new ArrayList<Field>();
        add(fields, board, CORPS, "field-retiring", Retirements.ownCorps(board, combat, power));
        add(fields, board, IRREGULARS, "field-retiring-irregulars", Retirements.irregulars(board, combat, power));
        var leaders = Retirements.leaders(board, combat, power);
        if (!leaders.isEmpty()) {
            fields.add(new Subset(LEADERS, say("field-retiring-leaders"), CombatNames.leaderItems(leaders), 0, leaders.size()));
        }
        if (fields.isEmpty()) {
            return null;
        }
        if (Retirements.hasOwnDepot(board, combat, power)) {
            fields.add(new Subset(DEPOTS, say("field-retiring-depots"), List.of(new Item(combat.area().value(), CampaignNames.item(CampaignNames.area(combat.area())))), 0, 1));
        }
        var names = fields.stream().map(Field::name).filter(name -> !name.equals(DEPOTS)).toArray(String[]::new);
        var given = new HashMap<String, Boolean>();
        fields.forEach(field -> given.put(field.name(), true));
        return new Form(new RetireIntoCity(power, List.of(), List.of(), List.of(), List.of()), fields,
                List.of(Limit.of(Sentence.of("eia.siege.limit-room"), "EIA-7.5.1.1.4", names), Limit.of(say("limit-with-corps"), "EIA-7.3.3.4", names)),
                filled -> new RetireIntoCity(power, Id.all(chosenIds(given, filled, CORPS), UnitId::new), Id.all(chosenIds(given, filled, IRREGULARS), UnitId::new),
                        Id.all(chosenIds(given, filled, DEPOTS), SpaceId::new), Id.all(chosenIds(given, filled, LEADERS), EiaLeaderId::new)));
    }

    private static Sentence say(String key) {
        return Sentence.of("eia.combat." + key);
    }

    private static void add(List<Field> fields, EiaWarView board, String name, String label, List<UnitId> units) {
        if (!units.isEmpty()) {
            fields.add(new Subset(name, say(label), CombatNames.items(board.state(), units), 0, units.size()));
        }
    }

    private static List<String> chosenIds(HashMap<String, Boolean> given, Form.Filling filled, String name) {
        return given.containsKey(name) ? filled.choices(name) : List.of();
    }
}
