package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.combat.play.CombatCommand.JoinRelief;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Field;
import tercio.domain.game.Form.Subset;
import tercio.domain.game.Id;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/** The question which besieged forces join a relieving force. */
final class SallyForm {

    private static final String CORPS = "corps";

    private SallyForm() {}

    static Decision decision(EiaWarView board, LandCombat combat, Power power) {
        return new Decision("sally-" + power.word(), power.word(), "JoinRelief", Citation.of(Sallies.RULE),
                Sentence.of("eia.combat.ask-sally").with("who", CampaignNames.power(power)).with("at", CampaignNames.at(combat.area())),
                Sallies.options(board, combat, power), List.of()).with(form(board, combat, power));
    }

    private static Form form(EiaWarView board, LandCombat combat, Power power) {
        var fields = new ArrayList<Field>();
        var corps = Sallies.besiegedCorps(board, combat, power);
        if (!corps.isEmpty()) {
            fields.add(new Subset(CORPS, Sentence.of("eia.combat.field-joining"), CombatNames.items(board.state(), corps), 0,
                    corps.size()));
        }
        var cells = new ArrayList<LossOf>();
        Sallies.garrisons(board, combat, power).forEach(part -> part.factors().counts()
                .forEach((type, count) -> cells.add(new LossOf(UnitId.ofGarrison(part.nation()), type, count))));
        for (int at = 0; at < cells.size(); at++) {
            var cell = cells.get(at);
            fields.add(new Count(field(at), Sentence.of("eia.combat.field-garrison").with("type", CampaignNames.factorType(cell.type())), 0, cell.count()));
        }
        return new Form(new JoinRelief(power, List.of(), none(cells)), fields, List.of(),
                filled -> new JoinRelief(power, corps.isEmpty() ? List.of() : Id.all(filled.choices(CORPS), UnitId::new), cells.stream()
                        .map(cell -> new LossOf(cell.unit(), cell.type(), filled.count(field(cells.indexOf(cell))))).toList()));
    }

    private static String field(int at) {
        return "garrison." + at + ".count";
    }

    private static List<LossOf> none(List<LossOf> cells) {
        return cells.stream().map(cell -> new LossOf(cell.unit(), cell.type(), 0)).toList();
    }
}
